// What a seat is doing, in a word or two.
import type { Match } from '$lib/match/match.svelte';
import { numberOf } from '$lib/match/position';
import { t } from '$lib/text/texts.svelte';
import { isAtWork } from '../park/park';

export function standing(match: Match, seat: number): string {
  const shown = match.shown;
  if (!shown) return '';
  if (shown.over) return t('placed', { n: shown.places?.[seat] ?? 0 });
  if (shown.together) return t(isAtWork(shown, seat) ? 'at-work' : 'finished');
  if (isAtWork(shown, seat)) return t('deciding');
  const place = (shown.numbers['turn-order'] as number[] | undefined)?.indexOf(seat) ?? -1;
  return numberOf(shown, 'phase') > 1 && place >= 0 ? t('goes', { n: place + 1 }) : '';
}
