// Another language in the middle of a match: every word of the page, and nothing is loaded again.
import { answer, asked, dice, settle } from './by-hand';
import { expect, test } from './quiet';

const CYRILLIC = /[а-яё]/i;

test('the language is switched in the middle, for log, cards and options', async ({ page }) => {
  await settle(page, 'Марта');
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Unfair/ }).click();
  const roll = dice(11);
  for (let i = 0; i < 6; i += 1) {
    await asked(page);
    await answer(page, roll);
  }
  await asked(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const card = page.locator('.hand [data-card]').first();
  const name = await card.getAttribute('data-card');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.keyboard.press('Escape');

  for (const selector of ['.hand h3', '.log p', '.tray h2', '.tray .opt', '.market h3, .main h3', '.turn small']) {
    const all = await page.locator(selector).allInnerTexts();
    expect(all.length, selector).toBeGreaterThan(0);
    for (const said of all.filter((one) => /[a-zа-яё]{3}/i.test(one))) expect(said, selector).toMatch(CYRILLIC);
  }
  expect(await card.getAttribute('data-card')).toBe(name);
  await card.click({ button: 'right' });
  await expect(page.getByRole('dialog').locator('article')).toHaveAttribute('lang', 'ru');
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  expect(await page.getByRole('dialog').innerText()).not.toMatch(/\b(coins|Market|Round|park of)\b/);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});
