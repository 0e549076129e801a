// What lies over the table just now: one card at reading size, the log, the text of the table.
export type SheetName = 'log' | 'keys' | 'text' | 'menu' | 'settings';

class Sheets {
  #small = matchMedia('(max-width: 700px)');
  isSmall = $state(this.#small.matches);
  open = $state<SheetName | string | null>(null);
  card = $state<string | null>(null);

  constructor() {
    this.#small.addEventListener('change', (event) => (this.isSmall = event.matches));
  }

  show(name: SheetName | string): void {
    this.card = null;
    this.open = name;
  }

  zoom(card: string): void {
    this.open = null;
    this.card = card || null;
  }

  close(): void {
    this.open = this.card = null;
  }
}

export const sheets = new Sheets();
export type { Sheets };
