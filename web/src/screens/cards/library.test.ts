import { Shelf } from '$lib/match/shelf.svelte';
import type { CardInfo } from '$lib/protocol/messages';
import { router } from '$lib/ui/router.svelte';
import { beforeEach, expect, it } from 'vitest';
import { Library, usualFacets } from './library.svelte';

const card = (id: string, kind: string, price: number, types: string[] = []): CardInfo => ({
  id,
  pack: price > 5 ? 'dear' : 'cheap',
  kind,
  name: { en: id, ru: id },
  icon: '',
  copies: 1,
  flavour: null,
  numbers: { price },
  choices: {},
  lists: { types },
  flags: [],
  texts: {},
  symbols: {},
  back: '',
  source: 'designed',
});
const CARDS = Array.from({ length: 24 }, (_, n) =>
  card(`c${String(n).padStart(2, '0')}`, n % 3 ? 'ride' : 'person', n % 12, n % 3 ? ['wild'] : []),
);
const pack = (id: string) => ({
  id,
  hash: id,
  name: { en: id, ru: id },
  icon: '',
  cards: CARDS.filter((one) => one.pack === id),
});

let library: Library;
beforeEach(() => {
  history.replaceState(null, '', '/cards/fair');
  router.note(new URLSearchParams());
  const shelf = new Shelf();
  shelf.fill({ packs: [pack('cheap'), pack('dear')], words: {} });
  library = new Library('fair', shelf, usualFacets(shelf));
});

const counts = (name: string) =>
  Object.fromEntries(
    library.facets
      .filter((one) => one.name === name)
      .flatMap((one) => library.counted(one))
      .map((one) => [one.value, one.count]),
  );
const ids = () => library.found.map((one) => one.id);

it('shows all cards by name until something is wanted', () => {
  expect(ids()).toEqual(CARDS.map((one) => one.id));
});

it('narrows by any of the values of a facet, and by all facets together', () => {
  library.toggle('kind', 'person');
  expect(library.found).toHaveLength(8);
  library.toggle('pack', 'dear');
  expect(library.found.every((one) => one.kind === 'person' && one.pack === 'dear')).toBe(true);
  library.toggle('kind', 'ride');
  expect(library.found.every((one) => one.pack === 'dear')).toBe(true);
  expect(location.search).toBe('?kind=person,ride&pack=dear');
});

it('counts what each value would leave, whatever is wanted of its own facet', () => {
  library.set('price', '0-3');
  library.toggle('kind', 'person');
  const promised = counts('kind');
  for (const kind of ['person', 'ride']) {
    library.set('kind', kind);
    expect(library.found).toHaveLength(promised[kind] ?? -1);
  }
});

it('keeps its list as it is while cards are looked at', () => {
  library.toggle('kind', 'ride');
  const list = library.found;

  library.look(CARDS[1] ?? null, false);

  expect(library.chosen?.id).toBe('c01');
  expect(library.found.map((one) => one.id)).toEqual(list.map((one) => one.id));
  expect(library.narrowing).toEqual(['kind']);
});

it('says which wish to drop where nothing is found', () => {
  library.toggle('kind', 'person');
  library.set('types', 'wild');
  expect(library.found).toEqual([]);
  expect(library.toDrop).toEqual({ name: 'kind', count: 16 });
});
