// How to come to each screen: a function of a page and the server's address. A scene is all a picture needs.

/** Lay a table through the server, sit down with a cookie, and begin. Gives its id. */
async function lay(page, server, wish) {
  await page.goto(server);
  return page.evaluate(async (wanted) => {
    const ask = async (method, path, body, invite = '') => {
      const headers = { 'content-type': 'application/json', 'midway-client': '1' };
      if (invite) headers['midway-invite'] = invite;
      const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return answer.json();
    };
    const bots = Object.fromEntries(Array.from({ length: wanted.seats - 1 }, (_, n) => [n + 1, 'random']));
    const laid = await ask('POST', '/api/tables', { bots, bot_pause: 0, ...wanted });
    const id = laid.table.id;
    await ask('POST', `/api/tables/${id}/seats/0`, { name: 'Marta', luck: 'shots', cookie: true }, laid.invite);
    await ask('POST', `/api/tables/${id}/start`, {});
    return id;
  }, wish);
}

/** Answer for the first seat, building where it can, until `enough` says so. */
async function playOn(page, id, most, enough = () => false) {
  await page.exposeFunction('enough', enough).catch(() => undefined);
  await page.evaluate(
    async ([table, times]) => {
      let seed = 7;
      const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
      let last = -1;
      for (let i = 0; i < times; i += 1) {
        const told = await (await fetch(`/api/tables/${table}/changes?after=-1&seat=0`)).json();
        const state = told.messages.find((one) => one.type === 'state');
        if (!state || state.table.status === 'over') return;
        const { decision } = state;
        if (!decision || decision.id === last) {
          await new Promise((resolve) => setTimeout(resolve, 80));
          continue;
        }
        if (await window.enough(state)) return;
        last = decision.id;
        const build = decision.options.filter((one) => /^(build|on|space) /.test(one.words));
        const pool = build.length && random() < 0.85 ? build : decision.options;
        const option = pool[Math.floor(random() * pool.length)].words;
        const message = { type: 'choose', id: `s${i}`, decision: decision.id, option };
        await fetch(`/api/tables/${table}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'midway-client': '1' },
          body: JSON.stringify({ message, seat: 0 }),
        });
      }
    },
    [id, most],
  );
}

const tables = new Map(); // a position is laid once for all sizes

async function position(page, server, name, wish, most, enough) {
  const kept = tables.get(name);
  if (kept) {
    await page.goto(server);
    await page.context().addCookies(kept.cookies);
    return kept.id;
  }
  const fresh = await page.context().newPage();
  const id = await lay(fresh, server, wish);
  await playOn(fresh, id, most, enough);
  await fresh.close();
  tables.set(name, { id, cookies: await page.context().cookies(`${server}/api/tables/${id}`) });
  return id;
}

async function open(page, server, id) {
  await page.goto(`${server}/table/${id}`);
  await page.getByTestId('tray').or(page.getByTestId('over')).waitFor();
}

const isCommand = (state) => state.decision.kind === 'command' && state.shown.numbers.step === 2;

export const SCENES = {
  home: async (page, server) => {
    await page.goto(server);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  new: async (page, server) => {
    await page.goto(`${server}/new/unfair`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  unfair: async (page, server) => {
    const late = (state) => isCommand(state) && state.shown.numbers.round >= 4 && state.shown.numbers.action >= 2;
    await open(page, server, await position(page, server, 'unfair', { title: 'unfair', seats: 4 }, 500, late));
  },
  start: async (page, server) => {
    const wish = { title: 'unfair', seats: 2, options: { game_changers: 'first-date' } };
    await open(page, server, await position(page, server, 'start', wish, 30, isCommand));
  },
  build: async (page, server) => {
    await SCENES.unfair(page, server);
    await page.locator('[data-verb="build"]').click();
    await page.locator('[data-option^="build"]').first().click();
  },
  attack: async (page, server) => {
    const attacked = (state) => state.decision.kind === 'block' && state.shown.numbers.round >= 2;
    await open(page, server, await position(page, server, 'attack', { title: 'unfair', seats: 4 }, 600, attacked));
  },
  five: async (page, server) => {
    const late = (state) => isCommand(state) && state.shown.numbers.round >= 3;
    await open(page, server, await position(page, server, 'five', { title: 'unfair', seats: 5 }, 500, late));
  },
  zoom: async (page, server) => {
    await SCENES.unfair(page, server);
    await page.locator('.hand [data-card]').first().click();
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
  text: async (page, server) => {
    await SCENES.unfair(page, server);
    await page.keyboard.press('v');
    await page.locator('dialog[open]').waitFor();
  },
  over: async (page, server) => {
    const wish = { title: 'unfair', seats: 3, options: { game_changers: 'school-vacation' } };
    await open(page, server, await position(page, server, 'over', wish, 500));
    await page.getByTestId('over').waitFor();
  },
  score: async (page, server) => {
    await SCENES.over(page, server);
    await page.goto(`${page.url()}/score`);
    await page.locator('[data-told="true"]').waitFor({ timeout: 60_000 });
  },
  replay: async (page, server) => {
    await SCENES.over(page, server);
    await page.goto(`${page.url()}/replay?step=90`);
    await page.locator('[data-step="90"]').waitFor();
  },
  events: async (page, server) => {
    await SCENES.replay(page, server);
    await page.keyboard.press('e');
    await page.locator('dialog[open]').waitFor();
  },
  cards: async (page, server) => {
    await page.goto(`${server}/cards/unfair?pack=jungle,pirate,robot,vampire&kind=attraction,upgrade,staff,resource`);
    await page.locator('[data-card]').first().waitFor();
  },
  allcards: async (page, server) => {
    await page.goto(`${server}/cards/unfair`);
    await page.locator('[data-card]').first().waitFor();
  },
  card: async (page, server) => {
    await page.goto(`${server}/cards/unfair?kind=event,blueprint,city,showcase&card=pirate.blackbeards-revenge`);
    await page.getByTestId('detail').waitFor();
  },
  filters: async (page, server) => {
    await page.goto(`${server}/cards/unfair?kind=event&price=2-8`);
    const button = page.locator('main header > .btn');
    if (await button.isVisible()) await button.click();
  },
  dicecards: async (page, server) => {
    await page.goto(`${server}/cards/dice_theme_park`);
    await page.locator('[data-card]').first().waitFor();
  },
  rules: async (page, server) => {
    await page.goto(`${server}/rules/unfair#UNF-BUILD-05`);
    await page.locator('.here').waitFor();
  },
  glossary: async (page, server) => {
    await page.goto(`${server}/rules/unfair?q=build`);
    await page.locator('mark').first().waitFor();
  },
  watch: async (page, server) => {
    await page.goto(`${server}/watch`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  rival: async (page, server) => {
    await SCENES.unfair(page, server);
    await page.locator('[data-rival]:visible').last().click();
  },
};
