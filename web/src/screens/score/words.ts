// Sentences about a score.
import type { Score, SeatScore } from '$lib/protocol/messages';
import { t, texts } from '$lib/text/texts.svelte';

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sourceName = (name: string): string =>
  cap(t(texts.has(`score-${name}`) ? `score-${name}` : texts.has(`source-${name}`) ? `source-${name}` : 'score-all'));

type NameOf = (seat: number) => string;

/** Who has won, and by how much. */
export function headline(score: Score, nameOf: NameOf): string {
  const [first, second] = score.seats;
  if (!first) return '';
  const winners = score.seats.filter((one) => one.place === first.place);
  if (winners.length > 1) return t('score-shared', { who: winners.map((one) => nameOf(one.seat)).join(', ') });
  const who = nameOf(first.seat);
  if (!second) return t('score-alone', { who, n: first.total });
  if (second.total === first.total) return t('score-tied', { who });
  return t('score-wins', { who, n: first.total - second.total });
}

/** What decided between seats with equal totals: a sentence for each two that follow each other. */
export function ties(score: Score, nameOf: NameOf): string[] {
  return score.seats.flatMap((one, i) => {
    const next = score.seats[i + 1];
    if (!next || next.total !== one.total) return [];
    return [decided(one, next, nameOf)];
  });
}

function decided(one: SeatScore, next: SeatScore, nameOf: NameOf): string {
  const names = { one: nameOf(one.seat), other: nameOf(next.seat), n: one.total };
  const what = Object.keys(one.ties).find((name) => one.ties[name] !== next.ties[name]);
  if (!what || one.place === next.place) return t('score-tie-shared', names);
  const [more, less] = [one.ties[what] ?? 0, next.ties[what] ?? 0];
  return t('score-tie', { ...names, what: t(`tie-${what}`), more, less });
}
