// What is sure to change, in the words of a park: the server says what, this says how it reads.
import type { Match } from '$lib/match/match.svelte';
import type { Foreseen } from '$lib/protocol/messages';
import { t } from '$lib/text/texts.svelte';
import type { Consequence } from '../parts';
import { iconOf } from './icons';

const split = (name: string): [string, number | null] => {
  const [what = '', seat] = name.split('@');
  return [what, seat === undefined ? null : Number(seat)];
};

// The first that changes of one line stands for it: what is planned before what is scored already.
const PREVIEWED: Record<string, string> = {
  'value-stars-so-far': 'star',
  'value-coins': 'coin',
  'value-coins-so-far': 'coin',
  'value-income': 'income',
  'value-guests': 'guest',
  'value-ready-maps': 'map',
  'value-ready-mascots': 'mascot',
};

/** What a picked option is sure to bring the viewer, as numbers. */
export function preview(match: Match, foreseen: Foreseen[]): Consequence[] {
  const found = foreseen.flatMap((one) => {
    const [what, owner] = split(one.name);
    const meant = PREVIEWED[what];
    if (!meant || owner !== match.here || one.card) return [];
    const [before, after] = [one.before ?? 0, one.after ?? 0];
    return [{ what: meant, icon: iconOf(meant), name: t(`preview-${meant}`), before, after, rank: what }];
  });
  const ranks = Object.keys(PREVIEWED);
  const sorted = found.sort((one, other) => ranks.indexOf(one.rank) - ranks.indexOf(other.rank));
  return sorted.filter((one, i) => sorted.findIndex((other) => other.name === one.name) === i);
}

/** In a line: "stars 3 → 7". */
export function inShort(match: Match, foreseen: Foreseen[] | undefined): string {
  return preview(match, foreseen ?? [])
    .map((one) => `${one.name} ${one.before} → ${one.after}`)
    .join(', ');
}
