// A position as the viewer sees it, and how a change makes the next one of it.
import type { Patch, Shown } from '$lib/protocol/messages';

type Table<V> = Record<string, V>;

/** The old values with the new ones over them; null takes a name away. */
function merged<V>(before: Table<V>, patch: Table<V | null> | undefined): Table<V> {
  if (!patch) return before;
  const after: Table<V> = { ...before };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) Reflect.deleteProperty(after, name);
    else after[name] = value;
  }
  return after;
}

/** The position after a patch. Exactly what a fresh state would say. */
export function patched(before: Shown, patch: Patch): Shown {
  return {
    zones: merged(before.zones, patch.zones),
    numbers: merged(before.numbers, patch.numbers),
    marks: { ...before.marks, ...patch.marks },
    cards: merged(before.cards, patch.cards),
    words: merged(before.words, patch.words),
    values: merged(before.values, patch.values),
    points: merged(before.points, patch.points),
    awaited: patch.awaited ?? before.awaited,
    first_seat: patch.first_seat ?? before.first_seat,
    together: patch.together ?? before.together,
    over: patch.over ?? before.over,
    places: patch.places ?? before.places,
  };
}

/** Of a zone: its cards in order, "" for each that lies face down. */
export function cardsOf(shown: Shown, zone: string): string[] {
  return (shown.zones[zone] ?? []).flatMap((one) => (typeof one === 'number' ? Array<string>(one).fill('') : [one]));
}

/** How many cards lie in a zone. */
export function countOf(shown: Shown, zone: string): number {
  return (shown.zones[zone] ?? []).reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 1), 0);
}

/** A number of the table or of a seat ("coin@0"); of a row of numbers, the i-th. */
export function numberOf(shown: Shown, name: string, i = 0): number {
  const found = shown.numbers[name];
  return (Array.isArray(found) ? found[i] : found) ?? 0;
}

/** The zone a card lies in. */
export function zoneOf(shown: Shown, card: string): string {
  return Object.entries(shown.zones).find(([, cards]) => cards.includes(card))?.[0] ?? '';
}
