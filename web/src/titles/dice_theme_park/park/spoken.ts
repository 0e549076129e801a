// An attraction in a sentence, for those who hear the table.
import { inBoth, t } from '$lib/text/texts.svelte';
import type { Tile } from './park';

const told = (guest: string): string => t(`word-${guest}`);

export function spoken(tile: Tile): string {
  const open = tile.icons.filter((icon) => icon === 'open').length;
  const built = tile.upgrades.filter((one) => one !== 'free').map((one) => t(`word-${one}`));
  const text = tile.card.texts['party'];
  return [
    `${inBoth(tile.card.name)}, ${tile.cell.name}`,
    t('spoken-stars', { n: tile.stars }),
    t('spoken-icons', { n: open, all: tile.icons.length }),
    text ? inBoth(text).replace(/\.$/, '') : '',
    tile.guests.length ? t('spoken-guests', { guests: tile.guests.map(told).join(', ') }) : t('spoken-nobody'),
    built.join(', '),
  ]
    .filter(Boolean)
    .join('. ');
}
