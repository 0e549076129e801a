// What the client knows of each title before it is opened. A title is a folder with a face.ts; nothing is listed here.
import type { Component } from 'svelte';
import type { Names } from '$lib/protocol/messages';
import type { TitleParts } from './parts';

/** The cover of a title: small, since the home page loads it. */
export interface TitleFace {
  id: string;
  order: number; // on the home page
  Poster: Component; // its picture
  tagline: Names;
  quick: { seats: number; options: Record<string, string>; about: Names }; // what "Play now" lays the first time
  parts: () => Promise<{ default: TitleParts }>; // the rest, when a table is opened
}

export const FACES: TitleFace[] = Object.values(
  import.meta.glob<TitleFace>('./*/face.ts', { eager: true, import: 'face' }),
).sort((one, other) => one.order - other.order);

export const faceOf = (title: string): TitleFace | undefined => FACES.find((face) => face.id === title);
