// From opening the page to a first action of one's own, by visible labels only.
import { expect, test } from './quiet';

test('a first action in Unfair is four clicks away', async ({ page }) => {
  await page.goto('/');

  await page.getByRole('button', { name: /^Play now.*Unfair/ }).click(); // 1
  const tray = page.getByTestId('tray');
  await expect(tray.getByRole('heading')).toBeVisible();
  const question = page.locator('[data-option], [data-verb]').first();
  await expect(question).toBeVisible();
  const log = await page.locator('.log').innerText();
  await question.click(); // 2
  const confirm = page.getByTestId('confirm');
  if ((await confirm.getAttribute('aria-disabled')) === 'true') await page.locator('[data-option]').first().click(); // 3
  await confirm.click(); // 4

  await expect(page.locator('.log')).not.toHaveText(log);
});
