// A match through the visible controls: some offered option, then the one button that confirms.
import { expect, type Page } from '@playwright/test';

const SLOW = 20_000;

/** A generator of one's own, so that a failure can be played again. */
export function dice(seed: number): (n: number) => number {
  let now = seed;
  return (n) => (now = (now * 16_807) % 2_147_483_647) % n;
}

/** Without motion, under a name, and with a short match behind "Play now". */
export async function settle(page: Page, name: string, lang = 'en'): Promise<void> {
  await page.addInitScript(
    ([called, spoken]) => {
      const options = { game_changers: 'school-vacation' };
      localStorage.setItem('midway-preferences', JSON.stringify({ pace: 0, name: called }));
      if (!localStorage.getItem('midway-wish-unfair'))
        localStorage.setItem('midway-wish-unfair', JSON.stringify({ seats: 2, options }));
      if (!localStorage.getItem('midway-language')) localStorage.setItem('midway-language', spoken ?? 'en');
    },
    [name, lang],
  );
}

const choices = (page: Page) => page.getByTestId('tray').locator('[data-verb], [data-option]');

export const isOver = (page: Page): Promise<boolean> => page.getByTestId('over').isVisible();
export const isAsked = async (page: Page): Promise<boolean> => (await choices(page).count()) > 0;

/** The tray asks something of this page, or the match is over. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  const over = page.getByTestId('over');
  await expect(choices(page).first().or(over).first()).toBeVisible({ timeout: SLOW });
  return (await over.isVisible()) ? 'over' : 'asked';
}

export type Act = (page: Page, selector: string, n: number) => Promise<void>;

const click: Act = (page, selector, n) => page.locator(selector).nth(n).click();

/** Answer one question: open a menu where there is one, pick, confirm, and wait until it was taken. */
export async function answer(page: Page, roll: (n: number) => number, act: Act = click): Promise<void> {
  const menu = '.tray [data-verb], .tray [data-option]';
  const asked = await page.locator('.tbl').getAttribute('data-number');
  const many = await page.locator(menu).count();
  if (many === 0) return; // the question has changed meanwhile
  await act(page, menu, roll(many));
  await expect(page.locator('.tray[aria-busy="true"]')).toHaveCount(0);
  if ((await page.locator('.tbl').getAttribute('data-number')) !== asked) return; // it only asked on
  const confirm = page.getByTestId('confirm');
  if ((await confirm.getAttribute('aria-disabled')) === 'true') {
    const options = '.tray [data-option]';
    const left = await page.locator(options).count();
    if (left === 0) return;
    await act(page, options, roll(left));
  }
  const before = await page.locator('.tbl').getAttribute('data-number');
  if ((await confirm.getAttribute('aria-disabled')) === 'true') return; // the question has changed meanwhile
  await act(page, '[data-testid="confirm"]', 0);
  const goesOn = page.locator(`.tbl:not([data-number="${before ?? ''}"]), .curtain`);
  await expect(goesOn.first()).toBeVisible({ timeout: SLOW });
}

/** Everybody answers whenever asked, until it is over. `between` sees how many answers there were. */
export async function playOut(
  pages: Page[],
  seed: number,
  between: (answers: number) => Promise<void> = () => Promise.resolve(),
  act: Act = click,
): Promise<void> {
  const roll = dice(seed);
  for (let answers = 0, idle = 0; idle < 200;) {
    let anybody = false;
    for (const page of pages) {
      if (await isOver(page)) return;
      if (!(await isAsked(page))) continue;
      anybody = true;
      await answer(page, roll, act);
      await between((answers += 1));
    }
    idle = anybody ? 0 : idle + 1;
    if (!anybody) await pages[0]?.waitForTimeout(100);
  }
  throw new Error('nobody is asked any more, and it is not over');
}
