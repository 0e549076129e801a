// Whoever watches is sent no card that lies hidden: neither in the page nor in any frame of the network.
import { answer, asked, dice, settle } from './by-hand';
import { expect, test } from './quiet';

test('a spectator is never sent a hidden card', async ({ page, browser }) => {
  await settle(page, 'Marta');
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Unfair/ }).click();
  await asked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByTestId('invite').inputValue();
  await page.keyboard.press('Escape');
  const context = await browser.newContext();
  const watcher = await context.newPage();
  const frames: string[] = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await watcher.goto(link);
  await expect(watcher.getByTestId('tray')).toContainText('You are watching');

  const held = async (): Promise<string[]> => {
    await page.getByRole('button', { name: /^Hand \d/ }).click();
    const cards = page.locator('.hand [data-card]');
    await expect(cards.first()).toBeVisible();
    return cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['card'] ?? ''));
  };
  const dealt = await held();
  const roll = dice(13);
  for (let i = 0; i < 5; i += 1) {
    await asked(page);
    await answer(page, roll);
  }
  await asked(page);
  const kept = await held();
  const secrets = dealt.filter((card) => kept.includes(card)); // nobody has seen them
  expect(secrets.length).toBeGreaterThan(0);
  const sent = frames.join('\n') + (await watcher.content());
  expect(sent).toContain('market-1');
  for (const card of secrets) expect(sent.includes(`"${card}"`), card).toBe(false);
  await context.close();
});
