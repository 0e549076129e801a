// How this reader wants it: colours, contrast, text size, pace. Kept in the browser.
const KEY = 'midway-preferences';

/** Up to this text size a table fits a screen; beyond it is roomy: it grows, and one scrolls. */
const FITS = 1.2;

type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  contrast: boolean | null; // null: like the system
  textSize: number;
  pace: number;
  name: string;
}

const USUAL: Kept = { theme: 'auto', contrast: null, textSize: 1, pace: 1, name: '' };

class Preferences {
  #kept = $state<Kept>({ ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) });
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #more = matchMedia('(prefers-contrast: more)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #low = matchMedia('(max-height: 519px)'); // a browser that magnifies, or a phone lying down

  constructor() {
    this.#dark.addEventListener('change', () => this.#apply());
    this.#more.addEventListener('change', () => this.#apply());
    this.#low.addEventListener('change', () => this.#apply());
    this.#apply();
  }

  get now(): Readonly<Kept> {
    return this.#kept;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.#apply();
  }

  get isDark(): boolean {
    return this.#kept.theme === 'auto' ? this.#dark.matches : this.#kept.theme === 'dark';
  }

  /** May things fly? */
  get moves(): boolean {
    return this.#kept.pace > 0 && !this.#still.matches;
  }

  #apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.isDark ? 'dark' : 'light';
    root.dataset['contrast'] = (this.#kept.contrast ?? this.#more.matches) ? 'more' : 'usual';
    root.classList.toggle('roomy', this.#low.matches || this.#kept.textSize > FITS);
    root.style.setProperty('--text-size', String(this.#kept.textSize));
    root.style.setProperty('--pace', String(this.moves ? this.#kept.pace : 0));
  }
}

export const preferences = new Preferences();
