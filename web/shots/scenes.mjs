// How to come to each screen: a function of a page and the server's address. A scene is all that pictures, the check of
// sizes and axe need. Every file in shots/scenes brings its own under `scenes`; nothing is listed here.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'scenes');

export const SCENES = {};
export const RARE = new Set(); // of them: positions that take long to come by; the browser tests leave them to `make shots`
/** Come to a screen from nowhere, as by a link. */
export async function come(page, server, name) {
  await page.goto('about:blank');
  await SCENES[name](page, server);
}

for (const file of readdirSync(FOLDER).sort()) {
  const { scenes, rare = [] } = await import(`./scenes/${file}`);
  Object.assign(SCENES, scenes);
  for (const name of rare) RARE.add(name);
}
