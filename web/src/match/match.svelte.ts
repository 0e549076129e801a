// One table as its viewer sees it, kept up to date: the position, the question, the log, who is here.
// It applies what the server says and sends what the viewer wants; it decides nothing.
import { Line, type Answer, type Hearing, type LineStatus, type Wire } from '$lib/net/line';
import type {
  Change,
  Closing,
  Decision,
  Foresight,
  Happening,
  Line as Words,
  Presence,
  Proposal,
  Refused,
  Said,
  ServerMessage,
  Shown,
  State,
  TableInfo,
  Undo,
  Why,
  WhyNot,
} from '$lib/protocol/messages';
import { t } from '$lib/text/texts.svelte';
import { patched } from './position';
import { Shelf } from './shelf.svelte';

/** What has just happened, with the position before: for motion and announcements. */
export interface Moment {
  before: Shown | null;
  after: Shown;
  happenings: Happening[];
  log: Words[];
  change: Change;
}

export class Match {
  readonly shelf = new Shelf();
  status = $state<LineStatus>('opening');
  closing = $state.raw<Closing | null>(null);
  number = $state(-1);
  table = $state.raw<TableInfo | null>(null);
  shown = $state.raw<Shown | null>(null);
  decision = $state.raw<Decision | null>(null);
  undo = $state.raw<Undo | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  log = $state.raw<Words[][]>([]);
  chat = $state.raw<Said[]>([]);
  presence = $state.raw<Presence | null>(null);
  seat = $state<number | null>(null);
  seats = $state.raw<number[]>([]); // that this viewer holds
  trouble = $state.raw<Refused | { type: 'failed'; report: string } | null>(null);
  isBusy = $state(false);
  lastMoment = $state.raw<Moment | null>(null);
  #line: Wire;
  #hasCards = false;

  constructor(
    readonly id: string,
    readonly invite: string,
    wire: (hearing: Hearing) => Wire = (hearing) => new Line(id, invite, null, hearing),
  ) {
    this.#line = wire({
      message: (message) => this.#hear(message),
      status: (status) => (this.status = status),
    });
  }

  close(): void {
    this.#line.close();
  }

  /** Say hello again: with a new seat one is somebody else. */
  hello(): void {
    this.#line.again();
  }

  tryNow(): void {
    this.#line.tryNow();
  }

  useSlowLine(): void {
    this.#line.useSlowLine();
  }

  /** How people call a seat. */
  readonly nameOf = (seat: number): string => {
    const found = this.table?.seats[seat];
    if (found?.name) return found.name;
    return found?.who === 'bot' ? t('bot-name', { n: seat }) : t('seat-nobody', { n: seat + 1 });
  };

  readonly names = { card: (name: string) => this.shelf.name(name), seat: this.nameOf };

  /** The seat whose eyes this viewer has; the first seat for those who watch. */
  get here(): number {
    return this.seat ?? 0;
  }

  // ---- what the viewer does ------------------------------------------------------------------------------------
  async choose(option: string): Promise<boolean> {
    const decision = this.decision;
    if (!decision || this.isBusy) return false;
    return this.#do(this.#line.send({ type: 'choose', decision: decision.id, option }));
  }

  takeBack(): Promise<boolean> {
    return this.#do(this.#line.send({ type: 'undo' }));
  }

  redo(): Promise<boolean> {
    return this.#do(this.#line.send({ type: 'redo' }));
  }

  propose(kind: string, wish: { choices?: number; seat?: number; bot?: string } = {}): Promise<boolean> {
    return this.#do(this.#line.send({ type: 'propose', kind, ...wish }));
  }

  vote(yes: boolean): Promise<boolean> {
    return this.#do(this.#line.send({ type: 'vote', yes }));
  }

  comeBack(): Promise<boolean> {
    return this.#do(this.#line.send({ type: 'come-back' }));
  }

  say(text: string): Promise<boolean> {
    return this.#do(this.#line.send({ type: 'say', text }));
  }

  mute(on: boolean): Promise<boolean> {
    return this.#do(this.#line.send({ type: 'mute', on }));
  }

  /** Look with another seat's eyes; null while the device changes hands. */
  async look(seat: number | null): Promise<boolean> {
    return this.#do(this.#line.send({ type: 'look', seat }));
  }

  // ---- what the viewer asks ------------------------------------------------------------------------------------
  async whyNot(about: { option: string } | { card: string }): Promise<WhyNot | null> {
    const answer = await this.#line.send({ type: 'why-not', ...about });
    return answer.type === 'why-not' ? answer : null;
  }

  async why(value: string, about: { card?: string; seat?: number }): Promise<Why | null> {
    const answer = await this.#line.send({ type: 'why', value, ...about });
    return answer.type === 'why' ? answer : null;
  }

  async foresee(option: string): Promise<Foresight | null> {
    const answer = await this.#line.send({ type: 'foresee', option });
    return answer.type === 'foresight' ? answer : null;
  }

  async #do(asked: Promise<Answer>): Promise<boolean> {
    this.isBusy = true;
    this.trouble = null;
    const answer = await asked;
    this.isBusy = false;
    if (answer.type === 'refused') this.trouble = answer;
    if (answer.type === 'failed') this.trouble = answer;
    return answer.type === 'done';
  }

  // ---- what the server says ----------------------------------------------------------------------------------
  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.seats = message.seats;
      this.seat = message.seat;
    } else if (message.type === 'state') this.#begin(message);
    else if (message.type === 'change') this.#go(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'closing') this.closing = message;
  }

  #begin(state: State): void {
    this.number = state.number;
    this.table = state.table;
    this.seat = state.seat;
    this.shown = state.shown;
    this.decision = state.decision;
    this.undo = state.undo;
    this.proposal = state.proposal;
    this.log = state.log;
    this.chat = state.chat;
    this.lastMoment = null;
    this.#haveCards();
  }

  #go(change: Change): void {
    const before = this.shown;
    this.number = change.number;
    if (change.table) this.table = change.table;
    if (change.shown) this.shown = change.shown;
    if (change.patch && this.shown) this.shown = patched(this.shown, change.patch);
    if (change.relog) this.log = change.relog;
    if (change.log?.length) this.log = [...this.log, change.log].slice(-400);
    if (change.decision !== undefined) this.decision = change.decision;
    if (change.undo !== undefined) this.undo = change.undo;
    if (change.proposal !== undefined) this.proposal = change.proposal;
    if (change.said) this.chat = [...this.chat, change.said];
    this.#haveCards();
    if (this.shown) {
      const { happenings = [], log = [] } = change;
      this.lastMoment = { before, after: this.shown, happenings, log, change };
    }
  }

  #haveCards(): void {
    if (this.#hasCards || !this.shown) return;
    this.#hasCards = true;
    void this.shelf.fetch(`/api/tables/${this.id}/cards`, this.invite).catch(() => (this.#hasCards = false));
  }
}
