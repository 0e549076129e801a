// Cards carried by the mouse. It is never needed: the same options stand in the tray.
import { buildByCarrying, mouseOf, somethingToBuild } from './carry';
import { expect, test } from './quiet';

test('a card is built by carrying it to the park', async ({ page }) => {
  await buildByCarrying(page, mouseOf(page));
});

test('Escape puts a carried card back', async ({ page }) => {
  const { from } = await somethingToBuild(page);
  const mouse = mouseOf(page);
  await mouse.take(from);
  await mouse.carry(page.locator('.park'));
  await expect(page.locator('.carried')).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(page.locator('.carried')).toBeHidden();
  await mouse.letGo();
  await expect(page.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true');
});
