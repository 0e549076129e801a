// The cards of a title, and which of them are looked for. The address is all the state there is: it can be kept,
// sent, and gone back to.
import type { Shelf } from '$lib/match/shelf.svelte';
import type { CardInfo, PackCards } from '$lib/protocol/messages';
import { inBoth, t, texts } from '$lib/text/texts.svelte';
import type { Facet } from '$lib/titles/parts';
import { router } from '$lib/ui/router.svelte';
import { fits, read, wordsOf } from './search';

export const SORTS = ['name', 'price', 'stars', 'pack'] as const;
const MOST_NUMBERS = 3; // that one may bound
const FEWEST_BEARERS = 20; // of a number one may bound
const FEWEST_OF_A_FACET = 12;
const OWN = ['q', 'pack', 'sort', 'card'];

export interface Bounds {
  name: string;
  least: number;
  most: number;
}

export interface Counted {
  value: string;
  label: string;
  icon: string;
  count: number;
  isOn: boolean;
}

const sum = (many: Iterable<number>): number => [...many].reduce((all, one) => all + one, 0);

export class Library {
  readonly all: CardInfo[];
  readonly bounds: Bounds[];
  #words = new Map<CardInfo, string>();

  constructor(
    readonly title: string,
    readonly shelf: Shelf,
    readonly facets: Facet[],
  ) {
    this.all = shelf.packs.flatMap((pack) => pack.cards);
    for (const card of this.all) this.#words.set(card, wordsOf(card, shelf.words));
    this.bounds = boundsOf(this.all);
  }

