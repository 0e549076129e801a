import type { Shelf } from '$lib/match/shelf.svelte';
import type { CardInfo } from '$lib/protocol/messages';
import { softly } from '$lib/text/hyphens';
import { inBoth, t, texts } from '$lib/text/texts.svelte';

/** What each kind of face is given. */
export interface FaceProps {
  card: CardInfo;
  shelf: Shelf;
  size: 's' | 'm' | 'l';
  now?: Record<string, number> | undefined;
}

/** A rule text in the reader's language; "" where the card has none. */
export const textOf = (card: CardInfo, name: string): string => {
  const text = card.texts[name];
  return text ? inBoth(text) : '';
};

/** "Attraction · Thrill ride"; on small cards only what the picture does not say. */
export function typeLine(card: CardInfo, size: 's' | 'm' | 'l'): string {
  const kind = t(`kind-${card.kind}`);
  const types = (card.lists['types'] ?? []).map((type) => t(`type-${type.replaceAll(' ', '-')}`));
  if (!types.length) return kind;
  return size === 's' ? types.join(', ') : `${kind} · ${types.join(', ')}`;
}

export const nameOf = (card: CardInfo): string => softly(inBoth(card.name));
export const isRussian = (): boolean => texts.lang === 'ru';
