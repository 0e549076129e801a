// The library: cards found by words of both languages and by what they are; the address keeps it all.
import type { Page } from '@playwright/test';
import { expect, test } from './quiet';

const many = async (page: Page): Promise<number> => {
  const said = await page.getByRole('heading', { level: 1 }).innerText();
  return Number(/\d+/.exec(said)?.[0] ?? -1);
};
const names = (page: Page): Promise<string[]> => page.locator('main [data-card] h3').allInnerTexts();

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/cards/unfair${query}`);
  await expect(page.locator('main [data-card]').first()).toBeVisible();
}

test('a card is found by words of either language', async ({ page }) => {
  await open(page);
  const search = page.getByRole('searchbox');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();

  await page.keyboard.type('shark lag');
  await expect.poll(() => names(page)).toEqual(['Shark Lagoon']);
  const detail = page.getByTestId('detail');
  await expect(detail).toContainText('Shark Lagoon');
  const russian = await detail.locator('[lang="ru"] b').innerText();

  await search.fill(russian.toLowerCase());
  await expect.poll(() => names(page)).toEqual(['Shark Lagoon']);

  await search.fill('upgrade price<5');
  await expect.poll(() => many(page)).toBeGreaterThan(1);
  for (const price of await page.locator('main .tag').allInnerTexts()) expect(Number(price)).toBeLessThan(5);
});

test('facets narrow the list, each says what it would leave, and the address keeps them', async ({ page }) => {
  await open(page);
  const all = await many(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });

  await filters.getByRole('button', { name: /Pirate/ }).click();
  await filters.getByRole('checkbox', { name: /^Event/ }).check();
  const events = await many(page);
  expect(events).toBeLessThan(all);
  const row = filters.getByRole('checkbox', { name: /^Injunction/ });
  const promised = Number(/\d+$/.exec(await row.first().locator('xpath=..').innerText())?.[0]);
  await row.first().check();
  expect(await many(page)).toBe(promised);
  expect(page.url()).toContain('pack=pirate');

  await page.reload();
  expect(await many(page)).toBe(promised);
  await page.getByRole('button', { name: 'Drop all filters' }).click();
  expect(await many(page)).toBe(all);
});

test('arrows go from card to card, and nothing found offers a way on', async ({ page }) => {
  await open(page, '?kind=staff');
  const cards = page.locator('main [data-card]');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('detail').locator('h3')).toHaveText(await cards.nth(1).locator('h3').innerText());

  await open(page, '?kind=staff&pack=robot');
  await page.getByRole('searchbox').fill('shark lagoon');
  await page
    .getByRole('button', { name: /Without/ })
    .or(page.getByRole('button', { name: 'Drop all filters' }))
    .first()
    .click();
  await expect(page.locator('main [data-card]').first()).toBeVisible();
});

test('a word on a card leads to the glossary', async ({ page }) => {
  await open(page, '?card=pirate.sea-dog');
  const word = page.getByTestId('detail').locator('.terms a').first();
  const called = await word.innerText();
  await word.click();

  await expect(page.locator('.here dt')).toHaveText(called);
  await expect(page.locator('.here dt')).toBeInViewport();
});

test('a title that draws no cards of its own shows plain ones', async ({ page }) => {
  await page.goto('/cards/coconut_shy');

  await expect(page.locator('main [data-card]').first()).toBeVisible();
  await page.getByRole('searchbox').fill('goldfish');
  await expect.poll(() => names(page)).toEqual(['Sharp-Eyed Goldfish']);
});
