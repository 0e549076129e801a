// The cards of a table, or of a title's whole shelf, by their names in play.
import { ask } from '$lib/net/http';
import type { CardInfo, Cards, PackCards } from '$lib/protocol/messages';
import { inBoth, t } from '$lib/text/texts.svelte';

/** "pirate.gun-deck#2'" is a copy of "pirate.gun-deck". */
export const designOf = (name: string): string => name.replace(/#\d+/, '').replace(/'+$/, '');

export class Shelf {
  packs = $state.raw<PackCards[]>([]);
  #cards = $state.raw(new Map<string, CardInfo>());
  words = $state.raw<Cards['words']>({}); // nouns of the cards' own language

  /** Have the cards of a table, or of a title. */
  async fetch(path: string, invite = ''): Promise<void> {
    this.fill(await ask<Cards>('GET', path, { invite }));
  }

  fill(found: Cards): void {
    this.packs = found.packs;
    this.words = found.words;
    this.#cards = new Map(found.packs.flatMap((pack) => pack.cards.map((card) => [`${pack.id}.${card.id}`, card])));
  }

  get(name: string): CardInfo | undefined {
    return this.#cards.get(designOf(name));
  }

  /** A card as people call it. */
  name(name: string): string {
    const card = this.get(name);
    return card ? inBoth(card.name) : t('card-unknown');
  }

  /** A noun of the cards' own language. */
  word(word: string): string {
    const names = this.words[word];
    return names ? inBoth(names) : word;
  }
}
