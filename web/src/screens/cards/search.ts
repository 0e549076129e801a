// What is typed into the search: words in either language, and numbers ("price<8", "звёзды>=3").
import type { CardInfo, Names } from '$lib/protocol/messages';

interface Bound {
  number: string;
  fits: (n: number) => boolean;
}

export interface Search {
  words: string[];
  bounds: Bound[];
}

const CALLED: Record<string, string> = {
  price: 'price', cost: 'cost', цена: 'price', стоимость: 'cost', stars: 'stars', star: 'stars', звезды: 'stars', звезд: 'stars',
  points: 'points', point: 'points', очки: 'points', очков: 'points', copies: 'copies', копии: 'copies', копий: 'copies',
}; // prettier-ignore

const COMPARED: Record<string, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
};

/** A text as it is compared: small letters, no soft hyphens, е for ё. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('\u00ad', '').replaceAll('ё', 'е').replaceAll('’', "'");

export function read(text: string): Search {
  const found: Search = { words: [], bounds: [] };
  for (const token of plain(text)
    .replace(/\s*([<>]=?|=)\s*/g, '$1')
    .split(/\s+/)
    .filter(Boolean)) {
    const [, name = '', sign = '', n] = /^([a-zа-я]+)([<>]=?|=|:)(\d+)$/.exec(token) ?? [];
    const compare = COMPARED[sign];
    if (compare && CALLED[name])
      found.bounds.push({ number: CALLED[name] ?? name, fits: (have) => compare(have, Number(n)) });
    else found.words.push(token);
  }
  return found;
}

const both = (names: Names | null | undefined): string => (names ? `${names.en} ${names.ru}` : '');

/** All a card says in both languages, for words to be looked for in. */
export function wordsOf(card: CardInfo, said: Record<string, Names>): string {
  const nouns = [card.kind, ...Object.values(card.choices), ...Object.values(card.lists).flat()];
  const texts = [card.name, ...nouns.map((noun) => said[noun] ?? { en: noun, ru: '' }), ...Object.values(card.texts)];
  return ` ${plain(texts.map(both).join(' ')).replace(/[^\p{L}\p{N}']+/gu, ' ')}`;
}

/** Does a card bear what is looked for? Each word may begin any word of it. */
export function fits(card: CardInfo, words: string, search: Search): boolean {
  const numbers: Record<string, number> = { ...card.numbers, copies: card.copies };
  return (
    search.words.every((word) => words.includes(` ${word}`)) &&
    search.bounds.every(({ number, fits: ok }) => numbers[number] !== undefined && ok(numbers[number] ?? 0))
  );
}
