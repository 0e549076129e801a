// A card carried by mouse or finger to where an option would put it. Dropping picks that option; the tray still asks
// to confirm. Never needed: whatever can be dropped somewhere is also a button in the tray.
// Cards bear `data-card`, places `data-drop`; which option a place stands for is told by the title's parts.
import type { TitleParts } from '$lib/titles/parts';
import { zoom } from '$lib/ui/hover.svelte';
import type { Choice } from './choice.svelte';

const FAR = 8; // px the pointer goes before a press becomes a drag

/** Names of places, each with the words of the option it stands for. */
export type Drops = Record<string, string>;

interface Press {
  card: string;
  pointer: number;
  x: number;
  y: number;
}

class Drag {
  card = $state<string | null>(null); // that is being carried
  drops = $state.raw<Drops>({}); // where it may go
  over = $state<string | null>(null); // the place under the pointer, if it may go there
  x = $state(0);
  y = $state(0);
  #press: Press | null = null;
  #wish = ''; // the place it was dropped on, while only a wider one was asked for
  #choice: Choice | null = null;
  #parts: TitleParts | null = null;

  /** Listen at a table until the returned function is called. */
  listen(choice: Choice, parts: TitleParts): () => void {
    this.#choice = choice;
    this.#parts = parts;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('pointerdown', (event) => this.#down(event), { signal });
    addEventListener('pointermove', (event) => this.#move(event), { signal });
    addEventListener('pointerup', (event) => this.#up(event), { signal });
    addEventListener('pointercancel', () => this.cancel(), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && this.cancel(), { signal });
    return () => {
      stop.abort();
      this.cancel();
      this.#wish = '';
    };
  }

  /** A new question: if the card was dropped on exactly one of its answers, that one is picked. */
  goOn(): void {
    const wish = this.#wish;
    this.#wish = '';
    this.cancel();
    const words = wish && this.#dropsOf(this.#choice?.decision?.source ?? '')[wish];
    if (words) this.#choice?.pick(words);
  }

  cancel(): void {
    this.#press = null;
    this.card = this.over = null;
    this.drops = {};
  }

  #dropsOf(card: string): Drops {
    return (this.#choice && this.#parts?.drops?.(this.#choice, card)) ?? {};
  }

  #down(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    const card = target?.dataset['card'];
    if (!card || event.button !== 0 || !event.isPrimary || target.closest('dialog')) return;
    if (!Object.keys(this.#dropsOf(card)).length) return;
    this.#press = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    if (this.card === null) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR) return;
      this.card = press.card;
      this.drops = this.#dropsOf(press.card);
      getSelection()?.removeAllRanges();
    }
    this.x = event.clientX / zoom();
    this.y = event.clientY / zoom();
    this.over = this.#placesAt(event).find((place) => place in this.drops) ?? null;
  }

  #up(event: PointerEvent): void {
    if (this.card !== null) {
      const [inner] = this.#placesAt(event);
      const words = this.drops[this.over ?? ''];
      if (words) {
        this.#wish = inner && inner !== this.over ? inner : '';
        this.#choice?.pick(words);
      }
      swallowClick();
    }
    this.cancel();
  }

  /** The places under the pointer, the innermost first. */
  #placesAt(event: PointerEvent): string[] {
    const places: string[] = [];
    let here = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
    while (here) {
      places.push(here.dataset['drop'] ?? '');
      here = here.parentElement?.closest<HTMLElement>('[data-drop]');
    }
    return places;
  }
}

/** What ends a drag is no click on whatever lies below. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}

export const drag = new Drag();
