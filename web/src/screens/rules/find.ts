// Which rules and words are looked for: by number, or by words of either language.
import type { RuleInfo, Rules, RuleSection, TermInfo } from '$lib/protocol/messages';

export interface Found {
  sections: RuleSection[];
  terms: TermInfo[];
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** All of them where nothing is looked for; otherwise sections with what is left of them. */
export function find(rules: Rules, wish: string): Found {
  const words = plain(wish).split(/\s+/).filter(Boolean);
  if (!words.length) return { sections: rules.sections, terms: rules.terms };
  const has = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const fits = (rule: RuleInfo, section: RuleSection): boolean =>
    has(`${rule.id} ${rule.en} ${rule.ru} ${section.name.en} ${section.name.ru}`);
  const sections = rules.sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(rule, section)) }))
    .filter((section) => section.rules.length);
  const terms = rules.terms.filter((term) => has(`${term.name.en} ${term.name.ru} ${term.text.en} ${term.text.ru}`));
  return { sections, terms };
}

/** A text cut where the words stand that are looked for, those parts being marked. */
export function marked(text: string, wish: string): { text: string; isIt: boolean }[] {
  const words = plain(wish)
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('е', '[её]'));
  if (!words.length) return [{ text, isIt: false }];
  const pattern = new RegExp(`(${words.join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, isIt: i % 2 === 1 }))
    .filter(({ text: piece }) => piece);
}
