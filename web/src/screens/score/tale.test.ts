import type { Score, SeatScore } from '$lib/protocol/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '$lib/ui/preferences.svelte';
import { Tale } from './tale.svelte';

const seat = (number: number, place: number, sources: Record<string, number>): SeatScore => ({
  seat: number,
  place,
  total: Object.values(sources).reduce((sum, n) => sum + n, 0),
  sources: Object.entries(sources).map(([name, n]) => ({ name, n, parts: [] })),
  ties: {},
});
const score = {
  seats: [seat(1, 1, { size: 30, coins: 4, loans: 0 }), seat(0, 2, { size: 20, coins: 0, loans: -5 })],
  rounds: [],
} as unknown as Score;

beforeEach(() => {
  vi.useFakeTimers();
  preferences.set({ pace: 1 });
});
afterEach(() => vi.useRealTimers());

it('is told source by source, seat by seat, and leaves out what is nothing', () => {
  const tale = new Tale(score);

  expect(tale.names).toEqual(['size', 'coins', 'loans']);
  expect(tale.beats.map(({ source, seat: whose, n }) => [source, whose, n])).toEqual([
    ['size', 0, 20],
    ['size', 1, 30],
    ['coins', 1, 4],
    ['loans', 0, -5],
  ]);
});

it('adds up as it goes, and tells who won only at the end', () => {
  const tale = new Tale(score);
  const winner = score.seats[0] as SeatScore;
  tale.begin();
  expect([tale.sum(winner), tale.isOver, tale.seats[0]?.seat]).toEqual([0, false, 0]);

  vi.advanceTimersByTime(1400);
  expect([tale.sum(winner), tale.isOver]).toEqual([30, false]);

  vi.advanceTimersByTime(10_000);
  expect([tale.sum(winner), tale.isOver, tale.seats[0]?.seat]).toEqual([34, true, 1]);
});

it('can be skipped, and is not told at all where nothing moves', () => {
  const tale = new Tale(score);
  tale.begin();
  tale.skip();
  expect(tale.isOver).toBe(true);

  preferences.set({ pace: 0 });
  const still = new Tale(score);
  still.begin();
  expect(still.isOver).toBe(true);
});
