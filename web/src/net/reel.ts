// A match that is over, as a wire: it shows any step of it with anybody's eyes, and asks where numbers came from.
import { patched } from '$lib/match/position';
import type { Change, Line as Words, Reel as Stretch, Shown, TableInfo, Why } from '$lib/protocol/messages';
import { ask, Problem } from './http';
import type { Answer, Hearing, Wire, Wish } from './line';

const STRETCH = 32; // steps that are fetched at once

/** Whose eyes: a seat's as it knew the table then, or nobody's, from whom nothing is hidden. */
export type Eyes = number | null;

export class Reel implements Wire {
  #stretches = new Map<string, Promise<Stretch>>();
  #step = -1;
  #eyes: Eyes = null;
  #latest = 0; // wishes to see a step: only the last one counts

  constructor(
    readonly table: TableInfo,
    readonly invite: string,
    readonly steps: number,
    private readonly hearing: Hearing,
  ) {}

  /** Show a step to somebody who sits at `seat`; from the step before as a change, so that things move. */
  async show(step: number, eyes: Eyes, seat: number, log: Words[][]): Promise<boolean> {
    const mine = (this.#latest += 1);
    const stretch = await this.#stretch(step, eyes);
    if (mine !== this.#latest) return false;
    const isNext = step > 0 && step === this.#step + 1 && eyes === this.#eyes;
    const change = isNext ? await this.#change(step, eyes) : undefined;
    if (mine !== this.#latest) return false;
    [this.#step, this.#eyes] = [step, eyes];
    if (change) this.hearing.message({ ...change, type: 'change' });
    else this.#tellAll(step, seat, eyes, positionIn(stretch, step), log);
    if (step - stretch.first > STRETCH / 2) void this.#stretch(step + STRETCH, eyes).catch(() => undefined);
    return true;
  }

  /** What these eyes read of the latest steps up to one, each with its lines. */
  async linesTo(step: number, eyes: Eyes): Promise<Words[][]> {
    const { changes } = await this.#stretch(Math.max(0, step - 1), eyes);
    return changes.filter((one) => one.number <= step).map((one) => one.log ?? []);
  }

  #tellAll(step: number, seat: number, eyes: Eyes, shown: Shown, log: Words[][]): void {
    const nothing = { decision: null, undo: null, proposal: null, chat: [] };
    const { table } = this;
    this.hearing.status('open');
    this.hearing.message({
      type: 'state',
      number: step,
      epoch: '',
      seat,
      open: eyes === null,
      table,
      shown,
      log,
      ...nothing,
    });
  }

  /** The change that made a step of the one before. */
  async #change(step: number, eyes: Eyes): Promise<Change | undefined> {
    const { changes } = await this.#stretch(step - 1, eyes);
    return changes.find((one) => one.number === step);
  }

  #stretch(step: number, eyes: Eyes): Promise<Stretch> {
    const first = Math.floor(Math.min(step, this.steps) / STRETCH) * STRETCH;
    const key = `${first} ${eyes}`;
    const kept = this.#stretches.get(key);
    if (kept) return kept;
    const whose = eyes === null ? '' : `&seat=${eyes}`;
    const path = `/api/tables/${this.table.id}/steps/${first}/reel?many=${STRETCH}${whose}`;
    const asked = ask<Stretch>('GET', path, { invite: this.invite });
    this.#stretches.set(key, asked);
    asked.catch(() => this.#stretches.delete(key));
    return asked;
  }

  async send(wish: Wish): Promise<Answer> {
    if (wish.type !== 'why') return refusal(wish.type, 'not-here');
    const query = new URLSearchParams({ value: wish.value });
    if (wish.card) query.set('card', wish.card);
    if (typeof wish.seat === 'number') query.set('seat', String(wish.seat));
    try {
      const path = `/api/tables/${this.table.id}/steps/${Math.max(0, this.#step)}/why?${query}`;
      const found = await ask<Why>('GET', path, { invite: this.invite });
      return { ...found, type: 'why' };
    } catch (problem) {
      return refusal(wish.type, problem instanceof Problem ? problem.reason : 'fault');
    }
  }

  close(): void {
    this.#latest += 1;
  }
  tryNow(): void {}
  again(): void {}
  useSlowLine(): void {}
}

const refusal = (id: string, reason: string): Answer => ({ type: 'refused', id, reason, rule: '', about: {} });

function positionIn(stretch: Stretch, step: number): Shown {
  let shown = stretch.shown;
  for (const change of stretch.changes) {
    if (change.number > step) break;
    if (change.patch) shown = patched(shown, change.patch);
  }
  return shown;
}
