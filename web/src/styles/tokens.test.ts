// Every pair of colours that stands as words on a ground, in the four palettes: 4.5:1, in high contrast 7:1.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
type Palette = Record<string, string>;

/** The colours declared under one selector. */
function under(selector: string): Palette {
  const block = css.split('}').find((one) => one.split('{')[0]?.trim() === selector);
  return Object.fromEntries(
    [...(block ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

const [light, dark] = [under(':root'), under("[data-theme='dark']")];
const [more, moreDark] = [under("[data-contrast='more']"), under("[data-contrast='more'][data-theme='dark']")];
const PALETTES: Record<string, { colours: Palette; least: number }> = {
  light: { colours: light, least: 4.5 },
  dark: { colours: { ...light, ...dark }, least: 4.5 },
  'light, high contrast': { colours: { ...light, ...more }, least: 7 },
  'dark, high contrast': { colours: { ...light, ...dark, ...more, ...moreDark }, least: 7 },
};

const PARTS = ['panel', 'panel2', 'paper'];
const KINDS = ['park', 'event', 'blue', 'show', 'gate', 'loan', 'city', 'unfair'].map((kind) => `k-${kind}`);
const SEATS = [0, 1, 2, 3, 4].map((seat) => `s${seat}`);
const WORDS: [string[], string[]][] = [
  [
    ['ink', 'ink2', 'ink3', 'act'],
    [...PARTS, 'ground'],
  ],
  [
    ['ink', 'ink2'],
    ['lawn', 'lawn2', 'path', 'act-soft', 'threat-soft', 'ok-soft'],
  ],
  [
    ['threat', 'ok', 'price'],
    ['panel', 'paper'],
  ],
  [KINDS, ['paper']],
  [['act'], ['act-soft']],
  [['threat'], ['threat-soft']],
  [['ok'], ['ok-soft']],
  [['act-ink'], ['act']],
  [['price-ink'], ['price']],
  [['gold-ink'], ['gold', 'gold2']],
];
const LINES: [string[], string[]][] = [
  [
    ['act-glow', 'act', 'threat'],
    [...PARTS, 'ground', 'lawn', 'lawn2'],
  ],
  [SEATS, PARTS],
  [['seat-ink'], SEATS],
];
const LINES_OF_MORE: [string[], string[]][] = [
  [
    ['line', 'hair', 'path-edge'],
    [...PARTS, 'ground'],
  ],
];

function brightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** The pairs whose contrast is too little. */
function poor(colours: Palette, pairs: [string[], string[]][], least: number): string[] {
  return pairs.flatMap(([fronts, grounds]) =>
    fronts.flatMap((front) =>
      grounds.flatMap((ground) => {
        const found = contrast(colours[front] ?? '', colours[ground] ?? '');
        return found >= least ? [] : [`${front} on ${ground}: ${found.toFixed(2)}`];
      }),
    ),
  );
}

describe.each(Object.entries(PALETTES))('the palette %s', (_, { colours, least }) => {
  it('keeps its words readable', () => expect(poor(colours, WORDS, least)).toEqual([]));

  it('keeps the lines that mean something visible', () =>
    expect(poor(colours, [...LINES, ...(least === 7 ? LINES_OF_MORE : [])], 3)).toEqual([]));
});

it('gives high contrast a value of its own for every colour that words or lines are made of', () => {
  const named = [...WORDS, ...LINES].flat(2);
  const grounds = new Set(['gold', 'gold2']); // the same in all palettes
  expect([...new Set(named)].filter((name) => !(name in moreDark) && !grounds.has(name))).toEqual([]);
});
