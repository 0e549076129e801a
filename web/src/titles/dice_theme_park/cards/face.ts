// What the faces of the components share.
import type { Shelf } from '$lib/match/shelf.svelte';
import type { CardInfo } from '$lib/protocol/messages';
import { inBoth } from '$lib/text/texts.svelte';

export const ART = 'packs/dice_theme_park.components'; // the sprite of everything drawn on components

export type Size = 's' | 'm' | 'l';

export interface FaceProps {
  card: CardInfo;
  shelf: Shelf;
  size: Size;
  words?: Record<string, string[]> | undefined; // what is said of it in a match: who is aboard, what is built in
}

export const textOf = (card: CardInfo, name: string): string => {
  const text = card.texts[name];
  return text ? inBoth(text) : '';
};

/** The colour a component shows: an attraction its own, others the one their text is about. */
export const colourOf = (card: CardInfo): string =>
  card.choices['colour'] ?? card.symbols['colour']?.[0] ?? card.choices['code'] ?? card.kind;

/** The amenity of an attraction as the card of the box that names it. */
export const amenityOf = (card: CardInfo, shelf: Shelf): CardInfo | undefined =>
  card.choices['amenity'] ? shelf.get(`${card.pack}.${card.choices['amenity']}`) : undefined;

/** What each upgrade space costs. */
export const spacesOf = (card: CardInfo): number[] =>
  ['space_1', 'space_2'].flatMap((name) => (card.numbers[name] ? [card.numbers[name]] : []));
