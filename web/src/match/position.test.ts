import type { Shown } from '$lib/protocol/messages';
import { describe, expect, it } from 'vitest';
import { cardsOf, countOf, numberOf, patched, zoneOf } from './position';

const before: Shown = {
  zones: { shelf: ['seaside.goldfish#1'], 'hand@1': [3] },
  numbers: { round: 2, dice: [3, 4] },
  marks: {},
  cards: { 'seaside.goldfish#1': { price: 7 } },
  words: {},
  values: { 'throws@0': 2 },
  points: { 'total@0': 4 },
  awaited: [{ seat: 1, kind: 'command', source: '' }],
  first_seat: 0,
  together: false,
  over: false,
  places: null,
};

describe('a patch', () => {
  it('replaces what it names and leaves the rest', () => {
    const after = patched(before, { zones: { 'hand@1': [2] }, numbers: { round: 3 } });

    expect(after.zones).toEqual({ shelf: ['seaside.goldfish#1'], 'hand@1': [2] });
    expect(after.numbers['dice']).toEqual([3, 4]);
    expect(after.numbers['round']).toBe(3);
  });

  it('takes away what is null in cards, values and points', () => {
    const after = patched(before, { cards: { 'seaside.goldfish#1': null }, values: { 'throws@0': null } });

    expect(after.cards).toEqual({});
    expect(after.values).toEqual({});
  });

  it('keeps words it does not say, also when they are false', () => {
    expect(patched({ ...before, together: true }, {}).together).toBe(true);
    expect(patched({ ...before, together: true }, { together: false }).together).toBe(false);
  });

  it('changes nothing of the position before', () => {
    patched(before, { numbers: { round: 9 } });

    expect(before.numbers['round']).toBe(2);
  });
});

describe('a zone', () => {
  it('counts cards that lie face down', () => {
    expect(cardsOf(before, 'hand@1')).toEqual(['', '', '']);
    expect(countOf(before, 'hand@1')).toBe(3);
  });

  it('is found by a card in it', () => {
    expect(zoneOf(before, 'seaside.goldfish#1')).toBe('shelf');
  });
});

it('reads a number of a row by its place', () => {
  expect(numberOf(before, 'dice', 1)).toBe(4);
  expect(numberOf(before, 'nothing')).toBe(0);
});
