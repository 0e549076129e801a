// A whole match against a bot, through the visible controls.
import { answer, asked, dice } from './by-hand';
import { expect, test } from './quiet';

test('a match of Unfair is played to its end by hand', async ({ page }) => {
  test.setTimeout(150_000);
  await page.addInitScript(() => {
    localStorage.setItem('midway-preferences', JSON.stringify({ pace: 0, name: 'Marta' }));
    const options = { game_changers: 'school-vacation' };
    localStorage.setItem('midway-wish-unfair', JSON.stringify({ seats: 2, options }));
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Unfair/ }).click();
  const roll = dice(11);

  while ((await asked(page)) === 'asked') await answer(page, roll);

  await expect(page.getByTestId('over')).toContainText('The match is over');
});
