// Whole matches through the visible controls, as different people play them.
import type { Page } from '@playwright/test';
import { answer, asked, dice, isAsked, playOut, settle, type Act } from './by-hand';
import { expect, test } from './quiet';

test.setTimeout(170_000);

test('two people play by a link; one loses the network, one changes the language', async ({ page, browser }) => {
  await settle(page, 'Marta');
  await page.goto('/new/unfair#friends');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  const link = await page.getByTestId('invite').inputValue();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await settle(other, 'Oleg');
  await other.goto(link);
  await other.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByTestId('tray')).toBeVisible();
  await expect(other.getByTestId('tray')).toBeVisible();

  await playOut([page, other], 3, async (answers) => {
    if (answers === 4) {
      await context.setOffline(true);
      await expect(other.locator('.tbl')).toHaveClass(/lost/);
      await context.setOffline(false);
      await expect(other.locator('.tbl')).not.toHaveClass(/lost/, { timeout: 15_000 });
    }
    if (answers === 8) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Русский' }).click();
      await page.keyboard.press('Escape');
      await expect(page.locator('.hand')).toContainText('Рука');
    }
  });

  await expect(page.getByTestId('over')).toContainText('Партия окончена');
  await expect(other.getByTestId('over')).toContainText('The match is over');
  await context.close();
});

test('a match by keyboard alone', async ({ page }) => {
  const press: Act = async (here, selector, n) => {
    const target = here.locator(selector).nth(n);
    const key = await target.getAttribute('data-key');
    if (selector.includes('confirm')) return here.keyboard.press('Enter');
    if (key) return here.keyboard.press(key);
    await here.keyboard.press('t'); // a longer list: into the tray, and along it by arrows
    for (let i = 0; i < 80; i += 1) {
      if (await target.evaluate((one) => one === document.activeElement)) return here.keyboard.press('Enter');
      await here.keyboard.press('ArrowRight');
    }
    throw new Error('arrows do not come to it');
  };
  await settle(page, 'Marta');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const play = page.getByRole('button', { name: /^Play now.*Unfair/ });
  for (let i = 0; i < 20 && !(await play.evaluate((one) => one === document.activeElement)); i += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await asked(page);

  await playOut([page], 5, undefined, press);

  await expect(page.getByTestId('over')).toBeVisible();
});

/** The Showcase cards of whoever sits there now: nobody else learns them before they are built. */
async function secretsOf(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^Showcase \d/ }).click();
  const cards = page.locator('.hand [data-card]');
  const found = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['card'] ?? ''));
  await page.getByRole('button', { name: /^Hand \d/ }).click();
  return found;
}

test('a hot seat hides what each holds from the other', async ({ page }) => {
  await settle(page, 'Ann');
  await page.goto('/new/unfair#hotseat');
  await page.getByLabel('Name of player 2').fill('Bob');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const curtain = page.getByRole('dialog', { name: /Pass the device/ });
  const secrets: Record<string, string[]> = {};
  const roll = dice(17);

  for (let turn = 0; turn < 5; turn += 1) {
    await expect(curtain).toBeVisible();
    const name = (await curtain.getByRole('heading').innerText()).includes('Ann') ? 'Ann' : 'Bob';
    const other = name === 'Ann' ? 'Bob' : 'Ann';
    const behind = await page.content();
    for (const card of Object.values(secrets).flat()) expect(behind.includes(`"${card}"`), card).toBe(false);
    await curtain.getByRole('button').click();
    await expect(curtain).toBeHidden();
    await asked(page);
    secrets[name] = await secretsOf(page);
    const shown = await page.content();
    for (const card of secrets[other] ?? []) expect(shown.includes(`"${card}"`), card).toBe(false);
    while (!(await curtain.isVisible())) {
      if (await isAsked(page)) await answer(page, roll);
      else await page.waitForTimeout(50);
    }
  }
  expect(Object.keys(secrets).sort()).toEqual(['Ann', 'Bob']);
});
