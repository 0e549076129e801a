// Where a tile or a skill may be dropped: a tile into the park, and there on a cell; a monorail at the park.
import type { Choice } from '$lib/decisions/choice.svelte';
import type { Drops } from '$lib/decisions/drag.svelte';
import { cardsIn, verbOf } from '$lib/match/reading';

const INTO_PARK = ['build', 'take', 'recruit-for'];

export const cellDrop = (cell: string): string => `cell-${cell}`;

export function dropsOf(choice: Choice, card: string): Drops {
  const drops: Drops = {};
  for (const option of choice.decision?.options ?? []) {
    const verb = verbOf(option.words);
    if (INTO_PARK.includes(verb) && cardsIn(option)[0] === card) drops['park'] = option.words;
    if (verb === 'place' && choice.decision?.source === card)
      drops[cellDrop(option.words.slice('place '.length))] = option.words;
  }
  return drops;
}
