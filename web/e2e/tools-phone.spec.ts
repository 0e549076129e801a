// The same on a phone.
import { finished } from './finished';
import { flaws, tooWide } from './flaws';
import { expect, test } from './quiet';

test.setTimeout(90_000);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing beside the table on a phone, ${colorScheme}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('midway-preferences', JSON.stringify({ pace: 0 })));
    await page.emulateMedia({ colorScheme });
    await page.goto('/watch');
    const id = await finished(page, 30);
    const screens: [string, string][] = [
      ['/watch', 'h1'],
      ['/cards/unfair?kind=event,staff', 'main [data-card]'],
      ['/cards/unfair?card=pirate.sea-dog', '[data-testid="detail"]'],
      ['/cards/coconut_shy', 'main [data-card]'],
      ['/cards/dice_theme_park', 'main [data-card]'],
      ['/rules/unfair?q=loan', 'mark'],
      [`/table/${id}/score`, '[data-told="true"]'],
      [`/table/${id}/replay?step=20`, '[data-step="20"]'],
    ];
    for (const [address, sign] of screens) {
      await page.goto(address);
      await expect(page.locator(sign).first()).toBeVisible();
      expect(await flaws(page), address).toEqual([]);
      expect(await tooWide(page), address).toBe(0);
    }
    await page.getByRole('button', { name: 'Events' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await flaws(page), 'events').toEqual([]);
    await page.goto('/cards/unfair');
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('checkbox', { name: /^Event/ }).tap();
    expect(await flaws(page), 'filters').toEqual([]);
    await page.getByRole('button', { name: /^Show \d+ cards/ }).tap();
    await page.locator('main [data-card]').first().tap();
    await expect(page.getByRole('dialog').getByTestId('detail')).toBeVisible();
  });
}
