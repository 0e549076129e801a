// Dice Theme Park's table: every phase, by two to four, a rival's park, a component at reading size, the end.
import { open, position } from '../tables.mjs';

const LIKING = '^(build|on|space|operate|recruit)';

/** At a question of a kind, from a round on, with so many operations planned. */
const at =
  (name, seats, kind, round, operations = 0) =>
  async (page, server) => {
    const enough = (state) =>
      state.decision.kind.endsWith(`/${kind}`) &&
      state.shown.numbers.round >= round &&
      state.undo.taken_back.filter((one) => one.words.startsWith('operate ')).length >= operations;
    const wish = { title: 'dice_theme_park', seats, bot: 'greedy', options: { mode: 'full' } };
    await open(page, server, await position(page, server, name, wish, enough, { liking: LIKING, tries: 6 }));
  };

const then = (scene, act) => async (page, server) => {
  await scene(page, server);
  await act(page);
};

const operating = at('dice-operate', 3, 'operate', 3, 3);

export const scenes = {
  'dice-setup': at('dice-setup', 3, 'keep', 0),
  'dice-plan': at('dice-plan', 3, 'staff', 3),
  'dice-welcome': at('dice-welcome', 4, 'monorail', 3),
  'dice-expand': at('dice-expand', 3, 'build', 3),
  'dice-place': then(at('dice-place', 3, 'place', 2), (page) => page.locator('[data-option^="place"]').first().click()),
  'dice-recruit': at('dice-recruit', 4, 'recruit', 2),
  'dice-improve': at('dice-improve', 2, 'improve', 3),
  'dice-operate': operating,
  'dice-move': then(at('dice-move', 3, 'move', 3, 3), (page) => page.locator('[data-option^="move"]').first().click()),
  'dice-four': at('dice-four', 4, 'operate', 5, 1),
  'dice-rival': then(operating, (page) => page.locator('[data-rival]:visible').last().click()),
  'dice-zoom': then(operating, async (page) => {
    await page.locator('main .hx > [data-card]').last().click({ button: 'right' });
    await page.locator('dialog[open]').waitFor();
  }),
  'dice-text': then(operating, async (page) => {
    await page.keyboard.press('v');
    await page.locator('dialog[open]').waitFor();
  }),
  'dice-over': async (page, server) => {
    const wish = { title: 'dice_theme_park', seats: 3, options: { mode: 'introductory' } };
    await open(page, server, await position(page, server, 'dice-over', wish, undefined, { liking: LIKING }));
    await page.getByTestId('over').waitFor();
  },
};

export const rare = Object.keys(scenes).filter((name) => name !== 'dice-setup');
