// Every screen once at every size, in the longer language: nothing is cut off, covered or too small, nothing scrolls
// sideways. `make shots` takes pictures of all of it, in both languages and all palettes, rare questions included.
import type { Page } from '@playwright/test';
import { overflow } from '../shots/overflow.mjs';
import { come, RARE, SCENES } from '../shots/scenes.mjs';
import { expect, test } from './quiet';

test.setTimeout(280_000);

const DESK = [[1920, 1080], [1440, 900], [1280, 800], [768, 1024]] as const; // prettier-ignore
const PHONE = [[390, 844], [360, 640]] as const; // prettier-ignore

/** What does not fit of one screen, at each size. */
async function faultsOf(page: Page, name: string, sizes: readonly (readonly [number, number])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const found = await page.evaluate(overflow);
    faults.push(...found.map((fault: string) => `${name} ${width}x${height}: ${fault}`));
  }
  return faults;
}

for (const [kind, sizes] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`every screen fits every size of a ${kind}`, async ({ browser, baseURL }) => {
    const phone = kind === 'phone';
    const context = await browser.newContext({
      isMobile: phone,
      hasTouch: phone,
      locale: 'ru',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const name of Object.keys(SCENES).filter((one) => !RARE.has(one))) {
      const [[width, height]] = sizes;
      await page.setViewportSize({ width, height });
      await come(page, baseURL ?? '', name);
      faults.push(...(await faultsOf(page, name, sizes)));
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}
