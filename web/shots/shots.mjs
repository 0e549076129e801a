// Takes pictures of screens: `node shots/shots.mjs OUT [--at 1440x900,390x844] [--theme light,dark] [--lang en,ru]
// [--only home,unfair] [--server http://...]`. A server must be running; scenes lay their own tables.
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { overflow } from './overflow.mjs';
import { SCENES } from './scenes.mjs';

const SIZES = '1920x1080,1440x900,1280x800,768x1024,390x844,360x640';

const given = process.argv.slice(2);
const option = (name, usual) => {
  const at = given.indexOf(`--${name}`);
  return (at < 0 ? usual : given[at + 1]).split(',');
};
const out = !given[0] || given[0].startsWith('--') ? 'shots/out' : given[0];
const [server] = option('server', process.env.MIDWAY_SERVER ?? 'http://127.0.0.1:8080');
const only = option('only', Object.keys(SCENES).join(','));
mkdirSync(out, { recursive: true });

const executablePath = process.env.MIDWAY_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath });

async function shoot(width, height, theme, lang) {
  const phone = width <= 700;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: lang,
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(`  ${message.text()}`));
  page.on('pageerror', (error) => console.log(`  ${error.stack}`));
  for (const name of only) {
    const file = join(out, `${name}-${width}x${height}-${theme}-${lang}`);
    try {
      await SCENES[name](page, server);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${file}.png` });
      for (const line of await page.evaluate(overflow))
        console.log(`  ${name} ${width}x${height} ${theme} ${lang}: ${line}`);
    } catch (problem) {
      console.log(`  ${name} ${width}x${height}: ${problem.message.split('\n')[0]}`);
      await page.screenshot({ path: `${file}-failed.png` });
    }
  }
  await context.close();
}

for (const size of option('at', SIZES)) {
  const [width, height] = size.split('x').map(Number);
  for (const theme of option('theme', 'light'))
    for (const lang of option('lang', 'en')) await shoot(width, height, theme, lang);
}
await browser.close();
