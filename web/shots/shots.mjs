// Pictures of every screen, and what does not fit on them: `node shots/shots.mjs [OUT] [--at 1440x900,390x844]
// [--theme light,dark] [--lang en,ru] [--contrast usual,more,forced] [--text 1,2] [--only home,unfair] [--server http://...]`.
// Without a server it starts its own; scenes lay their own tables. Fails where something does not fit.
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { overflow } from './overflow.mjs';
import { come, SCENES } from './scenes.mjs';
import { serve } from './server.mjs';

const SIZES = '1920x1080,1440x900,1280x800,768x1024,390x844,360x640';

const given = process.argv.slice(2);
const option = (name, usual) => {
  const at = given.indexOf(`--${name}`);
  return (at < 0 ? usual : given[at + 1]).split(',');
};
const out = !given[0] || given[0].startsWith('--') ? 'shots/out' : given[0];
const only = option('only', Object.keys(SCENES).join(','));
mkdirSync(out, { recursive: true });

const [named] = option('server', process.env.MIDWAY_SERVER ?? '');
const own = named ? null : await serve();
const server = named || own.address;
const executablePath = process.env.MIDWAY_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath });
const faults = new Map(); // what is wrong -> where
let pictures = 0;

async function shoot(look) {
  const { width, height, theme, lang, contrast, text } = look;
  const phone = width <= 700;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: lang,
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
    contrast: contrast === 'more' ? 'more' : 'no-preference',
    forcedColors: contrast === 'forced' ? 'active' : 'none',
  });
  await context.addInitScript((textSize) => {
    if (location.protocol !== 'about:') localStorage.setItem('midway-preferences', JSON.stringify({ textSize }));
  }, text);
  const page = await context.newPage();
  let name = '';
  const blame = (line) => {
    const where = `${name} ${width}x${height} ${theme} ${lang}${contrast === 'usual' ? '' : ` ${contrast}`}`;
    faults.set(line, [...(faults.get(line) ?? []), where]);
  };
  page.on('console', (one) => ['error', 'warning'].includes(one.type()) && blame(one.text()));
  page.on('pageerror', (error) => blame(error.message));
  for (name of only) {
    const tail = `${contrast === 'usual' ? '' : `-${contrast}`}${text === 1 ? '' : `-text${text}`}`;
    const file = join(out, `${name}-${width}x${height}-${theme}-${lang}${tail}`);
    const begun = Date.now();
    try {
      await come(page, server, name);
      if (process.env.MIDWAY_SHOTS) console.log(`${name} ${Date.now() - begun} ms`);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${file}.png` });
      for (const line of await page.evaluate(overflow)) blame(line);
    } catch (problem) {
      blame(problem.message.split('\n')[0]);
      await page.screenshot({ path: `${file}-failed.png` });
    }
    pictures += 1;
  }
  await context.close();
}

try {
  for (const size of option('at', SIZES)) {
    const [width, height] = size.split('x').map(Number);
    for (const contrast of option('contrast', 'usual'))
      for (const theme of option('theme', 'light'))
        for (const lang of option('lang', 'en'))
          for (const text of option('text', '1').map(Number))
            await shoot({ width, height, theme, lang, contrast, text });
  }
} finally {
  await browser.close();
  await own?.stop();
}
for (const [line, places] of faults)
  console.log(`${line}\n    ${places.slice(0, 3).join('; ')}${places.length > 3 ? `; ${places.length - 3} more` : ''}`);
console.log(`${pictures} pictures in ${out}, ${faults.size} faults`);
if (faults.size) process.exitCode = 1;
