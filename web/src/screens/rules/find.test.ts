import type { Rules } from '$lib/protocol/messages';
import { expect, it } from 'vitest';
import { find, marked } from './find';

const rule = (id: string, en: string, ru: string) => ({ id, en, ru, same_as: '', at_table: false });
const rules: Rules = {
  title: 'fair',
  names: { en: 'Fair', ru: 'Ярмарка' },
  rules_version: 1,
  sections: [
    { id: 'loans', name: { en: 'Loans', ru: 'Займы' }, rules: [rule('F-LOAN-01', 'Take one.', 'Возьмите счёт.')] },
    { id: 'rides', name: { en: 'Rides', ru: 'Горки' }, rules: [rule('F-RIDE-01', 'They go up.', 'Они едут вверх.')] },
  ],
  terms: [{ id: 'ride', name: { en: 'Ride', ru: 'Горка' }, text: { en: 'It moves.', ru: 'Она едет.' } }],
};
const ids = (wish: string) => find(rules, wish).sections.flatMap((section) => section.rules.map((one) => one.id));

it('finds rules by number, by words of either language and by their heading', () => {
  expect(ids('f-loan')).toEqual(['F-LOAN-01']);
  expect(ids('счет')).toEqual(['F-LOAN-01']);
  expect(ids('горки up')).toEqual(['F-RIDE-01']);
  expect(ids('nothing')).toEqual([]);
});

it('finds words of the glossary', () => {
  expect(find(rules, 'moves').terms.map((term) => term.id)).toEqual(['ride']);
});

it('marks what was looked for and keeps every letter', () => {
  const pieces = marked('Возьмите счёт.', 'счет');

  expect(pieces.filter((piece) => piece.isIt).map((piece) => piece.text)).toEqual(['счёт']);
  expect(pieces.map((piece) => piece.text).join('')).toBe('Возьмите счёт.');
});
