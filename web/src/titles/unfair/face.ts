import type { TitleFace } from '../faces';
import Poster from './Poster.svelte';

export const face: TitleFace = {
  id: 'unfair',
  order: 1,
  Poster,
  tagline: {
    en: 'Stack up your rides. Knock down the neighbours’.',
    ru: 'Надстраивайте свои аттракционы. Роняйте соседские.',
  },
  quick: {
    seats: 2,
    options: { game_changers: 'first-date' },
    about: { en: 'Pirates and Robots, a short first match', ru: 'Пираты и Роботы, короткая первая партия' },
  },
  parts: () => import('./parts'),
};
