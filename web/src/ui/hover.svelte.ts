// A card under the mouse for a moment is shown at reading size beside it.
import { sheets } from './sheets.svelte';

const WAIT = 450;

/** How much larger the page is drawn on very large screens. */
export const zoom = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1;

class Hover {
  card = $state<string | null>(null);
  left = $state(0);
  top = $state(0);
  #timer = 0;

  over(event: PointerEvent, card: string): void {
    clearTimeout(this.#timer);
    if (event.pointerType !== 'mouse' || !(event.currentTarget instanceof Element)) return;
    const box = event.currentTarget.getBoundingClientRect();
    this.#timer = setTimeout(() => {
      if (sheets.open || sheets.card) return;
      const width = 214 * zoom();
      this.left = (box.right + width < innerWidth ? box.right + 8 : Math.max(8, box.left - width)) / zoom();
      this.top = Math.max(8, Math.min(box.top, innerHeight - 320 * zoom())) / zoom();
      this.card = card;
    }, WAIT) as unknown as number;
  }

  out(): void {
    clearTimeout(this.#timer);
    this.card = null;
  }
}

export const hover = new Hover();
