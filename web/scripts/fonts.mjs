// Cuts each font of styles/fonts.css down to the characters of its unicode-range and to the features this client uses:
// a third of the bytes. Runs after icons.mjs, which empties the folder.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';

const WEB = join(import.meta.dirname, '..');
const OUT = join(WEB, 'src', 'generated', 'fonts');
const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'locl', 'ccmp', 'mark', 'mkmk'];

/** The characters of "U+0000-00FF, U+0131". */
function charactersOf(ranges) {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from, to = from]) => {
    const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
}

mkdirSync(OUT, { recursive: true });
const css = readFileSync(join(WEB, 'src', 'styles', 'fonts.css'), 'utf8');
for (const [, name, ranges] of css.matchAll(/generated\/fonts\/([\w-]+)\.woff2[\s\S]*?unicode-range:([^;]+);/g)) {
  const family = name.replace(/-(latin|cyrillic)-.*/, '');
  const whole = readFileSync(join(WEB, 'node_modules', '@fontsource', family, 'files', `${name}.woff2`));
  const cut = await subset(whole, charactersOf(ranges).join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(join(OUT, `${name}.woff2`), cut);
}
