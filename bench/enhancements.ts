/**
 * The effect of each enhancement of the search: first all on, then each one off, to one depth on positions of real games.
 * It is measured in nodes, which are the same on every run.
 */

import { createEvaluation } from '../src/evaluators/evaluators.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import type { SearchOptions } from '../src/search/searchOptions.ts';
import { FULL_SEARCH } from '../src/search/searchOptions.ts';
import type { SearchRoot } from '../src/search/searchRoot.ts';
import { Searcher } from '../src/search/searcher.ts';
import { playedRoots } from './samples.ts';

const DEPTH = 10;
const POSITIONS = 30;

const VARIATIONS: Readonly<Record<string, Partial<SearchOptions>>> = {
  'all on': {},
  'without the table': { tableMegabytes: 0 },
  'without ordering': { order: false },
  'without deepening': { deepen: false },
  'without scouting': { scout: false },
  'without windows': { aspire: false },
  'MTD(f) instead': { scout: false, aspire: false, mtdf: true },
  'without extension': { extend: false },
};

export function benchEnhancements(): void {
  const roots = playedRoots(POSITIONS);
  const rows = Object.entries(VARIATIONS).map(([name, options]) => ({ name, nodes: searchAll(roots, options) }));
  process.stdout.write(
    `\nSearch to depth ${DEPTH} on ${POSITIONS} positions of games: nodes, against all enhancements on\n`,
  );
  for (const { name, nodes } of rows) {
    const ratio = (nodes / rows[0]!.nodes).toFixed(2);
    process.stdout.write(`  ${name.padEnd(18)} ${ratio.padStart(6)} times the nodes\n`);
  }
}

function searchAll(roots: readonly SearchRoot[], options: Partial<SearchOptions>): number {
  const searcher = new Searcher(ENGLISH, createEvaluation('positional', ENGLISH).evaluate, {
    ...FULL_SEARCH,
    ...options,
  });
  let nodes = 0;
  for (const root of roots) {
    searcher.clear();
    nodes += searcher.search(root, { limits: { depth: DEPTH } }).nodes;
  }
  return nodes;
}
