// What the rules and the glossary have to say about a card. English texts are compared: their words never bend.
import type { CardInfo, RuleInfo, Rules, TermInfo } from '$lib/protocol/messages';
import { plain } from './search';

const MOST_TERMS = 8;
const EVERYWHERE = 0.2; // a word that stands on more of the cards than this needs no link

const spaced = (text: string): string => ` ${plain(text).replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `;

/** Words of the glossary that stand on a card and not on every other, the longest first. */
export function termsOn(card: CardInfo, all: CardInfo[], rules: Rules): TermInfo[] {
  const rare = (term: TermInfo) => (countsIn(all, rules).get(term) ?? 0) <= all.length * EVERYWHERE;
  return standing(card, rules).filter(rare).slice(0, MOST_TERMS);
}

const counted = new WeakMap<CardInfo[], Map<TermInfo, number>>();

function countsIn(all: CardInfo[], rules: Rules): Map<TermInfo, number> {
  const kept = counted.get(all);
  if (kept) return kept;
  const counts = new Map<TermInfo, number>();
  for (const card of all) for (const term of standing(card, rules)) counts.set(term, (counts.get(term) ?? 0) + 1);
  counted.set(all, counts);
  return counts;
}

/** All of them, without those inside longer ones. */
function standing(card: CardInfo, rules: Rules): TermInfo[] {
  let text = spaced(Object.values(card.texts).map((one) => one.en).join(' . ')); // prettier-ignore
  const found: TermInfo[] = [];
  const terms = rules.terms.map((term) => [term, spaced(term.name.en).trim()] as const);
  for (const [term, word] of terms.sort(([, a], [, b]) => b.length - a.length)) {
    const stands = [` ${word} `, ` ${word}s `].filter((one) => text.includes(one));
    if (!stands.length) continue;
    for (const one of stands) text = text.replaceAll(one, ' . ');
    found.push(term);
  }
  return found;
}

/** Rules that name a card. */
export function rulingsOn(card: CardInfo, rules: Rules): RuleInfo[] {
  const name = spaced(card.name.en);
  if (!name.trim().includes(' ')) return []; // a name of one word is a word of the rules, too
  return rules.sections.flatMap((section) => section.rules).filter((rule) => spaced(rule.en).includes(name));
}
