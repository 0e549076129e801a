// A park of the position, ready to be drawn. Whatever is a rule (size, points, stars) comes from the server.
import type { Match } from '$lib/match/match.svelte';
import { cardsOf, countOf, numberOf } from '$lib/match/position';
import type { Shown } from '$lib/protocol/messages';
import { t } from '$lib/text/texts.svelte';

export const SPACES = 8;
export const MARKET = 6;
const USUAL_SPACES = 5;
const DOWN = 1; // how a closed card lies

export interface Tower {
  n: number; // its space, from 1
  attraction: string;
  upgrades: string[]; // from the bottom up
  buried: string[]; // "" for what the viewer may not know
  closed: boolean;
  size: number;
  points: number;
}

/** What a park is called: the viewer's own is theirs. */
export const parkOf = (match: Match, seat: number): string =>
  seat === match.seat && match.seats.includes(seat) ? t('your-park') : t('park-of', { who: match.nameOf(seat) });

export const own = (name: string, seat: number): string => `${name}@${seat}`;

/** What the server says of a card now: stars, price, coins on it. */
export const said = (shown: Shown, card: string): Record<string, number> => shown.cards[card] ?? {};

export const isClosed = (shown: Shown, card: string): boolean => said(shown, card)['face'] === DOWN;

/** The attraction in a space with all that stands on it; null for an empty space. */
export function towerIn(shown: Shown, seat: number, n: number): Tower | null {
  const [attraction, ...upgrades] = cardsOf(shown, own(`space-${n}`, seat));
  if (!attraction) return null;
  const { size = 1 + upgrades.length, worth = 0 } = said(shown, attraction);
  const buried = buriedUnder(shown, attraction);
  return { n, attraction, upgrades, buried, closed: isClosed(shown, attraction), size, points: worth };
}

function buriedUnder(shown: Shown, attraction: string): string[] {
  const many = said(shown, attraction)['buried'] ?? 0;
  return Array<string>(many).fill('');
}

/** All spaces a park has: at least what its gate allows, and whatever stands beyond. */
export function towersOf(shown: Shown, seat: number): (Tower | null)[] {
  const all = Array.from({ length: SPACES }, (_, i) => towerIn(shown, seat, i + 1));
  const last = all.findLastIndex((tower) => tower !== null) + 1;
  const spaces = shown.values[own('attractions', seat)] ?? USUAL_SPACES;
  return all.slice(0, Math.max(spaces, last));
}

export interface SeatLine {
  coins: number;
  stars: number;
  guests: number;
  capacity: number;
  income: number;
  loans: number;
  owed: number;
  blueprints: number;
  showcases: number;
  parkCards: number;
  eventCards: number;
  points: number;
}

export function lineOf(shown: Shown, seat: number): SeatLine {
  const number = (name: string): number => numberOf(shown, own(name, seat));
  const value = (name: string): number => shown.values[own(name, seat)] ?? 0;
  return {
    coins: number('coin'),
    stars: value('stars'),
    guests: value('guests'),
    capacity: value('capacity'),
    income: value('income'),
    loans: number('loans'),
    owed: -(shown.points[own('loans', seat)] ?? 0),
    blueprints: countOf(shown, own('blueprints', seat)),
    showcases: countOf(shown, own('showcase', seat)),
    parkCards: number('park-cards-in-hand'),
    eventCards: number('event-cards-in-hand'),
    points: shown.points[own('total', seat)] ?? 0,
  };
}

/** The rounds of the match, as far as the City deck tells. */
export function season(shown: Shown): { rounds: number; now: number; closes: number; step: number } {
  const past = countOf(shown, 'city-discard');
  const here = countOf(shown, 'city-card');
  const rounds = past + here + countOf(shown, 'city-deck');
  const now = Math.max(1, numberOf(shown, 'round'));
  const isShut = numberOf(shown, 'blueprint-department-closed') > 0;
  const closes = isShut ? 0 : past + here + numberOf(shown, 'above-closure');
  return { rounds: Math.max(rounds, now), now, closes, step: numberOf(shown, 'step') };
}

/** The seats after one's own, in turn order. */
export const others = (seats: number, seat: number): number[] =>
  Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
