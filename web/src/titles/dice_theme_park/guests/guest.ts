// Guests are dice, written as words: "blue-4", or "yellow-5-as-blue" while a mascot lets one count as another colour.
import type { Option, Word } from '$lib/protocol/messages';

export type Colour = 'blue' | 'green' | 'yellow';

export interface Guest {
  word: string;
  own: Colour;
  seen: Colour; // the colour it counts as
  value: number;
}

const WORD = /^(blue|green|yellow)-([1-6])(?:-as-(blue|green|yellow))?$/;

export function guestOf(word: string): Guest | null {
  const found = WORD.exec(word);
  if (!found) return null;
  const own = found[1] as Colour;
  return { word, own, seen: (found[3] as Colour | undefined) ?? own, value: Number(found[2]) };
}

const isWord = (value: unknown): value is Word => typeof value === 'object' && value !== null && 'key' in value;

/** The guests an option names, in order. */
export const guestsIn = (option: Option): string[] =>
  Object.values(option.args).flatMap((value) => {
    const word = isWord(value) && value.is === 'word' ? value.key.replace(/^word-/, '') : '';
    return guestOf(word) ? [word] : [];
  });
