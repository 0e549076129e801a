// Carrying cards: how a test comes to a question with something to build, and how mouse and finger carry it.
import { expect, type Locator, type Page } from '@playwright/test';
import { answer, asked, dice, settle } from './by-hand';

const MOST = 60;

/** Play until something may be built; gives the card, as it lies on the table. */
export async function somethingToBuild(page: Page): Promise<{ card: string; from: Locator }> {
  await settle(page, 'Marta');
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Unfair/ }).click();
  const roll = dice(11);
  for (let i = 0; i < MOST; i += 1) {
    expect(await asked(page)).toBe('asked');
    const build = page.locator('.tray [data-verb="build"]');
    if (await build.isVisible()) {
      await build.click();
      const words = (await page.locator('.tray [data-option^="build "]').first().getAttribute('data-option')) ?? '';
      await page.keyboard.press('Escape');
      const card = words.split(' ')[1] ?? '';
      const from = page.locator(`:is(.hand, .market) [data-card="${card}"]:visible`);
      if (await from.count()) return { card, from };
    }
    await answer(page, roll);
  }
  throw new Error('nothing to build');
}

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('not to be seen');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
}

/** A hand on the table: it takes, carries and lets go. */
export interface Hand {
  take(what: Locator): Promise<void>;
  carry(to: Locator): Promise<void>;
  letGo(): Promise<void>;
}

export function mouseOf(page: Page): Hand {
  return {
    take: async (what) => {
      const { x, y } = await middle(what);
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    carry: async (to) => {
      const { x, y } = await middle(to);
      await page.mouse.move(x, y, { steps: 8 });
    },
    letGo: () => page.mouse.up(),
  };
}

export async function fingerOf(page: Page): Promise<Hand> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at = { x: 0, y: 0 };
  return {
    take: async (what) => {
      at = await middle(what);
      await touch('touchStart', [at]);
    },
    carry: async (to) => {
      const goal = await middle(to);
      const from = at;
      for (let i = 1; i <= 8; i += 1) {
        at = { x: from.x + ((goal.x - from.x) * i) / 8, y: from.y + ((goal.y - from.y) * i) / 8 };
        await touch('touchMove', [at]);
      }
    },
    letGo: () => touch('touchEnd', []).then(() => undefined),
  };
}

/** Drag a card to the park: where it may go shows, dropping it picks the option, and nothing is sent before one confirms. */
export async function buildByCarrying(page: Page, hand: Hand): Promise<void> {
  const { card, from } = await somethingToBuild(page);
  const number = await page.locator('.tbl').getAttribute('data-number');
  const confirm = page.getByTestId('confirm');
  const park = page.locator('.park');

  await hand.take(from);
  await hand.carry(page.locator('header.bar'));
  await expect(park).toHaveClass(/drop/);
  await expect(page.locator('.over')).toHaveCount(0);
  await hand.letGo();
  await expect(confirm).toHaveAttribute('aria-disabled', 'true'); // dropped where nothing may go

  const space = page.locator('.space[data-drop]').last();
  await hand.take(from);
  await hand.carry(space);
  await expect(park).toHaveClass(/over/);
  await hand.letGo();
  await expect(page.locator('.drop')).toHaveCount(0);
  await expect(confirm).toHaveAttribute('aria-disabled', 'false');
  expect(await page.locator('.tbl').getAttribute('data-number')).toBe(number);
  await confirm.click();

  await expect(page.locator(`.tbl:not([data-number="${number ?? ''}"])`)).toBeVisible();
  await placed(page, card, await space.getAttribute('data-drop'));
}

/** If it is asked where the card goes, the place it was dropped on is picked, where that was one of the answers. */
async function placed(page: Page, card: string, space: string | null): Promise<void> {
  const words = `space ${(space ?? '').replace('space-', '')}`;
  const option = page.locator(`.tray [data-option="${words}"]`);
  if (await option.isVisible()) {
    await expect(option).toHaveAttribute('aria-pressed', 'true');
    await page.getByTestId('confirm').click();
    await expect(page.locator(`.park [data-card="${card}"]`)).toBeVisible();
  }
}
