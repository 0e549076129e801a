// Dragging a guest with mouse, pen or finger: it lifts after a few pixels, and is let go over an attraction or nowhere.
import type { Choice } from '$lib/decisions/choice.svelte';
import { zoom } from '$lib/ui/hover.svelte';
import type { Attachment } from 'svelte/attachments';
import { lift } from './lift.svelte';

const SLACK = 6; // pixels before a press is a drag

/** Make a guest one that can be taken in hand. */
export const draggable =
  (choice: Choice, isOwn: boolean, card: string, guest: string): Attachment<HTMLElement> =>
  (element) => {
    if (!isOwn || !choice.decision) return;
    const begin = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      const start = { x: event.clientX, y: event.clientY };
      let isDragged = false;

      const move = (now: PointerEvent): void => {
        if (!isDragged && Math.hypot(now.clientX - start.x, now.clientY - start.y) < SLACK) return;
        if (!isDragged) lift.take(choice, { card, guest }, true);
        isDragged = true;
        lift.x = now.clientX / zoom();
        lift.y = now.clientY / zoom();
        lift.over = tileAt(now);
      };
      const end = (last: PointerEvent): void => {
        stop();
        if (isDragged) void lift.drop(choice, last.type === 'pointerup' ? tileAt(last) : null);
        else if (last.type === 'pointerup') tap();
      };
      const stop = (): void => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    };
    const tap = (): void => {
      if (lift.held?.card === card && lift.held.guest === guest) lift.end();
      else if (!lift.take(choice, { card, guest }, false)) {
        lift.end();
        choice.point(card);
      }
    };
    const keep = (event: Event): void => event.stopPropagation(); // a click on a guest is none on its attraction
    element.addEventListener('pointerdown', begin);
    element.addEventListener('click', keep);
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('click', keep);
    };
  };

const tileAt = (event: PointerEvent): string | null =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((one) => one.closest<HTMLElement>('[data-tile]')?.dataset['tile'])
    .find(Boolean) ?? null;
