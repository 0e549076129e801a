// Several seats at one device: who has to have it now.
import type { Match } from './match.svelte';

/** The seat the device must be passed to before anybody goes on; undefined if it is in the right hands. */
export function seatToPassTo(match: Match): number | undefined {
  const { seats, seat, shown } = match;
  if (seats.length < 2 || !shown || shown.over) return undefined;
  const awaited = shown.awaited.map((one) => one.seat).filter((one) => seats.includes(one));
  return seat !== null && awaited.includes(seat) ? undefined : awaited[0];
}
