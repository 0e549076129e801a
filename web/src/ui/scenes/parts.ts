// Shapes that several scenes are made of; viewBox 200 x 140.
export type Part = 'back' | 'front';

export const range = (n: number): number[] => Array.from({ length: n }, (_, k) => k);

/** Sunrays from a point. */
export function rays(x: number, y: number, n: number): string {
  const at = (angle: number) => `${(x + 300 * Math.cos(angle)).toFixed(1)} ${(y + 300 * Math.sin(angle)).toFixed(1)}`;
  const step = (2 * Math.PI) / n;
  return range(n / 2)
    .map((k) => `M${x} ${y}L${at(4 * k * (step / 2))}L${at((4 * k + 2) * (step / 2))}Z`)
    .join('');
}

/** A scalloped edge across the picture, filled to the foot. */
export function scallop(y: number, r: number): string {
  const waves = range(Math.ceil(220 / (2 * r)) + 1).map(() => `q${r} ${-r * 1.3} ${2 * r} 0`);
  return `M-${r} 150V${y}${waves.join('')}V150Z`;
}

/** Houses side by side, and their windows. */
export const houses = (heights: number[], width: number): string =>
  heights.map((h, k) => `M${k * width - 4} ${140 - h}h${width - 3}v${h + 6}h${3 - width}Z`).join('');

export const windows = (heights: number[], width: number): string =>
  heights
    .flatMap((h, k) =>
      range(Math.max(0, Math.floor(h / 11) - 1)).map((r) => `M${k * width + 1} ${147 - h + r * 11}h4m4 0h4`),
    )
    .join('');
