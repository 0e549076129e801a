// A guest taken in hand: by a tap, or dragged. The questions a move is made of are answered for it as far as there is
// one answer that lifts this very guest; where to is always asked.
import type { Choice } from '$lib/decisions/choice.svelte';
import { cardsIn, verbOf } from '$lib/match/reading';
import type { Option } from '$lib/protocol/messages';
import { guestOf, guestsIn } from './guests/guest';

const MOST_STEPS = 4; // operate, party, spare, move
const BY_TOOLS = ['use-map', 'use-guide'];
const WALKS = ['move', 'fetch'];

export interface Held {
  card: string; // the attraction it stands on
  guest: string;
}

class Lift {
  held = $state.raw<Held | null>(null);
  isDragged = $state(false);
  over = $state<string | null>(null); // the attraction under the pointer
  x = $state(0);
  y = $state(0);
  #target: string | null = null; // dropped there before the question had come
  #steps = 0; // questions answered for it
  #asked = -1; // the question answered last

  /** Gives whether anything can be done with this guest. */
  take(choice: Choice, held: Held, isDragged: boolean): boolean {
    this.held = held;
    this.isDragged = isDragged;
    this.over = this.#target = null;
    this.#steps = 0;
    this.#asked = -1;
    this.goOn(choice);
    return this.#steps > 0 || this.#walks(choice.decision?.options ?? []);
  }

  end(): void {
    this.held = this.#target = this.over = null;
    this.isDragged = false;
  }

  /** Where this guest may walk to, by what is asked now. */
  walksTo(choice: Choice, card: string): Option | undefined {
    const found = choice.options.filter((one) => WALKS.includes(verbOf(one.words)) && cardsIn(one).includes(card));
    return found.find((one) => this.#isIt(one)) ?? (found.length === 1 && !this.held ? found[0] : undefined);
  }

  /** A new question, or a new guest in hand: answer what is sure. */
  goOn(choice: Choice): void {
    const { held } = this;
    const { decision } = choice;
    const isLate = choice.match.isBusy || decision?.id === this.#asked || this.#steps > MOST_STEPS;
    if (!held || !decision || isLate) return;
    if (this.#walks(decision.options)) return void (this.#target && this.#arrive(choice));
    const next = this.#next(decision.options, held);
    if (!next) return;
    this.#asked = decision.id;
    this.#steps += 1;
    void choice.match.choose(next.words);
  }

  /** Let go over an attraction; over none, what was answered for it is taken back. */
  async drop(choice: Choice, card: string | null): Promise<void> {
    const { held } = this;
    this.isDragged = false;
    this.over = null;
    if (held && card && card !== held.card) {
      this.#target = card;
      return void this.#arrive(choice);
    }
    const steps = this.#steps;
    this.end();
    for (let i = 0; i < steps; i += 1) await choice.match.takeBack();
  }

  #walks(options: Option[]): boolean {
    return options.some((one) => WALKS.includes(verbOf(one.words)) && this.#isIt(one));
  }

  #arrive(choice: Choice): void {
    const option = this.#target ? this.walksTo(choice, this.#target) : undefined;
    if (!option) return;
    choice.pick(option.words);
    this.end();
    void choice.confirm(option.words);
  }

  /** Does the option move the guest in hand? A guest that has been on a ride may be a little more tired. */
  #isIt(option: Option): boolean {
    const [held, moved] = [guestOf(this.held?.guest ?? ''), guestOf(guestsIn(option)[0] ?? '')];
    if (!held || !moved) return false;
    if (verbOf(option.words) === 'fetch' && !cardsIn(option).includes(this.held?.card ?? '')) return false;
    return held.own === moved.own && [held.value, held.value - 1].includes(moved.value);
  }

  #next(options: Option[], held: Held): Option | undefined {
    const of = (verb: string) => options.filter((one) => verbOf(one.words) === verb);
    const guest = of('guest').find((one) => one.words === `guest ${held.card} ${held.guest}`);
    if (guest) return guest;
    const parties = options.filter((one) => one.words.startsWith('party') && guestsIn(one).includes(held.guest));
    if (parties.length) return parties.length === 1 ? parties[0] : undefined;
    const runs = of('operate').find((one) => cardsIn(one).includes(held.card));
    if (runs || !this.isDragged) return runs;
    return BY_TOOLS.flatMap(of)[0];
  }
}

export const lift = new Lift();
