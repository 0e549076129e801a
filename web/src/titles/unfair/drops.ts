// Where a card of Unfair may be dropped: each place on the table that stands for one of the options.
import type { Choice } from '$lib/decisions/choice.svelte';
import type { Drops } from '$lib/decisions/drag.svelte';
import { cardsIn, verbOf } from '$lib/match/reading';
import { towersOf } from './park/park';

/** Verbs with a card, and the part of the table where it goes. */
const PLACES: Record<string, string> = {
  build: 'park',
  'open-with': 'park',
  take: 'hand',
  keep: 'hand',
  demolish: 'piles',
  swap: 'piles',
  block: 'attack',
};

export const spaceDrop = (n: number): string => `space-${n}`;
export const seatDrop = (seat: number): string => `rival-${seat}`;

export function dropsOf(choice: Choice, card: string): Drops {
  const options = choice.decision?.options ?? [];
  const drops: Drops = {};
  for (const option of options) {
    const place = PLACES[verbOf(option.words)];
    if (place && cardsIn(option)[0] === card) drops[place] = option.words;
  }
  return choice.decision?.source === card ? { ...drops, ...placesFor(choice) } : drops;
}

/** Where the card goes that the question is about: into a space, onto an attraction, at a seat. */
function placesFor(choice: Choice): Drops {
  const { shown, here } = choice.match;
  const towers = shown ? towersOf(shown, here) : [];
  const drops: Drops = {};
  for (const { words } of choice.decision?.options ?? []) {
    const [verb, what = ''] = words.split(' ');
    const space =
      verb === 'space' ? Number(what) : verb === 'on' ? towers.findIndex((one) => one?.attraction === what) + 1 : 0;
    if (space) drops[spaceDrop(space)] = words;
    if (verb === 'seat') drops[seatDrop(Number(what.replace('seat', '')))] = words;
  }
  return drops;
}
