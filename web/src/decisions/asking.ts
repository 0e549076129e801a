// What a decision asks, and what its options are called. Words of a rule (`ask-unf-setup-20`,
// `option-pass-unf-setup-20`) go before those of the kind.
import { read, type Names } from '$lib/match/reading';
import type { Decision, Option } from '$lib/protocol/messages';
import { t, texts } from '$lib/text/texts.svelte';

const FALLBACK = 'ask-command';

/** The question; `source` is what the card that asks is called, if it is known. */
export function questionOf(decision: Decision, source = ''): string {
  const kind = decision.kind.split('/').at(-1) ?? '';
  const rule = decision.rule.toLowerCase();
  if (source && texts.has(`ask-${kind}-named`)) return t(`ask-${kind}-named`, { card: source });
  const keys = [`ask-${rule}`, `ask-${kind}`];
  return t(keys.find((key) => texts.has(key)) ?? FALLBACK);
}

/** An option as a sentence. */
export function optionText(decision: Decision | null, option: Option, names: Names): string {
  const key = `${option.key}-${(decision?.rule ?? '').toLowerCase()}`;
  return read(texts.has(key) ? { ...option, key } : option, names);
}
