// After a match: the score, told step by step, and the replay.
import { scenes as unfair } from './unfair.mjs';

const replay = async (page, server) => {
  await unfair.over(page, server);
  await page.goto(`${page.url()}/replay?step=90`);
  await page.locator('[data-step="90"]').waitFor();
};

export const scenes = {
  score: async (page, server) => {
    await unfair.over(page, server);
    await page.goto(`${page.url()}/score`);
    await page.locator('[data-told="true"]').waitFor({ timeout: 60_000 });
  },
  replay,
  events: async (page, server) => {
    await replay(page, server);
    await page.keyboard.press('e');
    await page.locator('dialog[open]').waitFor();
  },
};
