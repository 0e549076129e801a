// Dice Theme Park in the browser: begun in four clicks, played by two, dragged with the mouse, heard and read.
import type { Page } from '@playwright/test';
import { answer, asked, dice, isAsked, playOut, settle } from './by-hand';
import { flaws } from './flaws';
import { expect, test } from './quiet';

test.setTimeout(120_000);

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Dice Theme Park/ }).click();
  await asked(page);
}

/** Answer until this question is asked. */
async function playTo(page: Page, question: string, seed: number): Promise<void> {
  const roll = dice(seed);
  for (let i = 0; i < 60; i += 1) {
    await asked(page);
    if (await page.getByRole('heading', { name: question }).isVisible()) return;
    if (await isAsked(page)) await answer(page, roll);
  }
  throw new Error(`${question} is never asked`);
}

test('a first action in Dice Theme Park is four clicks away', async ({ page }) => {
  await begin(page); // 1
  const question = await page.locator('#question').innerText();

  await page.locator('[data-option]').first().click(); // 2
  await page.getByTestId('confirm').click(); // 3

  await expect(page.locator('#question')).not.toHaveText(question);
});

test('two people play an introductory match by a link', async ({ page, browser }) => {
  await settle(page, 'Marta');
  await page.goto('/new/dice_theme_park#friends');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  const link = await page.getByTestId('invite').inputValue();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await settle(other, 'Олег', 'ru');
  await other.goto(link);
  await other.getByRole('button', { name: 'Сесть сюда' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();

  await playOut([page, other], 11);

  await expect(page.getByTestId('over')).toContainText('The match is over');
  await expect(other.getByTestId('over')).toContainText('Партия окончена');
  await context.close();
});

test('a guest is dragged to the next attraction, and the plan can be taken back', async ({ page }) => {
  await settle(page, 'Marta');
  await begin(page);
  await playTo(page, 'Operate: what next?', 5);
  const entrance = page.locator('[data-tile*="park-entrance"]');
  const forest = page.locator('[data-tile*="spooky-forest"]');
  const tickets = page.locator('.ticket');
  await expect(tickets).toHaveCount(0);
  const before = await entrance.locator('[data-guest]').count();

  const [from, to] = [await entrance.locator('[data-guest]').last().boundingBox(), await forest.boundingBox()];
  if (!from || !to) throw new Error('no guest, or no forest');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();

  await expect(tickets).toHaveCount(1);
  await expect(entrance.locator('[data-guest]')).toHaveCount(before - 1);
  await page.getByRole('button', { name: /^Take back to here/ }).click();
  await expect(tickets).toHaveCount(0);
  await expect(entrance.locator('[data-guest]')).toHaveCount(before);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing at the table of Dice Theme Park, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await settle(page, 'Marta');
    await begin(page);
    expect(await flaws(page), 'setting up').toEqual([]);
    await playTo(page, 'Which two staff cards do you play?', 3);
    expect(await flaws(page), 'Plan').toEqual([]);
    await playTo(page, 'Operate: what next?', 3);
    expect(await flaws(page), 'Operate').toEqual([]);
    await page.keyboard.press('v');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await flaws(page), 'table as text').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('main [data-tile] > [data-card]').first().click({ button: 'right' });
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await flaws(page), 'a component').toEqual([]);
  });
}
