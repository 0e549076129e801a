// A park and what its seat has, ready to be drawn. Whatever is a rule comes from the server.
import type { Match } from '$lib/match/match.svelte';
import { cardsOf, numberOf } from '$lib/match/position';
import type { CardInfo, Shown } from '$lib/protocol/messages';
import { t } from '$lib/text/texts.svelte';
import { cellOf, type Cell } from './hexes';

export interface Tile {
  name: string;
  card: CardInfo;
  cell: Cell;
  guests: string[];
  icons: string[]; // "open", "covered", "extra"
  upgrades: string[]; // a kind, or "free"
  stars: number; // with each cube
  coins: number;
}

/** What a park is called: the viewer's own is theirs. */
export const parkOf = (match: Match, seat: number): string =>
  seat === match.seat ? t('your-park') : t('park-of', { who: match.nameOf(seat) });

export const own = (name: string, seat: number): string => `${name}@${seat}`;

/** What is said of a card in words. */
export const said = (shown: Shown, card: string, what: string): string[] => shown.words[card]?.[what] ?? [];

/** The attractions of a park, row by row. */
export function tilesOf(match: Match, seat: number): Tile[] {
  const shown = match.shown;
  if (!shown) return [];
  return cardsOf(shown, own('park', seat))
    .flatMap((name) => {
      const [card, cell] = [match.shelf.get(name), cellOf(said(shown, name, 'cell')[0] ?? '')];
      if (!card || !cell) return [];
      const [guests, icons, upgrades] = ['guests', 'icons', 'upgrades'].map((what) => said(shown, name, what));
      const { 'cube-stars': stars = 0, 'cube-coins': coins = 0 } = shown.cards[name] ?? {};
      return [{ name, card, cell, guests: guests ?? [], icons: icons ?? [], upgrades: upgrades ?? [], stars, coins }];
    })
    .sort((one, other) => one.cell.y - other.cell.y || one.cell.x - other.cell.x);
}

export interface SeatLine {
  stars: number;
  planned: number; // stars of the phase that goes on, in secret
  coins: number;
  coming: number; // money of that phase
  income: number;
  guests: number;
  cubes: number;
  maps: number;
  allMaps: number;
  mascots: number;
  allMascots: number;
  turn: number;
  score: number;
}

export function lineOf(match: Match, seat: number): SeatLine | null {
  const shown = match.shown;
  if (!shown) return null;
  const value = (name: string) => shown.values[own(name, seat)] ?? 0;
  const number = (name: string) => numberOf(shown, own(name, seat));
  const cubes = cardsOf(shown, own('park', seat)).flatMap((name) => said(shown, name, 'icons'));
  const isInPhase = own('stars-so-far', seat) in shown.values;
  const maps = value('ready-maps');
  return {
    stars: number('star'),
    planned: value('stars-so-far'),
    coins: value('coins'),
    coming: value('coins-so-far'),
    income: value('income'),
    guests: value('guests'),
    cubes: cubes.filter((icon) => icon !== 'open').length,
    maps,
    allMaps: isInPhase ? Math.max(number('map') + number('used-map'), maps) : maps + number('used-map'),
    mascots: value('ready-mascots'),
    allMascots: number('mascot'),
    turn: value('turn'),
    score: shown.points[own('total', seat)] ?? 0,
  };
}

/** All other seats, in the order they come after this one. */
export const others = (seats: number, here: number): number[] =>
  Array.from({ length: seats - 1 }, (_, i) => (here + 1 + i) % seats);

export const KITS = ['merch-kiosk', 'special-effect', 'generator'] as const;

/** Upgrades in store, by kind; while one's own draft goes on, as it leaves them. */
export function kitsOf(shown: Shown, seat: number): number[] {
  const isImproving = numberOf(shown, own('draft', seat)) === IMPROVE;
  return KITS.map((kind, i) =>
    isImproving ? numberOf(shown, own('draft-upgrades-left', seat), i) : numberOf(shown, own(kind, seat)),
  );
}

// Phases of a round, as the log numbers them.
export const [PLAN, WELCOME, EXPAND, IMPROVE, OPERATE, UPKEEP] = [1, 2, 3, 4, 5, 6];

export interface Season {
  rounds: number;
  now: number;
  phase: number;
}

/** Where in the match we are. */
export function season(match: Match): Season {
  const shown = match.shown;
  const rounds = (match.table?.options['mode'] ?? 'full') === 'full' ? 5 : 4;
  if (!shown) return { rounds, now: 1, phase: 0 };
  return { rounds, now: Math.max(1, numberOf(shown, 'round')), phase: numberOf(shown, 'phase') };
}

/** Is this seat still at work in a phase that all play at once? */
export const isAtWork = (shown: Shown, seat: number): boolean => shown.awaited.some((one) => one.seat === seat);
