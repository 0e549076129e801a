// After a match: the score as it is told, and the match once more.
import type { Page } from '@playwright/test';
import { finished } from './finished';
import { expect, test } from './quiet';

test.setTimeout(120_000);

async function over(page: Page, most?: number): Promise<string> {
  await page.addInitScript(() =>
    localStorage.setItem('midway-preferences', JSON.stringify({ pace: 0, name: 'Marta' })),
  );
  await page.goto('/watch');
  return finished(page, most);
}
const step = async (page: Page): Promise<number> => Number(await page.getByTestId('replay').getAttribute('data-step'));

test('the score says where each point comes from, and what was after each round', async ({ page }) => {
  const id = await over(page);
  await page.goto(`/table/${id}/score`);
  const score = page.getByTestId('score');
  await expect(score).toHaveAttribute('data-told', 'true');

  for (const row of await page.locator('.row').all()) {
    const bars = await row.locator('.bar b').allInnerTexts();
    const sum = bars.reduce((all, one) => all + Number(one.replace('−', '-')), 0);
    expect(sum).toBe(Number(await row.locator('.sum').innerText()));
    await row.click();
    const parts = await page.locator('.source h3 b').allInnerTexts();
    expect(parts.reduce((all, one) => all + Number(one.replace('−', '-')), 0)).toBe(sum);
  }
  const why = page.locator('.whence .why').first();
  if (await why.count()) {
    await why.click();
    await expect(page.getByRole('dialog')).toContainText('Together');
    await page.keyboard.press('Escape');
  }
  await expect(page.getByText('The luck is proved.')).toBeVisible();
  await page.locator('.chart svg a').nth(1).click();
  await expect(page.getByTestId('replay')).toBeVisible();
  expect(await step(page)).toBeGreaterThan(5);
});

test('the score is told step by step, and can be skipped', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto('/watch');
  const id = await finished(page, 25);
  await page.goto(`/table/${id}/score`);
  const score = page.getByTestId('score');

  await expect(score).toHaveAttribute('data-told', 'false');
  await expect(page.getByRole('heading', { name: 'Counting the points' })).toBeVisible();
  await expect(page.locator('.bar').first()).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(score).toHaveAttribute('data-told', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|place/);
  await context.close();
});

test('a match is watched again by scrubber, keys and list, with anybody’s eyes', async ({ page }) => {
  const id = await over(page, 40);
  await page.goto(`/table/${id}/replay`);
  const replay = page.getByTestId('replay');
  await expect(replay).toBeVisible();
  const scrubber = page.getByRole('slider', { name: 'Where in the match' });
  const steps = Number(await scrubber.getAttribute('max'));

  await scrubber.fill(String(Math.floor(steps / 2)));
  await expect(replay).toHaveAttribute('data-step', String(Math.floor(steps / 2)));
  await expect(page.locator('.tbl')).toHaveAttribute('data-number', String(Math.floor(steps / 2)));
  await page.keyboard.press('ArrowRight');
  expect(await step(page)).toBe(Math.floor(steps / 2) + 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  expect(await step(page)).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(() => step(page)).toBeGreaterThan(1);
  await page.keyboard.press('Space');

  await page.keyboard.press('e');
  await page.getByRole('dialog').getByRole('button').last().click();
  expect(await step(page)).toBeGreaterThan(steps - 5);

  const hand = page.locator('.hand [data-card]');
  const mine = await hand.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['card']));
  await page.getByRole('button', { name: 'From Marta’s place' }).locator('xpath=following-sibling::button').click();
  await expect
    .poll(() => hand.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['card'])))
    .not.toEqual(mine);
  await page.getByRole('checkbox', { name: 'as known then' }).check();
  await expect.poll(() => page.url()).toContain('hidden');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'as known then' })).toBeChecked();
});

test('a saved match is opened from its file, and a strange file is refused in words', async ({ page }) => {
  const id = await over(page);
  const file = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).text(), id);
  await page.goto('/watch');
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByTestId('replay')).toBeVisible();
  expect(page.url()).not.toContain(id);
  await page.keyboard.press('End');
  await expect(page.locator('.tbl')).toHaveAttribute('data-number', /[1-9]/);

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Watch again' }).first()).toBeVisible();
});

test('a running match is not shown again', async ({ page, quiet }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Unfair/ }).click();
  await expect(page.getByTestId('tray')).toBeVisible();
  await page.goto(`${page.url()}/replay`);

  await expect(page.getByText('until then some cards are secret')).toBeVisible();
  expect(quiet.splice(0).join()).toContain('409'); // the refusal itself
});
