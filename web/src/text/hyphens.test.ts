import { expect, it } from 'vitest';
import { softly } from './hyphens';

const parts = (name: string) => softly(name).split('\u00ad').join('-');

it.each([
  ['Restrooms', 'Res-trooms'],
  ['Overclocked Motor', 'Over-clocked Motor'],
  ['Junior Vice-President', 'Junior Vice-Pre-si-dent'],
  ['Нержавеющая карусель', 'Нер-жа-вею-щая кару-сель'],
  ['Носильщик', 'Носиль-щик'],
  ['Коммутатор', 'Ком-му-та-тор'],
  ['Pirate', 'Pirate'],
])('parts long words of %s between syllables', (name, wanted) => expect(parts(name)).toBe(wanted));

it('leaves three letters on either side, and loses none', () => {
  for (const name of ['Extraordinary', 'Аттракционы', 'Strengthens', 'Zzzzzzzzzz']) {
    const pieces = softly(name).split('\u00ad');
    expect(pieces.join('')).toBe(name);
    for (const piece of [pieces[0], pieces.at(-1)]) expect(piece?.length).toBeGreaterThanOrEqual(3);
  }
});
