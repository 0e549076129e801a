// A table that is being wished for: how many, who, with what. Nothing is laid before the last button.
import { keepInvite, remember } from '$lib/match/mine';
import { keepWish, lastWish } from '$lib/match/wishes';
import { lay, sensibleBot, sit, start } from '$lib/net/lobby';
import type { SetupInfo, TitleInfo } from '$lib/protocol/messages';
import type { TitleFace } from '$lib/titles/faces';

export const COMPANIES = ['bots', 'friends', 'hotseat'] as const;
export type Company = (typeof COMPANIES)[number];

export class TableWish {
  company = $state<Company>('bots');
  seats = $state(2);
  people = $state(2); // at this device, in a hot seat
  options = $state<Record<string, string>>({});
  isPublic = $state(false);

  constructor(
    readonly info: TitleInfo,
    face: TitleFace | undefined,
    company: string,
  ) {
    const last = lastWish(info.id) ?? face?.quick;
    this.seats = Math.max(info.least_seats, Math.min(info.most_seats, last?.seats ?? info.least_seats));
    this.options = { ...last?.options };
    if (COMPANIES.includes(company as Company)) this.company = company as Company;
  }

  /** The value of a setup option now. */
  value(setup: SetupInfo): string {
    return this.options[setup.name] ?? setup.values[0] ?? '';
  }

  set(setup: SetupInfo, value: string): void {
    const { [setup.name]: _, ...others } = this.options;
    this.options = value === setup.values[0] ? others : { ...others, [setup.name]: value };
  }

  /** Of an option that takes several words: put one in, or take it out. */
  toggle(setup: SetupInfo, word: string): void {
    const words = setup.values.includes(this.value(setup)) ? [] : this.value(setup).split(',');
    const now = words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
    this.set(setup, now.join(',') || (setup.values[0] ?? ''));
  }

  has(setup: SetupInfo, word: string): boolean {
    return this.value(setup).split(',').includes(word);
  }

  /** How many people sit at this device. */
  get here(): number {
    return this.company === 'hotseat' ? Math.min(this.people, this.seats) : 1;
  }

  /** Lay the table, sit down, and begin where nobody else is waited for. Gives its id. */
  async lay(names: string[], pause: number): Promise<string> {
    const bot = sensibleBot(this.info.bots);
    const bots: Record<string, string> = {};
    const firstBot = this.company === 'friends' ? this.seats : this.here;
    for (let seat = firstBot; seat < this.seats; seat += 1) bots[String(seat)] = bot;
    const { seats, isPublic } = this;
    const options = { ...this.options };
    const laid = await lay({ title: this.info.id, seats, options, bots, is_public: isPublic, bot_pause: pause });
    const { id } = laid.table;
    keepInvite(id, laid.invite);
    remember(id, this.info.id);
    keepWish(this.info.id, { seats, options });
    for (let seat = 0; seat < this.here; seat += 1) await sit(id, seat, names[seat] ?? '', laid.invite);
    if (this.company !== 'friends') await start(id);
    return id;
  }
}
