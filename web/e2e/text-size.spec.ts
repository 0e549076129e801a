// Words twice as large: nothing is lost, whatever does not fit is scrolled to, and one can still play.
import { overflow } from '../shots/overflow.mjs';
import { answer, asked, dice } from './by-hand';
import { expect, test } from './quiet';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`text size 200 % at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      localStorage.setItem('midway-preferences', JSON.stringify({ textSize: 2, pace: 0 }));
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(overflow), 'home').toEqual([]);
    await page.getByRole('button', { name: /^Play now.*Unfair/ }).click();
    await asked(page);
    expect(await page.evaluate(overflow), 'table').toEqual([]);

    await answer(page, dice(5));
    await asked(page);
    await page.locator('.tray [data-verb], .tray [data-option]').first().click();
    await expect(page.locator('.tray .foot')).toBeInViewport();
  });
}
