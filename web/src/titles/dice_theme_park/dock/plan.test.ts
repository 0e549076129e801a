import type { Option } from '$lib/protocol/messages';
import { expect, it } from 'vitest';
import { ticketsOf } from './plan';

const option = (words: string): Option => ({ is: 'option', words, key: '', args: {} });

it('makes a ticket of each command, with all that goes with it when it is taken back', () => {
  const taken = ['move green-2 forest', 'operate gate', 'move blue-4 pond', 'guest gate blue-4', 'use-map'].map(option);

  const tickets = ticketsOf(taken);

  expect(tickets.map((one) => [one.head.words, one.parts.length, one.back])).toEqual([
    ['use-map', 2, 5],
    ['operate gate', 1, 2],
  ]);
});

it('leaves out what belongs to no command', () => {
  expect(ticketsOf([option('keep duck-pond')])).toEqual([]);
});
