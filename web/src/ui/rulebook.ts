// The rules of each title, fetched once.
import { ask } from '$lib/net/http';
import type { RuleInfo, Rules, RuleSection } from '$lib/protocol/messages';

const books = new Map<string, Promise<Rules>>();

export function rulesOf(title: string): Promise<Rules> {
  const kept = books.get(title);
  if (kept) return kept;
  const asked = ask<Rules>('GET', `/api/titles/${title}/rules`);
  books.set(title, asked);
  asked.catch(() => books.delete(title));
  return asked;
}

/** A rule and the section it stands in. */
export function ruleIn(rules: Rules, id: string): { rule: RuleInfo; section: RuleSection } | undefined {
  for (const section of rules.sections) {
    const rule = section.rules.find((one) => one.id === id);
    if (rule) return { rule, section };
  }
  return undefined;
}
