import type { CardInfo } from '$lib/protocol/messages';
import { expect, it } from 'vitest';
import { fits, read, wordsOf } from './search';

const card: CardInfo = {
  id: 'wet-cutlass',
  pack: 'pirate',
  kind: 'attraction',
  name: { en: 'Wet Cutlass', ru: 'Мок\u00adрая сабля' },
  icon: 'galleon',
  copies: 2,
  flavour: null,
  numbers: { price: 9, stars: 2 },
  choices: {},
  lists: { types: ['thrill ride'] },
  flags: [],
  texts: { text: { en: 'Gain 2 coins.', ru: 'Получите 2 монеты, если гостей трёх видов нет.' } },
  symbols: {},
  back: 'park',
  source: 'designed',
};
const words = wordsOf(card, { 'thrill ride': { en: 'thrill ride', ru: 'опасный аттракцион' } });
const finds = (text: string) => fits(card, words, read(text));

it('finds words of both languages by their beginnings, however they are written', () => {
  expect(finds('cutl')).toBe(true);
  expect(finds('МОКРАЯ')).toBe(true);
  expect(finds('опасн ride')).toBe(true);
  expect(finds('трех')).toBe(true);
  expect(finds('utlass')).toBe(false);
});

it('compares numbers', () => {
  expect(finds('ride price<10')).toBe(true);
  expect(finds('price < 9')).toBe(false);
  expect(finds('звёзды>=2')).toBe(true);
  expect(finds('points=3')).toBe(false);
});

it('wants all of it', () => {
  expect(finds('wet dry')).toBe(false);
});
