/**
 * Each page loads its style sheet, which stays loaded on the next page. So no two sheets may begin a rule with the same
 * class: otherwise the look of a page would depend on the page visited before.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLES = new URL('../src/web/styles/', import.meta.url);

test('a class has its rules in one style sheet', () => {
  const sheetsOf = new Map<string, Set<string>>();
  for (const sheet of readdirSync(STYLES)) {
    for (const name of firstClasses(readFileSync(new URL(sheet, STYLES), 'utf8'))) {
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));
    }
  }
  expect(sheetsOf.size).toBeGreaterThan(200);
  const shared = [...sheetsOf].filter(([, sheets]) => sheets.size > 1);
  expect(shared.map(([name, sheets]) => `.${name} in ${[...sheets].join(', ')}`)).toEqual([]);
});

/** The first class of each selector. */
function firstClasses(css: string): string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@media[^{]*\{/g, '');
  const selectors = [...rules.matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, text]) => text!.split(','));
  return selectors.flatMap((selector) => /\.([\w-]+)/.exec(selector)?.[1] ?? []);
}
