// Tables for pictures: laid through the server, played on by some choices until they show what is wanted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lay a table, sit down with a cookie, and begin. Gives its id. */
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
    const { bot = 'random', ...table } = wanted;
    const bots = Object.fromEntries(Array.from({ length: table.seats - 1 }, (_, n) => [n + 1, bot]));
    const laid = await ask('POST', '/api/tables', { bots, bot_pause: 0, window_least: 0.1, ...table });
    const id = laid.table.id;
    await ask('POST', `/api/tables/${id}/seats/0`, { name: 'Marta', luck: 'shots', cookie: true }, laid.invite);
    await ask('POST', `/api/tables/${id}/start`, {});
    return id;
  }, wish);
}

/** Answer for the first seat, preferring options that begin with `liking`, until `enough` says so. */
async function playOn(page, id, most, enough, liking) {
  await page.exposeFunction('enough', enough);
  return page.evaluate(
    async ([table, times, liked]) => {
      const pattern = new RegExp(liked);
      let seed = 7;
      const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
      let last = -1;
      for (let i = 0; i < times; i += 1) {
        const told = await (await fetch(`/api/tables/${table}/changes?after=-1&seat=0`)).json();
        const state = told.messages.find((one) => one.type === 'state');
        if (!state || state.table.status === 'over') return false;
        const { decision } = state;
        if (!decision || decision.id === last) {
          await new Promise((resolve) => setTimeout(resolve, 40));
          continue;
        }
        if (await window.enough(state)) return true;
        last = decision.id;
        const pool = decision.options.filter((one) => pattern.test(one.words));
        const from = pool.length && random() < 0.85 ? pool : decision.options;
        const option = from[Math.floor(random() * from.length)].words;
        const message = { type: 'choose', id: `s${i}`, decision: decision.id, option };
        await fetch(`/api/tables/${table}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'midway-client': '1' },
          body: JSON.stringify({ message, seat: 0 }),
        });
      }
      return false;
    },
    [id, most, liking],
  );
}

// A position is laid once for all sizes; where MIDWAY_SHOTS names a folder, once for all runs with it.
const KEPT = process.env.MIDWAY_SHOTS && join(process.env.MIDWAY_SHOTS, 'tables.json');
const tables = new Map(KEPT && existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : []);

/** A table that was played until `enough` says so, or to its end; the page may sit at it. */
export async function position(page, server, name, wish, enough = () => false, { tries = 1, liking, most = 900 } = {}) {
  if (!tables.has(name)) {
    const context = await page.context().browser().newContext();
    let id = '';
    for (let i = 0; i < tries; i += 1) {
      const fresh = await context.newPage();
      id = await lay(fresh, server, wish);
      const isFound = await playOn(fresh, id, most, enough, liking ?? '^(build|on|space) ');
      await fresh.close();
      if (isFound) break;
    }
    tables.set(name, { id, cookies: await context.cookies(`${server}/api/tables/${id}`) });
    await context.close();
    if (KEPT) writeFileSync(KEPT, JSON.stringify([...tables]));
  }
  const kept = tables.get(name);
  await page.context().addCookies(kept.cookies);
  return kept.id;
}

/** Open a table, as its player sees it. */
export async function open(page, server, id) {
  await page.goto(`${server}/table/${id}`);
  await page.getByTestId('tray').or(page.getByTestId('over')).waitFor();
}
