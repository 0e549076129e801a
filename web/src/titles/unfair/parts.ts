// Everything of Unfair that the table screen needs.
import type { Match } from '$lib/match/match.svelte';
import { cardsIn } from '$lib/match/reading';
import { numberOf } from '$lib/match/position';
import type { Foreseen, Option, Worth } from '$lib/protocol/messages';
import { t } from '$lib/text/texts.svelte';
import type { TitleParts } from '../parts';
import CardView from './CardView.svelte';
import Dock from './Dock.svelte';
import { dropsOf } from './drops';
import { FACETS } from './facets';
import { ICONS } from './icons';
import { inShort, preview } from './losses';
import ScorePart from './ScorePart.svelte';
import Seats from './Seats.svelte';
import Table from './Table.svelte';
import TextView from './TextView.svelte';
import Track from './Track.svelte';

const VERBS = {
  take: { icon: ICONS.take, key: 'hint-market' },
  draw: { icon: ICONS.draw, key: 'hint-draw' },
  swap: { icon: ICONS.swap, key: 'hint-swap' },
  build: { icon: ICONS.build, key: 'hint-build' },
  demolish: { icon: ICONS.demolish, key: 'hint-demolish' },
  'loose-change': { icon: ICONS.change },
  use: { icon: ICONS.use },
  play: { icon: ICONS.play, key: 'hint-play' },
  block: { icon: ICONS.block },
  pass: { icon: ICONS.pass },
  'take-a-loan': { icon: ICONS.loan },
  'trade-in': { icon: ICONS.showcase },
};

/** Under an option: what its card is, else what it is sure to bring. */
function hint(match: Match, option: Option, foreseen: Foreseen[] | undefined): string {
  const brings = inShort(match, foreseen);
  if (brings) return brings;
  const name = cardsIn(option)[0] ?? '';
  const card = match.shelf.get(name);
  if (!card) return '';
  const price = match.shown?.cards[name]?.['price'] ?? card.numbers['price'];
  const type = card.lists['types']?.[0];
  const kind = type ? t(`type-${type.replaceAll(' ', '-')}`) : t(`kind-${card.kind}`);
  return price === undefined ? kind : `${kind}, ${t('coins', { n: price })}`;
}

/** Beside a part of the score: coins and loans are counted, an attraction has a size. */
function noteOn(match: Match, seat: number, part: Worth): string {
  if (!match.shown) return '';
  if (part.key === 'part-coins') return t('coins', { n: numberOf(match.shown, `coin@${seat}`) });
  if (part.key === 'part-loans') return t('loans-taken', { n: numberOf(match.shown, `loans@${seat}`) });
  const size = match.shown.cards[part.card]?.['size'];
  return part.key === 'part-size' && size ? t('size-n', { n: size }) : '';
}

function moment(match: Match): string {
  const shown = match.shown;
  if (!shown) return '';
  const step = t(`log-step-${numberOf(shown, 'step')}`);
  const action = numberOf(shown, 'action');
  const round = t('log-round', { number: numberOf(shown, 'round') });
  return numberOf(shown, 'step') === 2 && action ? `${round}, ${t('action-n', { n: action })}` : `${round}, ${step}`;
}

const parts: TitleParts = {
  homes: ['titles/unfair'],
  sprite: 'titles-unfair',
  Table,
  Dock,
  Track,
  Card: CardView,
  Text: TextView,
  Seats,
  kinds: {},
  verbs: VERBS,
  facets: FACETS,
  ScorePart,
  askOf: (part) => (part.key === 'part-size' ? 'worth' : ''),
  noteOn,
  hint,
  preview,
  drops: dropsOf,
  moment,
};

export default parts;
