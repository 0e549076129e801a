// The rules: by address, by words of either language, and from a refusal at the table.
import { asked, settle } from './by-hand';
import { expect, test } from './quiet';

test('an address leads to a rule', async ({ page }) => {
  await page.goto('/rules/unfair#UNF-BUILD-05');

  const rule = page.locator('#UNF-BUILD-05');
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveClass(/here/);
  await page.getByRole('link', { name: 'The gate' }).click();
  await expect(page.getByRole('heading', { name: 'The gate' })).toBeInViewport();
});

test('a rule is found by words of either language and by its number', async ({ page }) => {
  await page.goto('/rules/unfair');
  const search = page.getByRole('searchbox');
  for (const words of ['half an odd price', 'половину нечетной цены', 'unf-build-13']) {
    await search.fill(words);
    await expect(page.locator('.rule')).toHaveCount(1);
    await expect(page.locator('.rule')).toContainText('Half an odd price is rounded up.');
  }
  await page.getByRole('button', { name: 'RU' }).click();
  await expect(page.locator('.rule')).toContainText('округляют');
  expect(page.url()).toContain('q=unf-build-13');
});

test('a refusal opens its rule over the table', async ({ page }) => {
  await settle(page, 'Marta');
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Unfair/ }).click();
  await asked(page);
  const link = page.getByRole('dialog').locator('.reasons a').first();
  const cards = page.locator('.hand [data-card], .market [data-card]');
  for (let i = 0; i < (await cards.count()) && !(await link.isVisible()); i += 1) {
    await page.keyboard.press('Escape');
    await cards.nth(i).click({ button: 'right' });
    await page.getByRole('dialog').getByRole('button', { name: 'Why not?' }).click();
    await expect(page.getByRole('dialog').locator('.reasons')).toBeVisible();
  }
  const id = /[A-Z]+-[A-Z]+-\d+/.exec(await link.innerText())?.[0] ?? 'none';
  await link.click();

  const dialog = page.getByRole('dialog').last();
  await expect(dialog.locator('.here')).toContainText(id);
  expect(page.url()).toContain('/table/');
});
