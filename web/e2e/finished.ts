// A match that is over, played through the server's own door, so that it takes seconds.
import type { Page } from '@playwright/test';

/** Lay a short match with a bot, sit down by a cookie, and play to its end, or so many choices and give it up. */
export function finished(page: Page, most = 400): Promise<string> {
  return page.evaluate(async (choices) => {
    interface Told {
      type: string;
      table: { status: string };
      decision: { id: number; options: { words: string }[] } | null;
    }
    const ask = async <T>(method: string, path: string, body: unknown, invite = ''): Promise<T> => {
      const headers = { 'content-type': 'application/json', 'midway-client': '1', 'midway-invite': invite };
      const answer = await fetch(path, { method, headers, body: body === null ? null : JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    const wish = { title: 'unfair', seats: 2, bots: { 1: 'random' }, bot_pause: 0 };
    const laid = await ask<{ table: { id: string }; invite: string }>('POST', '/api/tables', {
      ...wish,
      options: { game_changers: 'school-vacation', packs: 'pirate,robot' },
    });
    const path = `/api/tables/${laid.table.id}`;
    await ask('POST', `${path}/seats/0`, { name: 'Marta', luck: 'told', cookie: true }, laid.invite);
    await ask('POST', `${path}/start`, {});
    const say = (message: object) => ask('POST', `${path}/messages`, { message, seat: 0 });
    let seed = 29;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let made = 0, i = 0; i < 4000; i += 1) {
      const { messages } = await ask<{ messages: Told[] }>('GET', `${path}/changes?after=-1&seat=0`, null);
      const state = messages.find((one) => one.type === 'state');
      if (state?.table.status === 'over') return laid.table.id;
      const { decision = null } = state ?? {};
      if (!decision) await new Promise((resolve) => setTimeout(resolve, 15));
      else if (made >= choices) await say({ type: 'propose', id: `g${i}`, kind: 'give-up' });
      else {
        const builds = decision.options.filter((one) => /^(build|space|on) /.test(one.words));
        const from = builds.length && random() < 0.8 ? builds : decision.options;
        const option = from[Math.floor(random() * from.length)]?.words;
        await say({ type: 'choose', id: `c${i}`, decision: decision.id, option });
        made += 1;
      }
    }
    throw new Error('the match does not end');
  }, most);
}
