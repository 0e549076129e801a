// High contrast and the system's own colours: everything is readable, and what is chosen can still be told.
import type { Page } from '@playwright/test';
import { asked } from './by-hand';
import { paleWords } from './flaws';
import { expect, test } from './quiet';

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Unfair/ }).click();
  await asked(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`high contrast reads at 7:1 everywhere, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await paleWords(page), 'home').toEqual([]);
    await page.goto('/new/unfair');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await paleWords(page), 'settings of a table').toEqual([]);
    await begin(page);
    expect(await paleWords(page), 'table').toEqual([]);
    await page.locator('.tray [data-verb], .tray [data-option]').first().click();
    expect(await paleWords(page), 'table with something picked').toEqual([]);
    await page.locator('.hand [data-card]').first().click({ button: 'right' });
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await paleWords(page), 'a card').toEqual([]);
  });
}

const lineOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { outlineStyle, outlineColor, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(one);
      return { outlineStyle, outlineColor, borderTopStyle, borderTopColor, backgroundColor };
    });

test('in forced colours every button has a line, and what is picked another', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await begin(page);
  const option = '.tray [data-option]';
  if (!(await page.locator(option).count())) await page.locator('.tray [data-verb]').first().click();
  const before = await lineOf(page, option);
  expect(before.borderTopStyle).not.toBe('none');

  await page.locator(option).first().click();

  const after = await lineOf(page, option);
  expect(after).not.toEqual(before);
  expect((await lineOf(page, '[data-testid="confirm"]')).borderTopStyle).not.toBe('none');
  for (const part of ['.rival', '.ride, .empty', '.tray'])
    expect((await lineOf(page, part)).borderTopStyle, part).not.toBe('none');
});
