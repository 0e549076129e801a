// Which component draws which kind of question: the file is called as the kind ("yes-no" is YesNo.svelte).
// A title's own kinds ("unfair/space") are among its parts, by what stands behind the slash.
import type { TitleParts } from '$lib/titles/parts';
import type { Component } from 'svelte';
import Card from './Card.svelte';
import type { Choice } from './choice.svelte';

export interface KindProps {
  choice: Choice;
  parts: TitleParts;
}

type Kind = Component<KindProps>;

const FILES = import.meta.glob<Kind>('./*.svelte', { eager: true, import: 'default' });

const fileOf = (kind: string): string => kind.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** The component of a kind: the title's, the kernel's, or a plain list. */
export function componentOf(kind: string, parts: TitleParts): Kind {
  const name = kind.split('/').at(-1) ?? kind;
  return parts.kinds[name] ?? FILES[`./${fileOf(name)}.svelte`] ?? Card;
}
