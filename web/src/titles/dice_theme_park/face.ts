import type { TitleFace } from '../faces';
import Poster from './Poster.svelte';

export const face: TitleFace = {
  id: 'dice_theme_park',
  order: 2,
  Poster,
  tagline: {
    en: 'Every guest is a die. Send them from ride to ride.',
    ru: 'Каждый гость — кубик. Ведите их от аттракциона к аттракциону.',
  },
  quick: {
    seats: 2,
    options: { mode: 'introductory' },
    about: { en: 'The introductory game, four rounds', ru: 'Ознакомительная игра, четыре раунда' },
  },
  parts: () => import('./parts'),
};
