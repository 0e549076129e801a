import { expect, it } from 'vitest';
import { guestOf, guestsIn } from './guest';

it('reads a guest, and the colour it counts as', () => {
  expect(guestOf('blue-4')).toEqual({ word: 'blue-4', own: 'blue', seen: 'blue', value: 4 });
  expect(guestOf('yellow-5-as-blue')).toMatchObject({ own: 'yellow', seen: 'blue' });
  expect(guestOf('grey-7')).toBeNull();
});

it('finds the guests an option names among its other words', () => {
  const args = {
    word: { is: 'word', key: 'word-green-2' },
    word2: { is: 'word', key: 'word-generator' },
    number: 1,
  } as const;

  expect(guestsIn({ is: 'option', words: '', key: '', args })).toEqual(['green-2']);
});
