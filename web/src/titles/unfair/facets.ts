// By what cards of Unfair are looked for in the library.
import type { CardInfo } from '$lib/protocol/messages';
import type { Shelf } from '$lib/match/shelf.svelte';
import { inBoth, t } from '$lib/text/texts.svelte';
import type { Facet } from '../parts';
import { ribbon } from './cards/looks';
import { iconOf } from './icons';

const key = (word: string): string => word.replaceAll(' ', '-');

/** What signs on a card say, on either half of it. */
const signs = (card: CardInfo, about: string): string[] => [
  ...(card.symbols[about] ?? []),
  ...(card.symbols[`top.${about}`] ?? []),
  ...(card.symbols[`bottom.${about}`] ?? []),
];

const choice =
  (name: string) =>
  (card: CardInfo): string[] =>
    card.choices[name] ? [card.choices[name]] : [];

const sayAttack = (word: string): string => t(`attack-${word}`);

/** An icon of the ribbon: a theme is called like its pack. */
function sayMark(word: string, shelf: Shelf): string {
  const pack = shelf.packs.find((one) => one.id === word);
  if (pack) return inBoth(pack.name);
  return t(word === 'super' ? 'kind-showcase' : `type-${key(word)}`);
}

export const FACETS: Facet[] = [
  { name: 'kind', of: (card) => [card.kind], say: (word) => t(`kind-${word}`) },
  { name: 'type', of: (card) => card.lists['types'] ?? [], say: (word) => t(`type-${key(word)}`), icon: iconOf },
  {
    name: 'built-in', // icons of the ribbon above the main one
    of: (card, shelf) =>
      ribbon(card, shelf)
        .slice(1)
        .map((mark) => mark.word),
    say: sayMark,
    icon: iconOf,
  },
  { name: 'attack', of: (card) => signs(card, 'attacks'), say: sayAttack, icon: iconOf },
  { name: 'block', of: (card) => signs(card, 'defends'), say: sayAttack, icon: iconOf },
  { name: 'side', of: choice('side'), say: (word) => t(`side-${word}`) },
  { name: 'difficulty', of: choice('difficulty'), say: (word) => t(`difficulty-${word}`) },
];
