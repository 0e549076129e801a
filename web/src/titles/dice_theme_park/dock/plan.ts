// What a seat has done in a phase it plays in secret, as one ticket a command. The server tells the choices that can be
// taken back; a ticket knows how many of them go with it.
import type { Option } from '$lib/protocol/messages';
import { verbOf } from '$lib/match/reading';

export interface Ticket {
  head: Option;
  parts: Option[];
  back: number; // how many choices go if this one is taken back
}

const HEADS = ['operate', 'use-map', 'use-guide', 'use-mascot', 'use-mascot-of', 'buy-map', 'install', 'take-back'];

/** Tickets from the first command to the last; `takenBack` has the last choice first. */
export function ticketsOf(takenBack: Option[]): Ticket[] {
  const tickets: Ticket[] = [];
  takenBack.toReversed().forEach((option, i, all) => {
    const last = tickets.at(-1);
    if (HEADS.includes(verbOf(option.words))) tickets.push({ head: option, parts: [], back: all.length - i });
    else last?.parts.push(option);
  });
  return tickets;
}
