// A match that is over, on its way from its first step to its last: where it stands, whose eyes, and how fast.
import { Match } from '$lib/match/match.svelte';
import { Reel } from '$lib/net/reel';
import type { Line, Round, Story } from '$lib/protocol/messages';
import { preferences } from '$lib/ui/preferences.svelte';
import { router } from '$lib/ui/router.svelte';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const A_STEP = 1100; // at speed 1
const QUIET = 350; // before the address says where we are
const MOST_LOG = 60;

export class Replay {
  readonly match: Match;
  step = $state(0);
  seat = $state(0); // whose park lies in front
  isOpen = $state(true); // nothing is hidden; otherwise only what that seat knew then
  isPlaying = $state(false);
  speed = $state<number>(1);
  lines = $state.raw<Line[]>([]); // what the present step brought
  isMissing = $state(false); // a step could not be had
  #reel: Reel | null = null;
  #timer = 0;
  #note = 0;

  constructor(
    readonly story: Story,
    invite: string,
  ) {
    const { table, steps } = story;
    this.match = new Match(table.id, invite, (hearing) => (this.#reel = new Reel(table, invite, steps, hearing)));
    const wish = new URLSearchParams(router.query);
    const seat = Number(wish.get('seat'));
    this.seat = seat < table.seats.length ? seat : 0;
    this.isOpen = wish.get('hidden') === null;
    void this.go(Number(wish.get('step')) || 0);
  }

  get steps(): number {
    return this.story.steps;
  }

  /** The round of the present step. */
  get round(): Round | undefined {
    const { rounds } = this.story;
    const here = rounds.find((one) => this.step > one.first && this.step <= one.last);
    return here ?? (this.step ? rounds.at(-1) : rounds[0]);
  }

  // ---- going -----------------------------------------------------------------------------------------------------
  async go(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(this.steps, Math.round(step)));
    clearTimeout(this.#note);
    this.#note = setTimeout(() => this.#say(), QUIET) as unknown as number;
    await this.#show();
  }

  /** Step by step, by hand: whatever plays stops. */
  by(n: number): void {
    this.pause();
    void this.go(this.step + n);
  }

  /** To the beginning of the next round, or of this one and the one before. */
  byRound(way: 1 | -1): void {
    this.pause();
    const starts = [...this.story.rounds.map((one) => one.first), this.steps];
    const next = way > 0 ? starts.find((one) => one > this.step) : starts.findLast((one) => one < this.step);
    void this.go(next ?? (way > 0 ? this.steps : 0));
  }

  look(seat: number): void {
    this.seat = seat;
    void this.go(this.step);
  }

  /** Open all cards, or show only what the seat knew then. */
  open(isOpen: boolean): void {
    this.isOpen = isOpen;
    void this.go(this.step);
  }

  async #show(): Promise<void> {
    try {
      const { step, seat, isOpen } = this;
      const eyes = isOpen ? null : seat;
      const log = isOpen ? this.#logTo(step) : ((await this.#reel?.linesTo(step, eyes)) ?? []);
      const isShown = await this.#reel?.show(step, eyes, seat, log);
      if (isShown) this.lines = isOpen ? this.#linesAt(step) : (log.at(-1) ?? []);
      this.isMissing = false;
    } catch {
      this.isMissing = true;
      this.pause();
    }
  }

  #linesAt(step: number): Line[] {
    return this.story.beats.find((beat) => beat.step === step)?.lines ?? [];
  }

  #logTo(step: number): Line[][] {
    return this.story.beats
      .filter((beat) => beat.step <= step)
      .slice(-MOST_LOG)
      .map((beat) => beat.lines);
  }

  #say(): void {
    const wish = new URLSearchParams();
    if (this.step) wish.set('step', String(this.step));
    if (this.seat) wish.set('seat', String(this.seat));
    if (!this.isOpen) wish.set('hidden', '');
    router.note(wish);
  }

  // ---- playing ---------------------------------------------------------------------------------------------------
  toggle(): void {
    if (this.isPlaying) return this.pause();
    this.isPlaying = true;
    if (this.step >= this.steps) void this.go(0);
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    const pace = preferences.now.pace || 1;
    this.#timer = setTimeout(() => void this.#playOn(), (A_STEP * pace) / this.speed) as unknown as number;
  }

  async #playOn(): Promise<void> {
    await this.go(this.step + 1);
    if (!this.isPlaying) return;
    if (this.step >= this.steps) this.pause();
    else this.#wait();
  }

  close(): void {
    this.pause();
    clearTimeout(this.#note);
    this.match.close();
  }
}
