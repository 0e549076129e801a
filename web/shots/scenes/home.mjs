// Before a table: home, settings of a table, the link for friends, the curtain of a hot seat, whom one may watch.
const heading = (page) => page.getByRole('heading', { level: 1 }).waitFor();

export const scenes = {
  home: async (page, server) => {
    await page.goto(server);
    await heading(page);
  },
  settings: async (page, server) => {
    await page.goto(server);
    await page.locator('header .ib').last().click();
    await page.locator('dialog[open]').waitFor();
  },
  new: async (page, server) => {
    await page.goto(`${server}/new/unfair`);
    await heading(page);
  },
  lobby: async (page, server) => {
    await page.goto(`${server}/new/unfair#friends`);
    await page.locator('form .go').click();
    await page.getByTestId('invite').waitFor();
  },
  curtain: async (page, server) => {
    await page.goto(`${server}/new/unfair#hotseat`);
    await page.locator('form .go').click();
    await page.locator('.curtain').waitFor();
  },
  watch: async (page, server) => {
    await page.goto(`${server}/watch`);
    await heading(page);
  },
  missing: async (page, server) => {
    await page.goto(`${server}/nowhere`);
    await heading(page);
  },
};
