// Builds the sprites: one of the interface's icons, and one a pack with the art its cards name.
// Icons are by the authors of game-icons (CC BY 3.0); see the credits page.
import { getIconData, iconToSVG } from '@iconify/utils';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const TITLES = join(WEB, '..', 'src', 'midway', 'titles');
const OUT = join(WEB, 'src', 'generated');
const all = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

const missing = [];

function symbol(name) {
  const data = getIconData(all, name);
  if (!data) {
    missing.push(name);
    return '';
  }
  const { body, attributes } = iconToSVG(data);
  return `<symbol id="${name}" viewBox="${attributes.viewBox}">${body.replaceAll('fill="currentColor"', '')}</symbol>`;
}

function sprite(file, names) {
  const symbols = [...new Set(names)].sort().map(symbol).join('');
  writeFileSync(join(OUT, file), `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`);
}

/** Every file under a folder with one of these endings. */
function files(folder, ...endings) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(join(OUT, 'packs'), { recursive: true });

// The interface's: lines `name: 'game-icon'` in every icons.ts of the client.
for (const file of files(join(WEB, 'src'), 'icons.ts')) {
  const part = file
    .slice(join(WEB, 'src').length + 1)
    .split(sep)
    .slice(0, -1)
    .join('-');
  sprite(
    `${part}.svg`,
    [...readFileSync(file, 'utf8').matchAll(/:\s*'([a-z0-9-]+)'/g)].map((found) => found[1]),
  );
}

// A pack's: every `icon = "..."` in its TOML files.
for (const pack of files(TITLES, 'pack.toml')) {
  const folder = dirname(pack);
  const title = folder.slice(TITLES.length + 1).split(sep)[0];
  const texts = files(folder, '.toml').map((file) => readFileSync(file, 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/^\s*icon\s*=\s*"([a-z0-9-]+)"/gm)].map((found) => found[1]));
  sprite(join('packs', `${title}.${folder.split(sep).at(-1)}.svg`), names);
}

if (missing.length) {
  console.error(`no such icons: ${[...new Set(missing)].join(', ')}`);
  process.exit(1);
}
