// Frames a second while cards fly and the mouse goes over the table.

/** Play on at a table until enough has flown; count the frames of that time. */
export async function framesWhile(page, seconds = 12) {
  await page.evaluate(() => {
    window.frames = { flying: [], idle: [] };
    let last = performance.now();
    const count = (now) => {
      const isFlying = document.getAnimations().some((one) => one.playState === 'running');
      window.frames[isFlying ? 'flying' : 'idle'].push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const until = Date.now() + seconds * 1000;
  let x = 0;
  while (Date.now() < until) {
    await actOnce(page);
    for (let i = 0; i < 12; i += 1) {
      x = (x + 97) % 1300;
      await page.mouse.move(60 + x, 150 + ((x * 7) % 560), { steps: 3 });
      await page.waitForTimeout(30);
    }
  }
  const { flying, idle } = await page.evaluate(() => window.frames);
  return { flying: summary(flying), idle: summary(idle) };
}

/** Some answer, by keys, so that nothing is in the way of what flies. */
async function actOnce(page) {
  await page.evaluate(() => {
    const some = (selector) => {
      const all = [...document.querySelectorAll(selector)];
      all[Math.floor(Math.random() * all.length)]?.click();
    };
    some('.tray [data-verb], .tray [data-option]');
    setTimeout(() => some('.tray [data-option]'), 20);
    setTimeout(() => document.querySelector('[data-testid="confirm"]')?.click(), 60);
  });
}

function summary(frames) {
  const sum = frames.reduce((all, one) => all + one, 0);
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return {
    frames: frames.length,
    seconds: sum / 1000,
    rate: (frames.length * 1000) / (sum || 1),
    p95: at(0.95),
    worst: at(1),
  };
}
