// Where each sprite lies. They are built by scripts/icons.mjs.
const FILES = import.meta.glob<string>('../generated/**/*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of an icon in a sprite: "ui", "titles-unfair", "packs/unfair.pirate". */
export const iconIn = (sprite: string, icon: string): string => `${FILES[`../generated/${sprite}.svg`] ?? ''}#${icon}`;
