import { expect, it } from 'vitest';
import { CELLS, cellOf, frameOf, TALL } from './hexes';

it('has nineteen cells around c3', () => {
  expect(CELLS).toHaveLength(19);
  expect(cellOf('c3')).toEqual({ name: 'c3', x: 0, y: 0 });
  expect(cellOf('a1')?.x).toBe(-1);
});

it('shows as much of the board as some cells need', () => {
  const cells = ['d2', 'd3'].flatMap((name) => cellOf(name) ?? []);

  expect(frameOf(cells)).toMatchObject({ x: 0, wide: 2, high: TALL });
});
