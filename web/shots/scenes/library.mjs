// The library of cards, and the rules.
const found = async (page, address) => {
  await page.goto(address);
  await page.locator('[data-card]').first().waitFor();
};

export const scenes = {
  cards: (page, server) =>
    found(page, `${server}/cards/unfair?pack=jungle,pirate,robot,vampire&kind=attraction,upgrade,staff,resource`),
  allcards: (page, server) => found(page, `${server}/cards/unfair`),
  card: async (page, server) => {
    await page.goto(`${server}/cards/unfair?kind=event,blueprint,city,showcase&card=pirate.blackbeards-revenge`);
    await page.getByTestId('detail').waitFor();
  },
  filters: async (page, server) => {
    await page.goto(`${server}/cards/unfair?kind=event&price=2-8`);
    const button = page.locator('main header > .btn');
    if (await button.isVisible()) await button.click();
  },
  dicecards: (page, server) => found(page, `${server}/cards/dice_theme_park`),
  rules: async (page, server) => {
    await page.goto(`${server}/rules/unfair#UNF-BUILD-05`);
    await page.locator('.here').waitFor();
  },
  glossary: async (page, server) => {
    await page.goto(`${server}/rules/unfair`);
    const isRussian = await page.evaluate(() => navigator.language.startsWith('ru'));
    await page.goto(`${server}/rules/unfair?q=${isRussian ? 'построить' : 'build'}`);
    await page.locator('mark').first().waitFor();
  },
};
