// Laying tables and taking seats.
import type { NewTable, Seated, TableInfo, TitleInfo } from '$lib/protocol/messages';
import { keepInvite } from '$lib/match/mine';
import { ask } from './http';

/** Bots from the one we would like to meet first to the last. */
const SENSIBLE = ['greedy', 'search', 'policy', 'random'];

export const titleInfo = (title: string): Promise<TitleInfo> => ask('GET', `/api/titles/${title}`);

/** The bot one plays against if one says nothing. */
export const sensibleBot = (bots: string[]): string =>
  SENSIBLE.find((bot) => bots.includes(bot)) ?? bots[0] ?? 'random';

/** Something nobody else can have foreseen, for the luck of the match. */
export function luck(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const lay = (wish: NewTable): Promise<Seated> => ask('POST', '/api/tables', { body: wish });

/** Sit down; the seat's secret stays in a cookie. */
export const sit = (table: string, seat: number, name: string, invite: string): Promise<Seated> =>
  ask('POST', `/api/tables/${table}/seats/${seat}`, { body: { name, luck: luck(), cookie: true }, invite });

export const seatBot = (table: string, seat: number, bot: string): Promise<TableInfo> =>
  ask('PUT', `/api/tables/${table}/seats/${seat}/bot`, { body: { bot } });

export const start = (table: string): Promise<TableInfo> => ask('POST', `/api/tables/${table}/start`, { body: {} });

export const leave = (table: string, seat: number): Promise<TableInfo> =>
  ask('DELETE', `/api/tables/${table}/seats/${seat}`);

export const rematch = (table: string): Promise<Seated[]> => ask('POST', `/api/tables/${table}/rematch?cookie=true`);

/** Lay a table from a match file: to look at, or to go on with. */
export const importRecord = (record: string): Promise<Seated> => ask('POST', '/api/records', { body: { record } });

export const tableInfo = (table: string, invite = ''): Promise<TableInfo> =>
  ask('GET', `/api/tables/${table}`, { invite });

/** Lay a table for one person and bots, sit down and begin; gives its id. */
export async function playAlone(
  title: string,
  wish: { seats: number; options: Record<string, string> },
  name: string,
  pause: number,
): Promise<string> {
  const bot = sensibleBot((await titleInfo(title)).bots);
  const bots = Object.fromEntries(Array.from({ length: wish.seats - 1 }, (_, n) => [String(n + 1), bot]));
  const laid = await lay({ title, seats: wish.seats, options: wish.options, bots, bot_pause: pause });
  await sit(laid.table.id, 0, name, laid.invite);
  await start(laid.table.id);
  keepInvite(laid.table.id, laid.invite);
  return laid.table.id;
}
