// What the client costs and how quick it is, in Debian's Chromium: `node perf/measure.mjs [--write]`.
// Starts its own server on the built bundle. With --write the findings go to benchmarks/web.md.
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { SCENES } from '../shots/scenes.mjs';
import { serve } from '../shots/server.mjs';
import { framesWhile } from './frames.mjs';
import { page as written } from './page.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const SLOWER = 4;
const OUT = join(import.meta.dirname, '..', '..', 'benchmarks', 'web.md');
const executablePath = process.env.MIDWAY_CHROMIUM ?? '/usr/bin/chromium';
const middle = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];

const { address, stop } = await serve();
const browser = await chromium.launch({ executablePath });

/** A fresh visitor, on a processor so many times slower. */
async function visitor(slower = 1, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { context, page, cdp };
}

/** Bytes on the wire of a first visit. */
async function weight(locale) {
  const { context, page } = await visitor(1, { locale });
  const sizes = { font: 0, rest: 0 };
  const counted = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType() === 'font' ? 'font' : 'rest';
    counted.push(request.sizes().then((found) => (sizes[kind] += found.responseBodySize)));
  });
  await SCENES.home(page, address);
  await page.waitForLoadState('networkidle');
  await Promise.all(counted);
  await context.close();
  return sizes;
}

/** Milliseconds until the largest thing of the page is painted, from a cold cache. */
async function firstScreen(path, wanted) {
  const { context, page } = await visitor(SLOWER);
  await page.addInitScript(() => {
    window.painted = 0;
    new PerformanceObserver((list) => (window.painted = list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  await page.goto(address + path);
  await page.locator(wanted).first().waitFor();
  await page.waitForTimeout(800);
  const painted = await page.evaluate(() => window.painted);
  await context.close();
  return painted;
}

/** Milliseconds from each press to the paint that answers it, on a table of five late in a match. */
async function presses(selectors) {
  const { context, page } = await visitor(SLOWER);
  await SCENES.five(page, address);
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.pressed = [];
    new PerformanceObserver((list) => {
      for (const one of list.getEntries())
        if (one.interactionId) window.pressed.push({ what: window.pressing, took: one.duration });
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  for (const [act, what, name] of selectors) {
    await page.evaluate((now) => (window.pressing = now), name);
    if (act === 'click') await page.locator(what).first().click({ timeout: 5000 });
    else await page.keyboard.press(what);
    await page.waitForTimeout(500);
  }
  const found = await page.evaluate(() => window.pressed);
  await context.close();
  return found;
}

try {
  const found = {
    machine: `${cpus()[0].model}, ${cpus().length} cores; Chromium ${browser.version()}, headless, software rendering`,
    load: loadavg()[0],
    weights: { en: await weight('en'), ru: await weight('ru') },
    home: [],
    settings: [],
    presses: [],
    frames: null,
  };
  for (let i = 0; i < RUNS; i += 1) {
    found.home.push(await firstScreen('/', 'h1'));
    found.settings.push(await firstScreen('/new/unfair', 'h1'));
  }
  for (let i = 0; i < RUNS; i += 1)
    found.presses.push(
      ...(await presses([
        ['click', '[data-verb]', 'open a verb'],
        ['click', '.tray [data-option]', 'pick an option'],
        ['key', 'Escape', 'take it back'],
        ['key', 'Escape', 'close the verb'],
        ['click', '.rail [data-rival]', 'look at a rival'],
        ['key', '2', 'a key'],
        ['click', 'header .ib:last-child', 'open the menu'],
      ])),
    );
  const { context, page } = await visitor(1);
  await SCENES.five(page, address);
  found.frames = await framesWhile(page);
  await context.close();
  found.middle = {
    home: middle(found.home),
    settings: middle(found.settings),
    press: middle(found.presses.map((one) => one.took)),
  };
  const kinds = [...new Set(found.presses.map((one) => one.what))];
  const tookOf = (what) => middle(found.presses.filter((one) => one.what === what).map((one) => one.took));
  found.slowest = kinds.map((what) => ({ what, took: tookOf(what) })).sort((a, b) => b.took - a.took)[0];
  const text = written(found, SLOWER);
  console.log(text);
  if (process.argv.includes('--write')) writeFileSync(OUT, text);
} finally {
  await browser.close();
  await stop();
}
