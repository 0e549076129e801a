// What a screen reader would miss on every screen, in both palettes.
import type { Page } from '@playwright/test';
import { asked } from './by-hand';
import { flaws } from './flaws';
import { expect, test } from './quiet';

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Unfair/ }).click();
  await asked(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await flaws(page), 'home').toEqual([]);
    await page.goto('/new/unfair');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await flaws(page), 'settings of a table').toEqual([]);

    await begin(page);
    expect(await flaws(page), 'table').toEqual([]);
    await page.keyboard.press('v');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await flaws(page), 'table as text').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.hand [data-card]').first().click({ button: 'right' });
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await flaws(page), 'a card').toEqual([]);
  });
}
