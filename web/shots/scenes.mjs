// How to come to each screen: a function of a page and the server's address. A scene is all that pictures, the check of
// sizes and axe need. Every file in shots/scenes brings its own under `scenes`; nothing is listed here.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'scenes');

export const SCENES = {};
for (const file of readdirSync(FOLDER).sort()) Object.assign(SCENES, (await import(`./scenes/${file}`)).scenes);
