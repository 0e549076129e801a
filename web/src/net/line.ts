// The line to a table: a socket that resumes where it was cut, and plain requests where sockets are cut off.
// It knows messages and numbers, and nothing of games.
import type { ClientMessage, ServerMessage } from '$lib/protocol/messages';
import { PROTOCOL } from '$lib/protocol/messages';
import { Poll } from './poll';

export type LineStatus = 'opening' | 'open' | 'slow' | 'lost' | 'ended';

type WithId = Extract<ClientMessage, { id: string }>;
type Unsaid<M> = M extends WithId ? Omit<M, 'id'> : never;
/** A message without its id: the line gives it one. */
export type Wish = Unsaid<ClientMessage>;
export type Answer = Exclude<Extract<ServerMessage, { id: string }>, never>;

export interface Hearing {
  message(message: ServerMessage): void;
  status(status: LineStatus): void;
}

/** What carries wishes to a table and messages back: a line, a reel of what was, or nothing. */
export interface Wire {
  send(wish: Wish): Promise<Answer>;
  close(): void;
  tryNow(): void;
  again(): void;
  useSlowLine(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PATIENCE = 4000; // for a socket to open
const FAILURES_BEFORE_POLLING = 3;
const PING_EVERY = 15_000;

/** Keeps one viewer in touch with one table until it is closed. */
export class Line implements Wire {
  #socket: WebSocket | null = null;
  #poll: Poll | null = null;
  #epoch = '';
  #number = -1;
  #failures = 0;
  #timer = 0;
  #pings = 0;
  #isClosed = false;
  #ids = 0;
  #unanswered = new Map<string, { message: WithId; resolve: (answer: Answer) => void }>();
  readonly #run = Math.random().toString(36).slice(2, 8);

  constructor(
    readonly table: string,
    readonly invite: string,
    private seat: number | null,
    private readonly hearing: Hearing,
  ) {
    this.#open();
    addEventListener('online', this.tryNow);
    addEventListener('offline', this.#gone);
  }

  /** Send a message and wait for its answer, however long the line is cut. */
  send(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: `${this.#run}-${++this.#ids}` } as WithId;
    if (message.type === 'look') this.seat = message.seat ?? null;
    return new Promise((resolve) => {
      this.#unanswered.set(message.id, { message, resolve });
      this.#post(message);
    });
  }

  /** Do not wait any longer before trying again. */
  readonly tryNow = (): void => {
    if (this.#isClosed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** Open the line anew, as whoever one is now. */
  again(): void {
    this.#number = -1;
    this.#open();
  }

  /** Go on by plain requests; they cross what sockets do not. */
  useSlowLine(): void {
    this.#hangUp();
    let isLost = false;
    this.#poll = new Poll(this.table, this.invite, {
      where: () => ({ seat: this.seat, epoch: this.#epoch, number: this.#number }),
      heard: (messages) => {
        if (isLost) this.#resend();
        isLost = false;
        this.hearing.status('slow');
        messages.forEach((message) => this.#hear(message));
      },
      lost: () => {
        isLost = true;
        this.hearing.status('lost');
      },
    });
    this.#resend();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.tryNow);
    removeEventListener('offline', this.#gone);
    this.#hangUp();
  }

  #open(): void {
    this.#hangUp();
    if (this.#isClosed) return;
    if (this.#number < 0) this.hearing.status('opening');
    const url = new URL(`/api/tables/${this.table}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    const patience = setTimeout(() => socket.close(), PATIENCE);
    socket.onopen = () => {
      clearTimeout(patience);
      const resume = this.#number >= 0 ? { epoch: this.#epoch, number: this.#number } : null;
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, invite: this.invite, seat: this.seat, resume }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      clearTimeout(patience);
      if (this.#socket === socket) this.#gone();
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcomed();
    if (message.type === 'state') [this.#epoch, this.#number] = [message.epoch, message.number];
    if (message.type === 'change') {
      if (message.number <= this.#number) return;
      this.#number = message.number;
    }
    if (message.type === 'closing' && message.retry === null) {
      this.close();
      this.hearing.message(message);
      this.hearing.status('ended');
      return;
    }
    this.hearing.message(message);
    if ('id' in message) {
      if (message.type === 'failed' && message.reason === 'storage-down') {
        setTimeout(() => this.#resend(), 2000);
        return;
      }
      this.#unanswered.get(message.id)?.resolve(message);
      this.#unanswered.delete(message.id);
    }
  }

  #welcomed(): void {
    this.#failures = 0;
    this.hearing.status('open');
    clearInterval(this.#pings);
    this.#pings = setInterval(() => void this.send({ type: 'ping' }), PING_EVERY) as unknown as number;
    this.#resend();
  }

  #resend(): void {
    for (const { message } of this.#unanswered.values()) this.#post(message);
  }

  #post(message: WithId): void {
    if (this.#poll)
      void this.#poll.post(message, this.seat).then((answers) => answers.forEach((one) => this.#hear(one)));
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  readonly #gone = (): void => {
    if (this.#isClosed || this.#poll) return;
    this.#hangUp();
    this.#failures += 1;
    this.hearing.status('lost');
    if (this.#failures > FAILURES_BEFORE_POLLING && navigator.onLine) return this.useSlowLine();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait) as unknown as number;
  };

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    this.#poll?.close();
    this.#poll = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
