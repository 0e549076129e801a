// Pictures for docs/screens: one contact sheet a size, and the readme's. `node shots/screens.mjs [--server http://...]`.
// `--only park,home` and `--at 1440x900` take some again, without a sheet. Every other scene is in Russian and after dark. Without a server it starts its own; takes minutes.
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { come, SCENES } from './scenes.mjs';
import { serve } from './server.mjs';

const OUT = join(import.meta.dirname, '..', '..', 'docs', 'screens');
const SINGLE = join(import.meta.dirname, 'out', 'screens');
const KEPT = { 'park-1440x900': 'unfair-desktop-light.jpg', 'park-390x844': 'unfair-phone-dark.jpg' };
const SIZES = ['1920x1080', '1440x900', '1280x800', '768x1024', '390x844', '360x640'];
const LOOKS = [
  { colorScheme: 'light', locale: 'en' },
  { colorScheme: 'dark', locale: 'ru' },
];
const WIDE = 1600; // px of a sheet

for (const folder of [OUT, SINGLE]) mkdirSync(folder, { recursive: true });
const at = process.argv.indexOf('--server');
const given = (name, usual) => {
  const found = process.argv.indexOf(`--${name}`);
  return found < 0 ? usual : process.argv[found + 1].split(',');
};
const only = given('only', Object.keys(SCENES));
const own = at < 0 ? await serve() : null;
const server = own?.address ?? process.argv[at + 1];
const browser = await chromium.launch({ executablePath: process.env.MIDWAY_CHROMIUM ?? '/usr/bin/chromium' });

/** A picture of each scene at one size. */
async function shoot(size) {
  const [width, height] = size.split('x').map(Number);
  const phone = width <= 700;
  const options = { viewport: { width, height }, isMobile: phone, hasTouch: phone, reducedMotion: 'reduce' };
  const contexts = await Promise.all(LOOKS.map((look) => browser.newContext({ ...options, ...look })));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const found = [];
  for (const [i, name] of Object.keys(SCENES).entries()) {
    if (!only.includes(name)) continue;
    const kept = KEPT[`${name}-${size}`];
    const page = kept ? pages[kept.includes('dark') ? 1 : 0] : pages[i % LOOKS.length];
    if (kept && page === pages[1])
      await page.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('midway-language', 'en'));
    const path = join(SINGLE, `${name}-${size}.jpg`);
    try {
      await come(page, server, name);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      await page.screenshot({ path, type: 'jpeg', quality: 70 });
      if (kept) await page.screenshot({ path: join(OUT, kept), type: 'jpeg', quality: 70 });
      found.push({ name, path });
    } catch (problem) {
      console.log(`${name} ${size}: ${problem.message.split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
  await Promise.all(contexts.map((context) => context.close()));
  return found;
}

/** All of them on one page. */
async function sheet(size, found) {
  const [width, height] = size.split('x').map(Number);
  const columns = width > height ? 5 : width > 700 ? 8 : 12;
  const figures = found.map(({ name, path }) => {
    const data = readFileSync(path).toString('base64');
    return `<figure><img src="data:image/jpeg;base64,${data}"><figcaption>${name}</figcaption></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: WIDE, height: 900 } });
  await page.setContent(
    `<style>body{margin:8px;display:grid;gap:8px;align-items:start;grid-template-columns:repeat(${columns},1fr);font:13px sans-serif}
     figure{margin:0}img{width:100%;display:block}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: join(OUT, `sheet-${size}.jpg`), type: 'jpeg', quality: 62, fullPage: true });
  await page.close();
}

try {
  for (const size of given('at', SIZES)) {
    const found = await shoot(size);
    if (found.length === Object.keys(SCENES).length) await sheet(size, found);
  }
} finally {
  await browser.close();
  await own?.stop();
}
