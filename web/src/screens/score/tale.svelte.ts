// The score is told source by source and seat by seat, as people count it at a table; it may be skipped.
import type { Score, SeatScore, Source } from '$lib/protocol/messages';
import { preferences } from '$lib/ui/preferences.svelte';

const A_BEAT = 620;
const BETWEEN_SOURCES = 420;

export interface Told {
  source: string;
  seat: number;
  n: number;
}

export class Tale {
  readonly names: string[]; // of sources, in the order they are told
  readonly beats: Told[];
  told = $state(0);
  #timer = 0;

  constructor(readonly score: Score) {
    this.names = score.seats[0]?.sources.map((source) => source.name) ?? [];
    const bySeat = [...score.seats].sort((a, b) => a.seat - b.seat);
    this.beats = this.names.flatMap((source) =>
      bySeat.map((one) => ({ source, seat: one.seat, n: nOf(one, source) })).filter((beat) => beat.n !== 0),
    );
    this.names = this.names.filter((name) => this.beats.some((beat) => beat.source === name));
  }

  get isOver(): boolean {
    return this.told >= this.beats.length;
  }

  /** What is told just now. */
  get now(): Told | undefined {
    return this.isOver ? undefined : this.beats[this.told - 1];
  }

  /** Of a seat, the sources that have been told. */
  sources(one: SeatScore): Source[] {
    const told = this.beats.slice(0, this.told).filter((beat) => beat.seat === one.seat);
    return one.sources.filter((source) => told.some((beat) => beat.source === source.name));
  }

  sum(one: SeatScore): number {
    return this.sources(one).reduce((sum, source) => sum + source.n, 0);
  }

  /** The seats: as they sit while it is told, by place when it is over. */
  get seats(): SeatScore[] {
    return this.isOver ? this.score.seats : [...this.score.seats].sort((a, b) => a.seat - b.seat);
  }

  begin(): void {
    this.told = 0;
    if (preferences.moves) this.#wait(A_BEAT);
    else this.skip();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.told = this.beats.length;
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #wait(time: number): void {
    this.#timer = setTimeout(() => {
      this.told += 1;
      if (this.isOver) return;
      const [before, next] = [this.beats[this.told - 1], this.beats[this.told]];
      this.#wait(A_BEAT + (before?.source === next?.source ? 0 : BETWEEN_SOURCES));
    }, time * preferences.now.pace) as unknown as number;
  }
}

const nOf = (one: SeatScore, name: string): number => one.sources.find((source) => source.name === name)?.n ?? 0;
