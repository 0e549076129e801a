import type { Change, ServerMessage, Shown, TableInfo } from '$lib/protocol/messages';
import { beforeEach, expect, it, vi } from 'vitest';
import { Reel } from './reel';

const STEPS = 70;
const position = (round: number): Shown => ({
  zones: {},
  numbers: { round },
  marks: {},
  cards: {},
  words: {},
  values: {},
  points: {},
  awaited: [],
  first_seat: 0,
  together: false,
  over: false,
  places: null,
});

/** A match in which the round counts the steps. */
function server(path: string): unknown {
  const [, first = 0] = (/steps\/(\d+)\/reel/.exec(path) ?? []).map(Number);
  const changes = Array.from({ length: Math.min(32, STEPS - first) }, (_, i) => ({
    number: first + i + 1,
    cause: { kind: 'chose' },
    patch: { numbers: { round: first + i + 1 } },
  })) as unknown as Change[];
  return { first, steps: STEPS, shown: position(first), changes };
}

let asked: string[] = [];
let told: ServerMessage[] = [];
let reel: Reel;

beforeEach(() => {
  [asked, told] = [[], []];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(server(path))));
  });
  const hearing = { message: (message: ServerMessage) => void told.push(message), status: () => undefined };
  reel = new Reel({ id: 'abc' } as TableInfo, '', STEPS, hearing);
});

const roundTold = (): unknown => {
  const last = told.at(-1);
  return last?.type === 'state'
    ? last.shown?.numbers['round']
    : last?.type === 'change' && last.patch?.numbers?.['round'];
};

it('shows any step, and fetches each stretch once', async () => {
  for (const step of [40, 35, 63, 0, 40]) {
    await reel.show(step, null, 0, []);
    expect(roundTold()).toBe(step);
  }
  expect(asked.filter((path) => path.includes('/steps/32/'))).toHaveLength(1);
});

it('tells the next step as a change, also over the end of a stretch', async () => {
  await reel.show(31, null, 0, []);
  for (const step of [32, 33]) {
    await reel.show(step, null, 0, []);
    expect(told.at(-1)?.type).toBe('change');
    expect(roundTold()).toBe(step);
  }
});

it('begins at the first step with everything', async () => {
  await reel.show(0, null, 0, []);
  expect(told.at(-1)?.type).toBe('state');
  expect(asked).toHaveLength(1);
});

it('tells everything again to other eyes', async () => {
  await reel.show(5, null, 0, []);
  await reel.show(6, 1, 1, []);
  expect(told.at(-1)?.type).toBe('state');
  expect(asked.at(-1)).toContain('seat=1');
});

it('shows only the last of several steps that were wished at once', async () => {
  const shown = await Promise.all([10, 20, 64].map((step) => reel.show(step, null, 0, [])));

  expect(shown).toEqual([false, false, true]);
  expect(told).toHaveLength(1);
  expect(roundTold()).toBe(64);
});

it('says what was read of the latest steps, by step', async () => {
  expect(await reel.linesTo(35, 1)).toHaveLength(3);
  expect(asked.at(-1)).toContain('steps/32/reel?many=32&seat=1');
  expect(await reel.linesTo(0, 1)).toEqual([]);
});
