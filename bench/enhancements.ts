/** What each enhancement of the search is worth: all on, then each one off, to one depth on positions of real games. */

import { createRng, randomBelow } from '../src/base/rng.ts';
import { createEvaluator } from '../src/evaluators/evaluators.ts';
import { Game } from '../src/rules/game.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import type { SearchOptions } from '../src/search/searchOptions.ts';
import { FULL_SEARCH } from '../src/search/searchOptions.ts';
import type { SearchRoot } from '../src/search/searchRoot.ts';
import { searchRoot } from '../src/search/searchRoot.ts';
import { Searcher } from '../src/search/searcher.ts';

const DEPTH = 10;
const POSITIONS = 30;
const ROUNDS = 4;

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
  const roots = Array.from({ length: POSITIONS }, (_, index) => playedRoot(index));
  const rows = Object.entries(VARIATIONS).map(([name, options]) => {
    const evaluate = createEvaluator('positional', ENGLISH);
    return {
      name,
      searcher: new Searcher(ENGLISH, evaluate, { ...FULL_SEARCH, ...options }),
      nodes: 0,
      timeMs: Infinity,
    };
  });
  // Rounds alternate, so that a slow spell of the machine hits all alike; the best of each counts.
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of rows) {
      const startMs = performance.now();
      row.nodes = searchAll(roots, row.searcher);
      row.timeMs = Math.min(row.timeMs, performance.now() - startMs);
    }
  }
  const base = rows[0]!;
  process.stdout.write(`\nSearch to depth ${DEPTH} on ${POSITIONS} positions of games, against all enhancements on\n`);
  for (const { name, nodes, timeMs } of rows) {
    const [moreNodes, moreTime] = [nodes / base.nodes, timeMs / base.timeMs].map((ratio) => ratio.toFixed(2));
    process.stdout.write(
      `  ${name.padEnd(18)} ${moreNodes!.padStart(6)} times the nodes, ${moreTime!.padStart(6)} times the time\n`,
    );
  }
}

function searchAll(roots: readonly SearchRoot[], searcher: Searcher): number {
  let nodes = 0;
  for (const root of roots) {
    searcher.clear();
    nodes += searcher.search(root, { limits: { depth: DEPTH } }).nodes;
  }
  return nodes;
}

/** A position of a game in which a shallow search plays against itself, after some random plies. */
function playedRoot(index: number): SearchRoot {
  const rng = createRng(6, index);
  const searcher = new Searcher(ENGLISH, createEvaluator('positional', ENGLISH), { ...FULL_SEARCH, tableMegabytes: 1 });
  const game = new Game(ENGLISH);
  const plies = 6 + randomBelow(rng, 50);
  while (game.plies < plies && !game.outcome) {
    const legal = game.legalMoves;
    if (game.plies < 6) game.play(legal[randomBelow(rng, legal.length)]!);
    else game.playWord(searcher.search(searchRoot(game), { limits: { depth: 3 } }).move);
  }
  return game.outcome ? playedRoot(index + POSITIONS) : searchRoot(game);
}
