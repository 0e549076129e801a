// What is sure to change, in the words of a park: the server says what, this says how it reads.
import type { Match } from '$lib/match/match.svelte';
import type { Foreseen } from '$lib/protocol/messages';
import { t } from '$lib/text/texts.svelte';
import type { Consequence } from '../parts';
import { iconOf } from './icons';

export interface Loss {
  icon: string;
  text: string;
}

const split = (name: string): [string, number | null] => {
  const [what = '', seat] = name.split('@');
  return [what, seat === undefined ? null : Number(seat)];
};

/** Does a zone belong to somebody's park? */
const isPark = (zone: string): boolean => zone.startsWith('space-') || zone === 'beside-the-entrance';

/** Cards of a seat that are sure to leave its park or to close. */
export function harmedCards(seat: number, foreseen: Foreseen[]): Set<string> {
  const gone = foreseen.filter(
    (one) => one.leaves && one.card && isPark(split(one.name)[0]) && split(one.name)[1] === seat,
  );
  const closed = foreseen.filter((one) => one.name === 'face' && one.card && one.after === 1);
  return new Set([...gone, ...closed].map((one) => one.card ?? ''));
}

/** What an attack would take from the viewer. */
export function lossesOf(match: Match, foreseen: Foreseen[]): Loss[] {
  const seat = match.here;
  const losses: Loss[] = [];
  for (const one of foreseen) {
    const [what, owner] = split(one.name);
    const [before, after] = [one.before ?? 0, one.after ?? 0];
    const card = match.shelf.name(one.card ?? '');
    if (one.card && one.leaves && owner === seat && isPark(what))
      losses.push({ icon: 'demolish', text: t('loss-card', { card }) });
    else if (one.name === 'face' && one.card && after === 1)
      losses.push({ icon: 'closed', text: t('loss-closes', { card }) });
    else if (owner !== seat || one.card) continue;
    else if (what === 'coin') losses.push({ icon: 'coin', text: t('loss-coins', { before, after }) });
    else if (what === 'hand') losses.push({ icon: 'park', text: t('loss-hand', { before, after }) });
    else if (what === 'value-stars') losses.push({ icon: 'star', text: t('loss-stars', { before, after }) });
    else if (what === 'points-total') losses.push({ icon: 'points', text: t('loss-points', { before, after }) });
  }
  return losses;
}

const PREVIEWED: Record<string, string> = {
  coin: 'coin',
  'value-stars': 'star',
  'value-guests': 'guest',
  'value-income': 'ticket',
  loans: 'loan',
  'points-total': 'points',
};

/** What a picked option is sure to bring the viewer, as numbers. */
export function preview(match: Match, foreseen: Foreseen[]): Consequence[] {
  return foreseen.flatMap((one) => {
    const [what, owner] = split(one.name);
    const meant = PREVIEWED[what];
    if (!meant || owner !== match.here || one.card) return [];
    return [
      { what: meant, icon: iconOf(meant), name: t(`preview-${what}`), before: one.before ?? 0, after: one.after ?? 0 },
    ];
  });
}

const IN_SHORT = ['coin', 'points', 'star', 'loan']; // the rest shows when an option is picked

/** In a line: "coins −8, points +1". */
export function inShort(match: Match, foreseen: Foreseen[] | undefined): string {
  const all = preview(match, foreseen ?? []).filter((one) => IN_SHORT.includes(one.what));
  return all.map(({ name, before, after }) => `${name} ${signed(after - before)}`).join(', ');
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
