// Things move only because the game moved them: from where they were to where they are.
// What may fly bears `data-card`; places cards vanish to or come from bear `data-anchor` ("park-deck", "hand@2").
import type { Happening } from '$lib/protocol/messages';
import { zoom } from '$lib/ui/hover.svelte';

const MOST = 3; // that travel at once
const TRAVEL = 320;
const STAGGER = 60;
const OUTLINE = 1500;

type Boxes = Map<string, DOMRect>;

const LIVES = 'main [data-card], .dock [data-card]';

/** Where every card and place is on the screen now. */
export function boxes(): Boxes {
  const found: Boxes = new Map();
  for (const one of document.querySelectorAll<HTMLElement>('[data-anchor]')) {
    found.set(`@${one.dataset['anchor']}`, one.getBoundingClientRect());
  }
  for (const one of document.querySelectorAll<HTMLElement>(LIVES)) {
    const box = one.getBoundingClientRect();
    if (box.width) found.set(one.dataset['card'] ?? '', box);
  }
  return found;
}

const placeOf = (place: { zone: string; seat: number | null } | null | undefined): string =>
  place ? `@${place.zone}${place.seat === null ? '' : `@${place.seat}`}` : '';

/** After the page shows the new position: let what moved come from where it was. */
export function fly(before: Boxes, happenings: Happening[], pace: number): void {
  const moved = happenings.filter((one) => one.kind === 'moved' && one.card);
  let flying = 0;
  for (const happening of moved.slice(-MOST * 2)) {
    if (flying >= MOST) return;
    const card = happening.card ?? '';
    const element = document.querySelector<HTMLElement>(
      `main [data-card="${CSS.escape(card)}"], .dock [data-card="${CSS.escape(card)}"]`,
    );
    const from = before.get(card) ?? before.get(placeOf(happening.here));
    if (!element || !from) continue;
    if (pace === 0) outline(element);
    else travel(element, from, pace, flying);
    flying += 1;
  }
}

function travel(element: HTMLElement, from: DOMRect, pace: number, turn: number): void {
  const to = element.getBoundingClientRect();
  if (!to.width || (Math.abs(to.x - from.x) < 4 && Math.abs(to.y - from.y) < 4)) return;
  const scale = Math.min(3, Math.max(0.2, from.width / to.width));
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / zoom();
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / zoom();
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration: TRAVEL * pace, delay: STAGGER * turn * pace, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
  );
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