  // ---- what is wished ------------------------------------------------------------------------------------------
  readonly #filters = $derived(without(router.query, 'card')); // the list stays as it is while cards are looked at
  readonly wish = $derived(new URLSearchParams(this.#filters));

  get text(): string {
    return this.wish.get('q') ?? '';
  }

  get sort(): string {
    return this.wish.get('sort') ?? SORTS[0];
  }

  /** What is wanted of a facet, a pack or a pair of bounds; nothing: all. */
  wanted(name: string): string[] {
    return this.wish.get(name)?.split(',').filter(Boolean) ?? [];
  }

  range({ name, least, most }: Bounds): [number, number] {
    const [low = '', high = ''] = (this.wish.get(name) ?? '').split('-');
    return [low ? Number(low) : least, high ? Number(high) : most];
  }

  /** Say what is wanted; "" takes it away. */
  set(name: string, value: string): void {
    const wish = new URLSearchParams(router.query);
    if (value) wish.set(name, value);
    else wish.delete(name);
    router.note(wish);
  }

  toggle(name: string, value: string): void {
    const now = this.wanted(name);
    this.set(name, (now.includes(value) ? now.filter((one) => one !== value) : [...now, value]).join(','));
  }

  clear(): void {
    const card = this.#card;
    router.note(new URLSearchParams(card ? { card } : {}));
  }

  /** What narrows the list now: names of facets, packs and bounds. */
  get narrowing(): string[] {
    return [...this.wish.keys()].filter((name) => name === 'pack' || !OWN.includes(name));
  }

  // ---- what is found ---------------------------------------------------------------------------------------------
  readonly #search = $derived(read(this.text));

  #fits(card: CardInfo, besides = ''): boolean {
    const packs = besides === 'pack' ? [] : this.wanted('pack');
    return (
      (!packs.length || packs.includes(card.pack)) &&
      this.facets.every((facet) => {
        const wanted = facet.name === besides ? [] : this.wanted(facet.name);
        return !wanted.length || facet.of(card, this.shelf).some((value) => wanted.includes(value));
      }) &&
      this.bounds.every(
        (bounds) => bounds.name === besides || !this.wish.has(bounds.name) || this.#isIn(card, bounds),
      ) &&
      fits(card, this.#words.get(card) ?? '', this.#search)
    );
  }

  #isIn(card: CardInfo, bounds: Bounds): boolean {
    const [low, high] = this.range(bounds);
    const n = card.numbers[bounds.name];
    return n !== undefined && n >= low && n <= high;
  }

  readonly found = $derived.by(() => {
    const order = new Intl.Collator(texts.lang);
    const number = (card: CardInfo, name: string) => card.numbers[name] ?? card.numbers['cost'] ?? 99;
    const byName = (a: CardInfo, b: CardInfo) => order.compare(inBoth(a.name), inBoth(b.name));
    const first = this.#search.words[0] ?? '';
    const named = (card: CardInfo) => (first && ` ${inBoth(card.name).toLowerCase()}`.includes(` ${first}`) ? 0 : 1);
    const cards = this.all.filter((card) => this.#fits(card));
    if (this.sort === 'price') return cards.sort((a, b) => number(a, 'price') - number(b, 'price') || byName(a, b));
    if (this.sort === 'stars')
      return cards.sort((a, b) => (b.numbers['stars'] ?? -1) - (a.numbers['stars'] ?? -1) || byName(a, b));
    if (this.sort === 'pack') return cards;
    return cards.sort((a, b) => named(a) - named(b) || byName(a, b));
  });

  /** The values of a facet with how many cards each would leave. */
  counted(facet: Facet): Counted[] {
    const wanted = this.wanted(facet.name);
    const counts = new Map<string, number>();
    for (const card of this.all) for (const value of facet.of(card, this.shelf)) counts.set(value, 0);
    for (const card of this.all)
      if (this.#fits(card, facet.name))
        for (const value of new Set(facet.of(card, this.shelf))) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .filter(([value, count]) => count || wanted.includes(value))
      .map(([value, count]) => ({
        value,
        label: facet.say(value, this.shelf),
        icon: facet.icon?.(value) ?? '',
        count,
        isOn: wanted.includes(value),
      }));
  }

  packCount(pack: PackCards): number {
    return pack.cards.filter((card) => this.#fits(card, 'pack')).length;
  }

  /** How to find more when nothing is found: what to drop, and how many cards that would leave. */
  get toDrop(): { name: string; count: number } | null {
    const each = this.narrowing.map((name) => ({
      name,
      count: sum(this.all.map((card) => Number(this.#fits(card, name)))),
    }));
    return each.sort((a, b) => b.count - a.count).find((one) => one.count) ?? null;
  }

  // ---- one card ---------------------------------------------------------------------------------------------------
  nameOf = (card: CardInfo): string => `${card.pack}.${card.id}`;

  get #card(): string {
    return new URLSearchParams(router.query).get('card') ?? '';
  }

  get chosen(): CardInfo | undefined {
    return this.shelf.get(this.#card);
  }

  /** Look at a card; as a step one can go back from, where it covers the list. */
  look(card: CardInfo | null, isStep: boolean): void {
    const wish = new URLSearchParams(this.wish);
    if (card) wish.set('card', this.nameOf(card));
    router.note(wish, isStep);
  }
}

function without(query: string, name: string): string {
  const wish = new URLSearchParams(query);
  wish.delete(name);
  return wish.toString();
}

function boundsOf(cards: CardInfo[]): Bounds[] {
  const borne = new Map<string, number[]>();
  for (const card of cards)
    for (const [name, n] of Object.entries(card.numbers)) borne.set(name, [...(borne.get(name) ?? []), n]);
  return [...borne]
    .filter(([, all]) => all.length >= FEWEST_BEARERS && new Set(all).size > 2)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_NUMBERS)
    .map(([name, all]) => ({ name, least: Math.min(...all), most: Math.max(...all) }));
}

/** What a word of a card is called: by the title's own text, as the card it names, else by the cards' language. */
export function called(shelf: Shelf, name: string, word: string): string {
  const key = [name, 'word'].map((home) => `${home}-${word.replaceAll(' ', '-')}`).find((one) => texts.has(one));
  const named = shelf.packs.flatMap((pack) => pack.cards).find((card) => card.id === word);
  const said = key ? t(key) : named ? inBoth(named.name) : shelf.word(word);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** By what cards are looked for where a title says nothing: kind, and all the words they bear. */
export function usualFacets(shelf: Shelf): Facet[] {
  const cards = shelf.packs.flatMap((pack) => pack.cards);
  const often = (namesOf: (card: CardInfo) => string[]): string[] => {
    const all = cards.flatMap(namesOf);
    return [...new Set(all)].filter((name) => all.filter((one) => one === name).length >= FEWEST_OF_A_FACET);
  };
  const lists = often((card) => Object.keys(card.lists));
  const choices = often((card) => Object.keys(card.choices));
  const facet = (name: string, of: Facet['of']): Facet => ({ name, of, say: (word) => called(shelf, name, word) });
  return [
    facet('kind', (card) => [card.kind]),
    ...lists.map((name) => facet(name, (card) => card.lists[name] ?? [])),
    ...choices.map((name) => facet(name, (card) => (card.choices[name] ? [card.choices[name]] : []))),
  ];
}
