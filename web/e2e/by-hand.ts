// A match through the visible controls: some offered option, then the one button that confirms.
import { expect, type Page } from '@playwright/test';

const SLOW = 20_000;

/** A generator of one's own, so that a failure can be played again. */
export function dice(seed: number): (n: number) => number {
  let now = seed;
  return (n) => (now = (now * 16_807) % 2_147_483_647) % n;
}

/** The tray asks something of this page, or the match is over. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  const over = page.getByTestId('over');
  await expect(page.locator('[data-option], [data-verb]').first().or(over).first()).toBeVisible({ timeout: SLOW });
  return (await over.isVisible()) ? 'over' : 'asked';
}

/** Answer one question: open a menu where there is one, pick, confirm, and wait until it was taken. */
export async function answer(page: Page, roll: (n: number) => number): Promise<void> {
  const tray = page.getByTestId('tray');
  const menu = tray.locator('[data-verb], [data-option]');
  await menu.nth(roll(await menu.count())).click();
  const confirm = page.getByTestId('confirm');
  if ((await confirm.getAttribute('aria-disabled')) === 'true') {
    const options = tray.locator('[data-option]');
    await options.nth(roll(await options.count())).click();
  }
  const before = await page.locator('.tbl').getAttribute('data-number');
  await confirm.click();
  await expect(page.locator('.tbl')).not.toHaveAttribute('data-number', before ?? '', { timeout: SLOW });
}
