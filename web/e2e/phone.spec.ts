// A whole match by touch, 390 px wide.
import { answer, asked, dice, playOut, settle, type Act } from './by-hand';
import { expect, test } from './quiet';

test.setTimeout(170_000);

const tap: Act = async (page, selector, n) => page.locator(selector).nth(n).tap();

test('a match by touch, and nothing ever scrolls sideways', async ({ page }) => {
  await settle(page, 'Marta');
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Unfair/ }).tap();
  await asked(page);

  await playOut(
    [page],
    7,
    async (answers) => {
      if (answers % 5 === 0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
    tap,
  );

  await expect(page.getByTestId('over')).toBeVisible();
});

test('a round of Dice Theme Park by touch, and nothing scrolls sideways', async ({ page }) => {
  await settle(page, 'Marta');
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Dice Theme Park/ }).tap();
  const roll = dice(9);
  const second = page.locator('.line b', { hasText: 'Round 2' });

  for (let i = 0; i < 80 && !(await second.isVisible()); i += 1) {
    await asked(page);
    await answer(page, roll, tap);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }

  await expect(second).toBeVisible();
});
