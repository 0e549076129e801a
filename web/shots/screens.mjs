// Pictures for docs/screens: the readme's, and one contact sheet a size; the single ones go to a folder of their own.
// `node shots/screens.mjs http://127.0.0.1:8080`; takes minutes.
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENES } from './scenes.mjs';

const OUT = join(import.meta.dirname, '..', '..', 'docs', 'screens');
const SINGLE = join(import.meta.dirname, 'out');
const KEPT = ['unfair-desktop-light.jpg', 'unfair-phone-dark.jpg'];
const SIZES = { desktop: [1440, 900], phone: [390, 844] };
const SHOWN = ['home', 'new', 'unfair', 'build', 'attack', 'five', 'zoom', 'rival', 'over'];
const server = process.argv[2] ?? 'http://127.0.0.1:8080';

mkdirSync(OUT, { recursive: true });
mkdirSync(SINGLE, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.MIDWAY_CHROMIUM ?? '/usr/bin/chromium' });

async function shoot(name, [width, height], colorScheme) {
  const phone = width <= 700;
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, colorScheme, isMobile: phone, hasTouch: phone, locale: 'en' });
  const page = await context.newPage();
  const files = [];
  for (const scene of SHOWN) {
    await SCENES[scene](page, server);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(700);
    const file = `${scene}-${name}-${colorScheme}.jpg`;
    const path = join(KEPT.includes(file) ? OUT : SINGLE, file);
    await page.screenshot({ path, type: 'jpeg', quality: 62 });
    files.push(path);
  }
  await context.close();
  return files;
}

for (const [name, size] of Object.entries(SIZES)) {
  const files = [...(await shoot(name, size, 'light')), ...(await shoot(name, size, 'dark'))];
  const pictures = files.map((file) => `<img src="data:image/jpeg;base64,${readFileSync(file).toString('base64')}">`);
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  const columns = name === 'phone' ? 9 : 3;
  await page.setContent(
    `<body style="margin:8px;display:grid;gap:8px;align-content:start;align-items:start;grid-template-columns:repeat(${columns},1fr)">` +
      `<style>img{width:100%;display:block}</style>${pictures.join('')}`,
  );
  await page.screenshot({ path: join(OUT, `sheet-${name}.jpg`), type: 'jpeg', quality: 60, fullPage: true });
  await page.close();
}
await browser.close();
