// The scene of each pack; it tells the pack without colour. Other packs get the city's.
import type { Component } from 'svelte';
import type { Part } from './parts';

const FILES = import.meta.glob<Component<{ part: Part }>>('./*.svelte', { eager: true, import: 'default' });

export function sceneOf(pack: string): Component<{ part: Part }> {
  const name = pack.charAt(0).toUpperCase() + pack.slice(1);
  return (FILES[`./${name}.svelte`] ?? FILES['./City.svelte']) as Component<{ part: Part }>;
}
