// Putting rules in order: by drag, by buttons, by Alt and an arrow; the first is picked, the rest is remembered.
import type { Match } from '$lib/match/match.svelte';
import type { Decision } from '$lib/protocol/messages';
import type { TitleParts } from '$lib/titles/parts';
import { texts } from '$lib/text/texts.svelte';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { Choice } from './choice.svelte';
import Order from './Order.svelte';

const parts = { verbs: {}, sprite: '' } as unknown as TitleParts;

function asking(...words: string[]): Decision {
  const options = words.map((one) => ({ is: 'option' as const, words: one, key: one, args: {} }));
  return { id: words.length, kind: 'order', rule: '', source: '', options, free: [] } as unknown as Decision;
}

let choice: Choice;

beforeEach(async () => {
  await texts.need('text');
  const names = { card: String, seat: String };
  const match = { decision: asking('fire', 'flood', 'frost'), names, shelf: { get: () => undefined }, table: null };
  choice = new Choice({ ...match, foresee: () => Promise.resolve(null) } as unknown as Match);
  choice.begin();
});

const rows = () => choice.ordered.map((option) => option.words);

it('picks nothing by itself', () => {
  expect(rows()).toEqual(['fire', 'flood', 'frost']);
  expect(choice.picked).toBeNull();
});

it('moves by Alt and an arrow, and says so', async () => {
  render(Order, { choice, parts });

  await fireEvent.keyDown(screen.getByRole('button', { name: /^3 frost/ }), { altKey: true, code: 'ArrowUp' });

  expect(rows()).toEqual(['fire', 'frost', 'flood']);
  expect(choice.picked).toBe('fire');
  expect(screen.getByText('Moved to 2 of 3')).toBeTruthy();
});

it('moves by its buttons', async () => {
  render(Order, { choice, parts });

  await fireEvent.click(screen.getByRole('button', { name: 'Earlier: flood' }));

  expect(rows()).toEqual(['flood', 'fire', 'frost']);
  expect(choice.picked).toBe('flood');
});

it('moves by dragging, and what ends the drag is no click', async () => {
  render(Order, { choice, parts });
  const list = screen.getByRole('list');
  for (const [i, row] of [...list.children].entries())
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, i * 50, 200, 50));
  const fire = screen.getByRole('button', { name: /^1 fire/ });

  await fireEvent.pointerDown(fire, { isPrimary: true, button: 0 });
  await fireEvent.pointerMove(window, { clientY: 70 });
  await fireEvent.pointerUp(window);
  await fireEvent.click(fire);

  expect(rows()).toEqual(['flood', 'fire', 'frost']);
  expect(choice.picked).toBe('flood');
});

it('keeps what is left of the order for the next question, and picks its first', async () => {
  choice.place('frost', 0);
  choice.place('flood', 1);
  Object.assign(choice.match, { decision: asking('fire', 'flood') });
  choice.begin();
  await tick();

  expect(rows()).toEqual(['flood', 'fire']);
  expect(choice.picked).toBe('flood');
});

it('forgets the order when something new is due', () => {
  choice.place('frost', 0);
  Object.assign(choice.match, { decision: asking('fire', 'flood', 'hail') });
  choice.begin();

  expect(rows()).toEqual(['fire', 'flood', 'hail']);
  expect(choice.picked).toBeNull();
});
