// Cards carried by a finger.
import { buildByCarrying, fingerOf } from './carry';
import { test } from './quiet';

test('a card is built by carrying it with a finger', async ({ page }) => {
  await buildByCarrying(page, await fingerOf(page));
});
