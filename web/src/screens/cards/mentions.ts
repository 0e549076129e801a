// What the rules and the glossary have to say about a card. English texts are compared: their words never bend.
import type { CardInfo, RuleInfo, Rules, TermInfo } from '$lib/protocol/messages';
import { plain } from './search';

const MOST_TERMS = 8;

const spaced = (text: string): string => ` ${plain(text).replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `;

/** Words of the glossary that stand on a card, the longest first, without those inside longer ones. */
export function termsOn(card: CardInfo, rules: Rules): TermInfo[] {
  let text = spaced(Object.values(card.texts).map((one) => one.en).join(' . ')); // prettier-ignore
  const found: TermInfo[] = [];
  const terms = rules.terms.map((term) => [term, spaced(term.name.en).trim()] as const);
  for (const [term, word] of terms.sort(([, a], [, b]) => b.length - a.length)) {
    const stands = [` ${word} `, ` ${word}s `].filter((one) => text.includes(one));
    if (!stands.length) continue;
    for (const one of stands) text = text.replaceAll(one, ' . ');
    found.push(term);
  }
  return found.slice(0, MOST_TERMS);
}

/** Rules that name a card. */
export function rulingsOn(card: CardInfo, rules: Rules): RuleInfo[] {
  const name = spaced(card.name.en);
  if (!name.trim().includes(' ')) return []; // a name of one word is a word of the rules, too
  return rules.sections.flatMap((section) => section.rules).filter((rule) => spaced(rule.en).includes(name));
}
