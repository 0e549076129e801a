// Lines and options of the protocol as sentences, or as parts of which cards and seats can be pointed at.
import type { Argument, Card, CardText, Line, Option, Seat, Word } from '$lib/protocol/messages';
import { t, texts } from '$lib/text/texts.svelte';

export type Part = string | { card: string; text: string } | { seat: number; text: string };

/** Who is called what, at one table. */
export interface Names {
  card(name: string): string;
  seat(seat: number): string;
}

type Args = Record<string, number | string | Card | Seat | Word | CardText | Option>;

const FIRST_MARK = 0xe000; // private characters stand for cards and seats until the sentence is made

/** A line in parts. */
export function partsOf(line: Pick<Line, 'key' | 'args'>, names: Names): Part[] {
  const things: Part[] = [];
  const mark = (thing: Part): string => String.fromCharCode(FIRST_MARK + things.push(thing) - 1);
  const sentence = t(line.key, argsOf(line.args, names, mark));
  const parts: Part[] = [];
  for (const piece of sentence.split(/([\uE000-\uF8FF])/)) {
    const thing = things[piece.charCodeAt(0) - FIRST_MARK];
    if (piece) parts.push(thing ?? piece);
  }
  return parts;
}

/** A line, or an option, as a sentence. */
export function read(line: Pick<Line, 'key' | 'args'>, names: Names): string {
  return partsOf(line, names)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

function argsOf(args: Args, names: Names, mark: (thing: Part) => string): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]: [string, Argument]) => {
      if (typeof value !== 'object') return [name, value];
      if (value.is === 'card') return [name, mark({ card: value.name, text: names.card(value.name) })];
      if (value.is === 'seat') return [name, mark({ seat: value.seat, text: names.seat(value.seat) })];
      if (value.is === 'word') return [name, t(value.key)];
      if (value.is === 'text') return [name, value[texts.lang]];
      return [name, t(value.key, argsOf(value.args, names, mark))];
    }),
  );
}

/** The cards an option names, in order. */
export const cardsIn = (option: Option): string[] =>
  Object.values(option.args).flatMap((value) => (typeof value === 'object' && value.is === 'card' ? [value.name] : []));

/** The verb of an option: "take pirate.gun-deck" -> "take". */
export const verbOf = (words: string): string => words.split(' ', 1)[0] ?? '';

/** Whether there are words for a key. */
export const isWritten = (key: string): boolean => texts.has(key);
