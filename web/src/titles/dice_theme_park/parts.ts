// Everything of Dice Theme Park that the table screen needs.
import type { Match } from '$lib/match/match.svelte';
import { cardsIn, verbOf } from '$lib/match/reading';
import type { Foreseen, Option } from '$lib/protocol/messages';
import { inBoth, t } from '$lib/text/texts.svelte';
import type { TitleParts } from '../parts';
import CardView from './CardView.svelte';
import Dock from './Dock.svelte';
import { dropsOf } from './drops';
import { inShort, preview } from './foreseen';
import { DEEDS } from './icons';
import Options from './kinds/Options.svelte';
import { said, season } from './park/park';
import ScorePart from './ScorePart.svelte';
import Seats from './Seats.svelte';
import Table from './Table.svelte';
import TextView from './TextView.svelte';
import Track from './Track.svelte';

// What only asks on is answered as soon as it is picked; undo takes it back.
const OPENING = [
  'operate', 'party', 'party-of-two', 'party-of-three', 'use-map', 'use-guide', 'use-mascot', 'use-mascot-of',
  'adjust', 'use-skill', 'guest', 'build', 'install',
]; // prettier-ignore

const VERBS = Object.fromEntries(
  Object.entries(DEEDS).map(([verb, icon]) => [verb, { icon, opens: OPENING.includes(verb) }]),
);

const TOOLS = ['use-map', 'use-guide', 'use-mascot'];

/** What is printed on two staff cards, together. */
function pairHint(match: Match, option: Option): string {
  const pair = cardsIn(option).map((name) => match.shelf.get(name)?.numbers);
  const sum = (what: string) => pair.reduce((n, numbers) => n + (numbers?.[what] ?? 0), 0);
  return t('hint-turn', { total: sum('die_value'), money: sum('money') });
}

/** Under an option: what it is sure to bring, else what is printed on what it is about. */
function hint(match: Match, option: Option, foreseen: Foreseen[] | undefined): string {
  const verb = verbOf(option.words);
  if (verb === 'play') return pairHint(match, option);
  const name = cardsIn(option).at(-1) ?? '';
  const card = match.shelf.get(name);
  if (verb === 'move' && match.shown)
    return t(said(match.shown, name, 'icons').includes('open') ? 'hint-can-run' : 'hint-has-run');
  const brings = inShort(match, foreseen);
  if (brings) return brings;
  if (!card) return TOOLS.includes(verb) ? t(`hint-${verb}`) : '';
  const each = match.shown?.cards[name]?.['cube-stars'];
  if (each !== undefined) return t('hint-stars', { n: each });
  if (card.numbers['cost'] !== undefined) return t('money', { n: card.numbers['cost'] });
  return verb === 'keep' ? t(`kind-${card.kind}`) : inBoth(card.texts['text'] ?? { en: '', ru: '' });
}

function moment(match: Match): string {
  const { now, phase } = season(match);
  if (!phase) return t('setting-up');
  return `${t('log-round', { number: now })}, ${t(`log-phase-${phase}`)}`;
}

const OWN_KINDS = [
  'keep', 'place', 'staff', 'monorail', 'concierge', 'spare-guest', 'build', 'bonus-guest', 'bonus-tile', 'recruit',
  'improve', 'space', 'operate', 'party', 'spare', 'move', 'guest', 'where', 'mascot', 'use', 'save', 'swap', 'number',
]; // prettier-ignore

const parts: TitleParts = {
  homes: ['titles/dice_theme_park'],
  sprite: 'titles-dice_theme_park',
  Table,
  Dock,
  Track,
  Card: CardView,
  Text: TextView,
  Seats,
  kinds: Object.fromEntries(OWN_KINDS.map((kind) => [kind, Options])),
  verbs: VERBS,
  ScorePart,
  hint,
  preview,
  drops: dropsOf,
  moment,
};

export default parts;
