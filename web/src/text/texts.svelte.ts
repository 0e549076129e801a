// Every word the client shows. Fluent texts of three homes: the client's own, a screen's or title's own beside it,
// and what the server says of a title. The language may be switched at any time; nothing is loaded again.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getText } from '$lib/net/http';

export const LANGUAGES = ['en', 'ru'] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const OWN = import.meta.glob<string>('../{text,screens,titles}/**/{en,ru}.ftl', { query: '?raw', import: 'default' });
const REMEMBERED = 'midway-language';

/** The language a reader wants: what was chosen before, else what the browser prefers. */
function wanted(): Lang {
  const chosen = localStorage.getItem(REMEMBERED);
  if (chosen === 'en' || chosen === 'ru') return chosen;
  return navigator.languages.some((one) => one.startsWith('ru')) ? 'ru' : 'en';
}

class Texts {
  lang = $state<Lang>(wanted());
  #bundle = $state.raw(new FluentBundle('en'));
  #homes: string[] = [];
  #read = new Map<string, string>();

  /** Have the words of a home: `text`, `screens/home`, `titles/unfair`, or `/api/titles/unfair/texts`. */
  async need(...homes: string[]): Promise<void> {
    const more = homes.filter((home) => !this.#homes.includes(home));
    await Promise.all(more.map((home) => this.#fetch(home, this.lang)));
    this.#homes.push(...more.filter((home) => !this.#homes.includes(home)));
    this.#bundle = this.#made(this.lang);
    document.documentElement.lang = this.lang;
  }

  /** Read on in another language. */
  async switchTo(lang: Lang): Promise<void> {
    await Promise.all(this.#homes.map((home) => this.#fetch(home, lang)));
    localStorage.setItem(REMEMBERED, lang);
    this.#bundle = this.#made(lang);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence of a key; its bare words if it has none. */
  say(key: string, args?: Args): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key.replace(/^[a-z]+-/, '').replaceAll('-', ' ');
    return this.#bundle.formatPattern(pattern, args, []);
  }

  async #fetch(home: string, lang: Lang): Promise<void> {
    const name = `${home}/${lang}`;
    if (this.#read.has(name)) return;
    const load = home.startsWith('/') ? () => getText(name) : OWN[home === 'text' ? `./${lang}.ftl` : `../${name}.ftl`];
    this.#read.set(name, load ? await load() : '');
  }

  #made(lang: Lang): FluentBundle {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const servers = this.#homes.filter((home) => home.startsWith('/'));
    for (const home of [...servers, ...this.#homes.filter((home) => !home.startsWith('/'))]) {
      bundle.addResource(new FluentResource(this.#read.get(`${home}/${lang}`) ?? ''), { allowOverrides: true });
    }
    return bundle;
  }
}

export const texts = new Texts();

/** What a key says in the reader's language. */
export const t = (key: string, args?: Args): string => texts.say(key, args);

/** The reader's language of a name that travels in both. */
export const inBoth = (names: Record<string, string> | { en: string; ru: string }): string => {
  const all: Record<string, string> = { ...names };
  return all[texts.lang] ?? all['en'] ?? '';
};
