// Keys of the table, by their place on the keyboard, so they work in every layout.
import type { Choice } from '$lib/decisions/choice.svelte';
import { router } from '$lib/ui/router.svelte';
import type { Sheets } from '$lib/ui/sheets.svelte';

const ZONES: Record<string, string> = { KeyT: 'tray', KeyH: 'hand', KeyM: 'market', KeyP: 'park', KeyC: 'city' };
const FOCUSABLE = 'button:not(:disabled), a[href], input, [tabindex="0"]';

/** Listen until the returned function is called. */
export function keysOfTable(choice: Choice, sheets: Sheets): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.defaultPrevented || isWriting(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    if (act(event, choice, sheets)) event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

function act(event: KeyboardEvent, choice: Choice, sheets: Sheets): boolean {
  const { code, altKey } = event;
  if (altKey) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit) return click(`[data-key="${digit}"]`);
  const zone = ZONES[code];
  if (zone) return focusIn(zone);
  if (code.startsWith('Arrow')) return step(code);
  if (event.key === '?') sheets.show('keys');
  else if (event.key === '/') router.go('/cards');
  else if (code === 'KeyV') sheets.show('text');
  else if (code === 'KeyG') sheets.show('log');
  else if (code === 'KeyI') return inspect(sheets);
  else if (code === 'KeyR') return nextRival();
  else if (code === 'KeyL') return click('[data-act="free"]');
  else if (code === 'KeyZ') return click('[data-act="back"]') || click('[data-act="undo"]');
  else if (code === 'Escape') choice.back();
  else if (code === 'Enter' && !(event.target instanceof HTMLButtonElement && !isPicked(event.target)))
    return click('[data-act="confirm"]');
  else return false;
  return true;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isPicked = (button: HTMLElement): boolean => button.getAttribute('aria-pressed') === 'true';

function click(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus({ preventScroll: true });
  found?.click();
  return found !== null;
}

const within = (zone: Element): HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.offsetParent !== null);

function focusIn(zone: string): boolean {
  for (const place of document.querySelectorAll(`[data-zone="${zone}"]`)) {
    const first = within(place)[0];
    if (first) {
      first.focus();
      return true;
    }
  }
  return false;
}

/** Arrows go through what lies in the same zone. */
function step(code: string): boolean {
  const here = document.activeElement;
  const zone = here?.closest('[data-zone]');
  if (!(here instanceof HTMLElement) || !zone) return false;
  const all = within(zone);
  const way = code === 'ArrowRight' || code === 'ArrowDown' ? 1 : -1;
  const next = all[(all.indexOf(here) + way + all.length) % all.length];
  next?.focus();
  return next !== undefined;
}

function inspect(sheets: Sheets): boolean {
  const card = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card'];
  if (card) sheets.zoom(card);
  return card !== undefined;
}

function nextRival(): boolean {
  const rivals = [...document.querySelectorAll<HTMLElement>('[data-rival]')].filter((one) => one.offsetParent !== null);
  const at = rivals.indexOf(document.activeElement as HTMLElement);
  rivals[(at + 1) % rivals.length]?.focus();
  return rivals.length > 0;
}
