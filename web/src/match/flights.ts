// Things move only because the game moved them: from where they were to where they are.
// What may fly bears `data-card`; places cards vanish to or come from bear `data-anchor` ("park-deck", "hand@2").
import type { Happening, Place } from '$lib/protocol/messages';
import { zoom } from '$lib/ui/hover.svelte';

const MOST = 3; // that travel at once
const TRAVEL = 320;
const STAGGER = 60;
const OUTLINE = 1500;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const LOOKS = ['--card-s', '--rb', '--strip', '--art', '--tg', '--tl', '--ts', '--ti']; // that cards take from around them

/** Where every card and place was, and what those cards looked like that are about to move. */
export interface Before {
  boxes: Map<string, DOMRect>;
  copies: Map<string, HTMLElement>;
}

interface Move {
  card: string;
  from: string;
  to: string;
}

const visible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);
const placed = (card: string) => visible(`:is(main, .dock) [data-card="${CSS.escape(card)}"]`);
const anchor = (place: string) => visible(`[data-anchor~="${CSS.escape(place)}"]`);
const nameOf = (place: Place | null | undefined): string =>
  place ? `${place.zone}${place.seat === null ? '' : `@${place.seat}`}` : '';

/** Each card that moves, from where it set out to where it has come in the end; the latest last. */
function movesOf(happenings: Happening[]): Move[] {
  const moves = new Map<string, Move>();
  for (const { kind, card, here, there } of happenings) {
    if (kind !== 'moved' || !card) continue;
    const from = moves.get(card)?.from ?? nameOf(here);
    moves.delete(card);
    moves.set(card, { card, from, to: nameOf(there) });
  }
  return [...moves.values()].slice(-MOST * 2);
}

/** Look around before the page shows what has happened. */
export function lookAround(happenings: Happening[]): Before {
  const boxes = new Map<string, DOMRect>();
  const copies = new Map<string, HTMLElement>();
  for (const { card, from } of movesOf(happenings)) {
    const element = placed(card);
    const there = element ?? anchor(from);
    const box = there?.getBoundingClientRect();
    if (box?.width) boxes.set(card, box);
    if (element && box?.width) copies.set(card, copyOf(element, box));
  }
  return { boxes, copies };
}

/** After the page shows the new position: let what moved come from where it was. */
export function fly(before: Before, happenings: Happening[], pace: number): void {
  let flying = 0;
  for (const { card, to } of movesOf(happenings)) {
    const element = placed(card);
    const from = before.boxes.get(card);
    if (flying >= MOST || !from) continue;
    if (element && pace === 0) outline(element);
    else if (element) arrive(element, from, pace, flying);
    else if (pace > 0) depart(before.copies.get(card), from, anchor(to)?.getBoundingClientRect(), pace, flying);
    flying += 1;
  }
}

const timing = (pace: number, turn: number): KeyframeAnimationOptions => ({
  duration: TRAVEL * pace,
  delay: STAGGER * turn * pace,
  easing: EASE,
  fill: 'backwards',
});

/** The way from the middle of one box to that of another, in the page's own measure. */
function way(from: DOMRect, to: DOMRect): string {
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / zoom();
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / zoom();
  return `translate(${x}px, ${y}px) scale(${Math.min(3, Math.max(0.2, from.width / to.width))})`;
}

function arrive(element: HTMLElement, from: DOMRect, pace: number, turn: number): void {
  const to = element.getBoundingClientRect();
  if (!to.width || (Math.abs(to.x - from.x) < 4 && Math.abs(to.y - from.y) < 4)) return;
  const lower = lift(element);
  const frames = [
    { transform: way(from, to), zIndex: 30 },
    { transform: 'none', zIndex: 30 },
  ];
  element.animate(frames, timing(pace, turn)).onfinish = lower;
}

/** What has left the table goes to the place it vanished to. */
function depart(
  copy: HTMLElement | undefined,
  from: DOMRect,
  to: DOMRect | undefined,
  pace: number,
  turn: number,
): void {
  if (!copy || !to?.width) return;
  document.getElementById('app')?.append(copy);
  const frames = [{ transform: 'none' }, { transform: way(to, from), opacity: 0.3 }];
  copy.animate(frames, timing(pace, turn)).onfinish = () => copy.remove();
}

function copyOf(element: HTMLElement, box: DOMRect): HTMLElement {
  const style = getComputedStyle(element);
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of LOOKS) copy.style.setProperty(name, style.getPropertyValue(name));
  const [left, top, width, height] = [box.x, box.y, box.width, box.height].map((px) => `${px / zoom()}px`);
  Object.assign(copy.style, {
    position: 'fixed',
    left,
    top,
    width,
    height,
    margin: '0',
    zIndex: '30',
    pointerEvents: 'none',
  });
  for (const name of ['data-card', 'data-key', 'data-option']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  return copy;
}

/** Nothing around a card may cut it off on its way. Gives what puts everything back. */
function lift(element: HTMLElement): () => void {
  const lifted: HTMLElement[] = [];
  for (let one = element.parentElement; one && one.tagName !== 'MAIN'; one = one.parentElement) {
    if (!/hidden|clip/.test(getComputedStyle(one).overflow)) continue;
    one.style.overflow = 'visible';
    lifted.push(one);
  }
  return () => {
    for (const one of lifted) one.style.overflow = '';
  };
}

/** Without motion: a line around what has come, for a moment. */
function outline(element: HTMLElement): void {
  const line = 'var(--act) solid 3px';
  element.animate([{ outline: line }, { outline: line }], { duration: OUTLINE });
}

/** Any input ends what is under way. */
export function finishFlights(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) continue;
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  }
}
