// Rounds worth looking at again: who took the lead, who gained most at once, who lost most.
import type { Round } from '$lib/protocol/messages';

export interface TurningPoint {
  key: 'score-lead' | 'score-gain' | 'score-loss';
  round: Round;
  seat: number;
  n: number;
}

const MOST = 3;

export function turningPoints(rounds: Round[], seats: number[]): TurningPoint[] {
  const total = (i: number, seat: number): number => rounds[i]?.points[`total@${seat}`] ?? 0;
  const changes = rounds.flatMap((round, i) =>
    i === 0 ? [] : seats.map((seat) => ({ round, seat, n: total(i, seat) - total(i - 1, seat) })),
  );
  const found: TurningPoint[] = [];
  const gain = [...changes].sort((a, b) => b.n - a.n)[0];
  if (gain && gain.n > 0) found.push({ key: 'score-gain', ...gain });
  const loss = [...changes].sort((a, b) => a.n - b.n)[0];
  if (loss && loss.n < 0) found.push({ key: 'score-loss', ...loss, n: -loss.n });
  const lead = lastLead(rounds, seats, total);
  if (lead) found.push(lead);
  return found.sort((a, b) => a.round.number - b.round.number).slice(0, MOST);
}

/** The round in which somebody took the lead for good. */
function lastLead(rounds: Round[], seats: number[], total: (i: number, seat: number) => number): TurningPoint | null {
  const leads = rounds.map((_, i) => {
    const most = Math.max(...seats.map((seat) => total(i, seat)));
    const first = seats.filter((seat) => total(i, seat) === most);
    return first.length === 1 ? first[0] : undefined;
  });
  const winner = leads.at(-1);
  const i = leads.findLastIndex((seat) => seat !== winner) + 1;
  const round = rounds[i];
  return winner === undefined || !round || i === 0 ? null : { key: 'score-lead', round, seat: winner, n: 0 };
}
