// The event that is being played against the viewer, as far as the question tells.
import type { Match } from '$lib/match/match.svelte';

export interface Attack {
  card: string;
  attacker: number | null;
}

export function attackOf(match: Match): Attack | null {
  const decision = match.decision;
  if (!decision || !['block', 'react'].includes(decision.kind)) return null;
  const played = match.shown?.zones['event-being-played']?.find((one) => typeof one === 'string');
  const city = match.shown?.zones['city-card']?.find((one) => typeof one === 'string');
  const card = decision.source || [played, city].find((one) => typeof one === 'string') || '';
  if (typeof card !== 'string' || !card) return null;
  return { card, attacker: card === city ? null : attackerIn(match, card) };
}

/** Who played the card, as the log says. */
function attackerIn(match: Match, card: string): number | null {
  for (const entry of match.log.slice(-12).reverse()) {
    for (const line of [...entry].reverse()) {
      const { card: named, seat } = line.args;
      const isIt = typeof named === 'object' && named.is === 'card' && named.name === card;
      if (isIt && line.key.startsWith('log-plays') && typeof seat === 'object' && seat.is === 'seat') return seat.seat;
    }
  }
  return null;
}
