// How the board is drawn: nineteen hexes with a point up, in rows a to e. Measures are widths of a hex.
export interface Cell {
  name: string; // "c3"
  x: number; // from the middle of the board to the right
  y: number; // and downwards
}

const ROWS = { a: 3, b: 4, c: 5, d: 4, e: 3 };
const STEP = 0.866; // from row to row
export const TALL = 1.1547; // of a hex with a width of 1

export const CELLS: Cell[] = Object.entries(ROWS).flatMap(([row, many], r) =>
  Array.from({ length: many }, (_, i) => ({ name: `${row}${i + 1}`, x: i - (many - 1) / 2, y: (r - 2) * STEP })),
);

export const cellOf = (name: string): Cell | undefined => CELLS.find((cell) => cell.name === name);

/** The outline of a hex, 120 by 138.6. */
export const OUTLINE = 'M60 1 119 35.2V103.4L60 137.6 1 103.4V35.2Z';
export const BOX = '0 0 120 138.6';

export interface Frame {
  x: number; // of its middle
  y: number;
  wide: number;
  high: number;
}

/** The part of the board that shows all these cells. */
export function frameOf(cells: Cell[]): Frame {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, wide: right - left + 1, high: bottom - top + TALL };
}
