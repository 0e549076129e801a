// Unfair's table: early and late, by two to five, under attack, with every kind of question, with what lies over it.
import { open, position } from '../tables.mjs';

const isCommand = (state) => state.decision.kind === 'command' && state.shown.numbers.step === 2;
const late = (round) => (state) =>
  isCommand(state) && state.shown.numbers.round >= round && state.shown.numbers.action >= 2;
const asks = (kind) => (state) => state.decision.kind === kind;

const at = (name, wish, enough, how) => async (page, server) =>
  open(page, server, await position(page, server, name, { title: 'unfair', ...wish }, enough, how));

const onto = (scene, selector) => async (page, server) => {
  await scene(page, server);
  await page.locator(selector).click();
  await page.locator('dialog[open]').waitFor();
};

/** A park of one's own that is worth a picture. */
const isGrown = (state) => {
  const spaces = [1, 2, 3, 4, 5].map((n) => state.shown.zones[`space-${n}@0`]?.length ?? 0);
  return late(3)(state) && spaces.filter((cards) => cards > 0).length >= 3 && Math.max(...spaces) >= 3;
};

const four = at('unfair', { seats: 4 }, late(4));
const asked = (kind, tries = 3) => at(kind, { seats: 3 }, asks(kind), { tries, liking: '.' });

export const scenes = {
  unfair: four,
  start: at('start', { seats: 2, options: { game_changers: 'first-date' } }, isCommand),
  two: at('two', { seats: 2, bot: 'greedy' }, late(7)),
  park: at('park', { seats: 4 }, isGrown, { tries: 12 }),
  five: at('five', { seats: 5, bot: 'greedy' }, late(7)),
  build: async (page, server) => {
    await four(page, server);
    await page.locator('[data-verb="build"]').click();
    await page.locator('[data-option^="build"]').first().click();
  },
  attack: at('attack', { seats: 4 }, (state) => asks('block')(state) && state.shown.numbers.round >= 2, { tries: 3 }),
  space: asked('unfair/space'),
  'a-seat': asked('seat'),
  branch: asked('branch'),
  'a-card': asked('card'),
  'yes-no': asked('yes-no'),
  number: asked('number'),
  plans: asked('unfair/plans'),
  zoom: async (page, server) => {
    await four(page, server);
    const card = page.locator('.hand [data-card]').first();
    if (!(await card.isVisible())) await page.locator('.hand .label button').first().click(); // folded on low phones
    await card.click({ button: 'right' });
    await page.locator('dialog[open]').waitFor();
  },
  rival: async (page, server) => {
    await four(page, server);
    await page.locator('[data-rival]:visible').last().click();
  },
  menu: onto(four, 'header .ib:last-child'),
  text: async (page, server) => {
    await four(page, server);
    await page.keyboard.press('v');
    await page.locator('dialog[open]').waitFor();
  },
  log: async (page, server) => {
    await four(page, server);
    await page.keyboard.press('g');
    await page.locator('dialog[open]').waitFor();
  },
  keys: async (page, server) => {
    await four(page, server);
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
  },
  over: at('over', { seats: 3, options: { game_changers: 'school-vacation' } }),
};

export const rare = ['two', 'park', 'five', 'a-seat', 'branch', 'yes-no', 'number', 'plans'];
