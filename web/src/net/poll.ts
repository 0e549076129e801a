// What a socket would have brought, by plain requests: for networks that cut sockets.
import type { ClientMessage, Messages, ServerMessage } from '$lib/protocol/messages';
import { ask, Problem } from './http';

export interface Polling {
  where(): { seat: number | null; epoch: string; number: number };
  heard(messages: ServerMessage[]): void;
  lost(): void;
}

const WAIT_SECONDS = 20;
const AFTER_TROUBLE = 2000;

/** Asks again and again for what is new at a table, until it is closed. */
export class Poll {
  readonly #end = new AbortController();

  constructor(
    private readonly table: string,
    private readonly invite: string,
    private readonly polling: Polling,
  ) {
    void this.#run();
  }

  /** Send one message; gives its answer, or nothing if the line is cut (the caller sends it again). */
  async post(message: ClientMessage, seat: number | null): Promise<ServerMessage[]> {
    const body = { message, seat };
    try {
      return (await ask<Messages>('POST', `/api/tables/${this.table}/messages`, { body, invite: this.invite }))
        .messages;
    } catch (problem) {
      if (!(problem instanceof Problem) || !('id' in message)) return [];
      if (problem.reason === 'no-connection') return [];
      return [{ type: 'refused', id: message.id, reason: problem.reason, rule: '', about: problem.about }];
    }
  }

  close(): void {
    this.#end.abort();
  }

  async #run(): Promise<void> {
    while (!this.#end.signal.aborted) {
      const { seat, epoch, number } = this.polling.where();
      const query = new URLSearchParams({ epoch, after: String(number), wait: String(WAIT_SECONDS) });
      if (seat !== null) query.set('seat', String(seat));
      try {
        const path = `/api/tables/${this.table}/changes?${query}`;
        const found = await ask<Messages>('GET', path, { invite: this.invite, signal: this.#end.signal });
        this.polling.heard(found.messages);
      } catch {
        if (this.#end.signal.aborted) return;
        this.polling.lost();
        await new Promise((resolve) => setTimeout(resolve, AFTER_TROUBLE));
      }
    }
  }
}
