import { expect, it } from 'vitest';
import { matched } from './router.svelte';

it('names the words with a colon', () => {
  expect(matched('/table/:id/replay', '/table/abc/replay')).toEqual({ id: 'abc' });
});

it('does not take a longer address for a shorter one', () => {
  expect(matched('/table/:id', '/table/abc/replay')).toBeNull();
  expect(matched('/', '/cards')).toBeNull();
});

it('may lack a last word with a question mark', () => {
  expect(matched('/cards/:title?', '/cards')).toEqual({});
  expect(matched('/cards/:title?', '/cards/unfair')).toEqual({ title: 'unfair' });
  expect(matched('/cards/:title?', '/cards/unfair/x')).toBeNull();
});

it('overlooks a slash at the end', () => {
  expect(matched('/cards', '/cards/')).toEqual({});
  expect(matched('/', '/')).toEqual({});
});
