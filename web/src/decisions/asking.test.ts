import { expect, test, vi } from 'vitest';
import type { Decision } from '$lib/protocol/messages';
import { optionText, questionOf } from './asking';

const said: Record<string, string> = {
  'ask-command': 'What?',
  'ask-card': 'Which card?',
  'ask-card-named': 'Which card for it?',
  'ask-unf-clean-05': 'Which one goes?',
  'option-pass': 'pass',
  'option-pass-unf-setup-20': 'keep it',
};
vi.mock('$lib/text/texts.svelte', () => ({
  texts: { has: (key: string) => key in said },
  t: (key: string) => said[key],
}));

const asked = (kind: string, rule = '') => ({ kind, rule }) as Decision;
const names = { card: (name: string) => name, seat: String };
const pass = { is: 'option' as const, words: 'pass', key: 'option-pass', args: {} };

test('a rule asks in its own words, else the kind does', () => {
  expect(questionOf(asked('card', 'UNF-CLEAN-05'))).toBe('Which one goes?');
  expect(questionOf(asked('card', 'UNF-NONE-01'))).toBe('Which card?');
  expect(questionOf(asked('card'), 'Gun Deck')).toBe('Which card for it?');
  expect(questionOf(asked('unfair/space'))).toBe('What?');
});

test('an option is called by the rule it answers', () => {
  expect(optionText(asked('command', 'UNF-SETUP-20'), pass, names)).toBe('keep it');
  expect(optionText(asked('command'), pass, names)).toBe('pass');
});
