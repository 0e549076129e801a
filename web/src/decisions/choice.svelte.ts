// What the viewer has in mind before confirming: choose, see, confirm. The tray and the table share it, so a card in
// its place and a button in the tray are the same option.
import type { Match } from '$lib/match/match.svelte';
import { cardsIn, verbOf } from '$lib/match/reading';
import type { Decision, Foreseen, Option, Reason } from '$lib/protocol/messages';

const MOST_FORESEEN = 9; // options whose consequences are asked for at once

interface Narrowed {
  decision: Decision | null;
  verb: string | null;
  card: string | null;
  options: Option[];
  cards: Set<string>;
}

export type Look = '' | 'can' | 'picked' | 'dim';

export class Choice {
  verb = $state<string | null>(null); // an opened menu of commands
  card = $state<string | null>(null); // only what concerns this card
  picked = $state<string | null>(null);
  isGoingOn = $state(false); // what was picked may only ask on; that is being found out, and answered
  foreseen = $state.raw<Record<string, Foreseen[]>>({});
  reasons = $state.raw<{ card: string; reasons: Reason[] } | null>(null);
  order = $state.raw<string[]>([]); // in which all options are to come, where one has said so
  #asked = new Set<string>();
  #last: Narrowed | null = null;

  /** `opens` tells which options only ask on, so that picking them need not be confirmed. */
  constructor(
    readonly match: Match,
    readonly opens: (words: string) => boolean = () => false,
  ) {}

  get decision(): Decision | null {
    return this.match.decision;
  }

  /** All one may answer, as far as the menu and the card leave it. */
  get options(): Option[] {
    return this.#narrowed().options;
  }

  /** The options that are left and the cards they name; every card of the table asks, so it is reckoned once. */
  #narrowed(): Narrowed {
    const { decision, verb, card } = this;
    const last = this.#last;
    if (last?.decision === decision && last.verb === verb && last.card === card) return last;
    const options = (decision?.options ?? []).filter(
      (option) => (verb === null || verbOf(option.words) === verb) && (card === null || cardsIn(option).includes(card)),
    );
    return (this.#last = { decision, verb, card, options, cards: new Set(options.flatMap(cardsIn)) });
  }

  get all(): Option[] {
    return [...(this.decision?.options ?? []), ...(this.decision?.free ?? [])];
  }

  /** Is only a verb asked for so far? Then everything is still possible, and nothing need shine. */
  get isMenu(): boolean {
    return this.decision?.kind === 'command' && this.verb === null && this.card === null && this.picked === null;
  }

  get pickedOption(): Option | undefined {
    return this.picked === null ? undefined : this.all.find((option) => option.words === this.picked);
  }

  /** Is there something to go back from before the last confirmed choice? */
  get isNarrowed(): boolean {
    return this.verb !== null || this.card !== null || this.picked !== null || this.reasons !== null;
  }

  /** A new question: nothing is chosen. */
  begin(): void {
    this.isGoingOn = false;
    this.verb = this.card = this.picked = this.reasons = null;
    this.foreseen = {};
    this.#asked.clear();
    if (this.decision && this.decision.kind !== 'command') this.#foreseeAll();
    this.#keepOrder();
  }

  /** Put an option at a place of the order; what stands first then is picked. */
  place(words: string, at: number): void {
    const rest = this.ordered.map((option) => option.words).filter((one) => one !== words);
    this.order = rest.toSpliced(at, 0, words);
    this.pick(this.order[0] ?? words);
  }

  /** The options as one has put them in order, or as the server gave them. */
  get ordered(): Option[] {
    const at = (option: Option): number => this.order.indexOf(option.words);
    return this.options.toSorted((one, other) => at(one) - at(other));
  }

  /** What is left of an order that one has made is not to be made again: its next option is picked. */
  #keepOrder(): void {
    const left = this.decision?.kind === 'order' ? this.options.map((option) => option.words) : [];
    this.order = left.every((words) => this.order.includes(words))
      ? this.order.filter((one) => left.includes(one))
      : [];
    if (this.order[0]) this.pick(this.order[0]);
  }

  open(verb: string): void {
    const options = (this.decision?.options ?? []).filter((option) => verbOf(option.words) === verb);
    this.card = null;
    if (options.length === 1 && options[0]) return this.pick(options[0].words);
    this.verb = verb;
    this.picked = null;
    this.#foreseeAll();
  }

  pick(words: string): void {
    this.picked = words;
    this.reasons = null;
    this.isGoingOn = this.opens(words);
    if (this.isGoingOn) void this.#goOn(words);
    else this.foresee(words);
  }

  /** The first part of a command: answered at once, unless it would carry something out already. */
  async #goOn(words: string): Promise<void> {
    const id = this.decision?.id;
    const found = await this.match.foresee(words);
    if (this.decision?.id !== id || this.picked !== words) return;
    if (found?.changes.length === 0 && (await this.confirm(words))) return; // the next question ends it
    this.isGoingOn = false;
    this.foreseen = { ...this.foreseen, [words]: found?.changes ?? [] };
  }

  /** Somebody points at a card of the table. */
  point(card: string): void {
    if (!this.decision) return;
    const about = this.options.filter((option) => cardsIn(option).includes(card));
    const here = about.length ? about : this.decision.options.filter((option) => cardsIn(option).includes(card));
    this.reasons = null;
    if (here.length === 0) return void this.askWhyNot(card);
    if (here.length === 1 && here[0]) return this.pick(here[0].words);
    if (!about.length) this.verb = null;
    this.card = card;
    this.picked = null;
    this.#foreseeAll();
  }

  back(): void {
    if (this.reasons) this.reasons = null;
    else if (this.picked !== null) this.picked = null;
    else if (this.card !== null) this.card = null;
    else this.verb = null;
  }

  /** Gives whether the server took it. */
  async confirm(words = this.picked): Promise<boolean> {
    if (words === null || this.match.status === 'lost') return false;
    return this.match.choose(words);
  }

  /** How a card shows that it is part of the question. */
  lookOf(card: string): Look {
    if (!this.decision || this.decision.options.length === 0) return '';
    if (this.pickedOption && cardsIn(this.pickedOption).includes(card)) return 'picked';
    if (this.isMenu) return '';
    if (this.#narrowed().cards.has(card)) return 'can';
    return this.verb !== null || this.decision.kind !== 'command' ? 'dim' : '';
  }

  foresee(words: string): void {
    if (this.#asked.has(words)) return;
    this.#asked.add(words);
    const id = this.decision?.id;
    void this.match.foresee(words).then((found) => {
      if (found && this.decision?.id === id) this.foreseen = { ...this.foreseen, [words]: found.changes };
    });
  }

  #foreseeAll(): void {
    const options = this.options;
    if (options.length <= MOST_FORESEEN) for (const option of options) this.foresee(option.words);
  }

  /** Why can nothing, or nothing else, be done with a card? */
  async askWhyNot(card: string): Promise<void> {
    const found = await this.match.whyNot({ card });
    if (found) this.reasons = { card, reasons: found.reasons.filter((one) => one.reason !== '') };
  }
}
