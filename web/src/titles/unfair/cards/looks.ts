// How a card's words are drawn: which pack's inks, which icons on its ribbon, which sentences stand out.
import type { Shelf } from '$lib/match/shelf.svelte';
import type { CardInfo } from '$lib/protocol/messages';

export const PACKS = [
  'gangster',
  'jungle',
  'ninja',
  'pirate',
  'robot',
  'vampire',
  'comicbook',
  'hacker',
  'kaiju',
  'ocean',
];

export interface Mark {
  word: string;
  look: 'main' | 'theme' | 'upgrade';
  pack: string;
}

/** The icon of an attraction's or upgrade's own type. */
export function mainMark(card: CardInfo): Mark | null {
  const type = card.lists['types']?.[0];
  if (!type) return null;
  const theme = card.choices['theme'];
  if (theme) return { word: theme, look: 'theme', pack: theme };
  return { word: type, look: card.kind === 'upgrade' ? 'upgrade' : 'main', pack: card.pack };
}

/** The ribbon from the bottom up: main icon, "super", then what is built in. */
export function ribbon(card: CardInfo, shelf: Shelf): Mark[] {
  const main = mainMark(card);
  const marks = main ? [main] : [];
  if (card.kind === 'showcase' && main) marks.push({ word: 'super', look: 'main', pack: card.pack });
  for (const name of card.lists['built_in'] ?? []) marks.push(builtIn(name, card.pack, shelf));
  return marks;
}

function builtIn(name: string, pack: string, shelf: Shelf): Mark {
  const theme = /^(\w+)-theme$/.exec(name)?.[1];
  if (theme) return { word: theme, look: 'theme', pack: theme };
  const card = shelf.get(`${pack}.${name}`);
  return (card && mainMark(card)) ?? { word: 'feature upgrade', look: 'upgrade', pack };
}

export interface Phrase {
  text: string;
  strong: boolean;
  ticket: boolean;
}

/** A rule text with what begins a rule ("Guests step:") set apart. */
export function phrases(text: string): Phrase[] {
  const found: Phrase[] = [];
  for (const piece of text.split(/((?:^|(?<=[.;] ))[^.:;]{3,44}:)/)) {
    const strong = piece.endsWith(':');
    if (piece) found.push({ text: piece, strong, ticket: strong && /Guests step|гостей/.test(piece) });
  }
  return found;
}

/** Which attack an event half blocks, as its text says. */
export const blocked = (half: string): string | null => /^Block an? (\w+) event/.exec(half)?.[1] ?? null;

/** The items a section of a blueprint names. */
export function items(text: string): string[] {
  const listed = text
    .slice(text.indexOf(':') + 1)
    .trim()
    .replace(/\.$/, '');
  return listed.split('; ').map((item) => item.charAt(0).toUpperCase() + item.slice(1));
}
