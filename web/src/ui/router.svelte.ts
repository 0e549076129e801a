// Which screen an address means. A screen is a folder with a screen.ts; nothing is listed here.
import type { Component } from 'svelte';

export interface Screen {
  path: string; // "/table/:id"; a last ":title?" may be left out
  load: () => Promise<{ default: Component<{ params: Record<string, string> }> | Component }>;
}

const SCREENS = Object.values(import.meta.glob<Screen>('../screens/*/screen.ts', { eager: true, import: 'screen' }));

class Router {
  path = $state(location.pathname);
  query = $state(location.search); // "?price=2-8"
  secret = $state(location.hash.slice(1)); // what stands behind the "#" is never sent anywhere

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Say behind the "?" how the screen stands, so that the address can be kept and sent. */
  note(query: URLSearchParams, isStep = false): void {
    const said = query.toString().replaceAll('%2C', ',');
    const address = `${location.pathname}${said ? `?${said}` : ''}${location.hash}`;
    if (isStep) history.pushState('step', '', address);
    else history.replaceState(history.state, '', address);
    this.query = location.search;
  }

  /** The screen of the present address with what its path names; null if there is none. */
  get found(): { screen: Screen; params: Record<string, string> } | null {
    for (const screen of SCREENS) {
      const params = matched(screen.path, this.path);
      if (params) return { screen, params };
    }
    return null;
  }

  /** Is there a screen at this address? */
  has(path: string): boolean {
    return SCREENS.some((screen) => matched(screen.path, path.split(/[?#]/, 1)[0] ?? path));
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.secret = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button || event.metaKey) return;
    if (event.ctrlKey || event.shiftKey || link.target || link.origin !== location.origin || link.download) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** What a path names by the words with ":" of a pattern; null if it does not fit. */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.replace(/(.)\/$/, '$1').split('/')];
  if (wanted.at(-1)?.endsWith('?')) {
    if (given.length < wanted.length) wanted.pop();
    else wanted.push((wanted.pop() ?? '').slice(0, -1));
  }
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, word] of wanted.entries()) {
    const here = given[i] ?? '';
    if (word.startsWith(':')) params[word.slice(1)] = decodeURIComponent(here);
    else if (word !== here) return null;
  }
  return params;
}

export const router = new Router();
