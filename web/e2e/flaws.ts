// What a screen reader, or an eye that needs contrast, would miss on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const USUAL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

export async function flaws(page: Page, tags = USUAL): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')}`));
}

/** Words whose contrast is under 7:1. */
export async function paleWords(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withRules(['color-contrast-enhanced']).analyze();
  return found.violations.flatMap((one) =>
    one.nodes.map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`),
  );
}

/** By how much the page is wider than its window. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
