// Each kind of decision the kernel knows has a component of its own, called by its name.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const kernel = readFileSync('../src/midway/kernel/decisions.py', 'utf8');
const listed = /^KINDS[\s\S]*?^}/m.exec(kernel)?.[0] ?? '';
const kinds = [...listed.matchAll(/^ {4}"([a-z-]+)":/gm)].map((found) => found[1] ?? '');
const files = Object.keys(import.meta.glob('./*.svelte'));

const fileOf = (kind: string) => kind.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

it('knows every kind of the kernel', () => {
  expect(kinds.length).toBeGreaterThan(8);
  for (const kind of kinds) expect(files, kind).toContain(`./${fileOf(kind)}.svelte`);
});
