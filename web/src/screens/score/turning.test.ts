import type { Round } from '$lib/protocol/messages';
import { expect, it } from 'vitest';
import { turningPoints } from './turning';

const rounds = (...totals: [number, number][]): Round[] =>
  totals.map(([a, b], i) => ({
    number: i + 1,
    first: i * 10,
    last: i * 10 + 10,
    points: { 'total@0': a, 'total@1': b },
    values: {},
    tokens: {},
  }));
const told = (...totals: [number, number][]) =>
  turningPoints(rounds(...totals), [0, 1]).map(({ key, round, seat, n }) => [key, round.number, seat, n]);

it('tells the greatest gain and loss, and who took the lead for good', () => {
  expect(told([5, 4], [9, 12], [8, 20], [30, 22])).toEqual([
    ['score-loss', 3, 0, 1],
    ['score-gain', 4, 0, 22],
    ['score-lead', 4, 0, 0],
  ]);
});

it('says nothing of a lead that never changed hands', () => {
  expect(told([5, 4], [9, 8])).toEqual([['score-gain', 2, 0, 4]]);
});
