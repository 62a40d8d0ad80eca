/**
 * Compares the search with plain minimax on random positions and prints the result as JSON. A separate program, because
 * millions of nodes are too many for instrumented code: `node test/searchAgreement.ts <variant> <positions>`.
 */

import { createRng, randomBelow } from '../src/base/rng.ts';
import { createEvaluation } from '../src/evaluators/evaluators.ts';
import type { Evaluator } from '../src/evaluators/evaluator.ts';
import { Game } from '../src/rules/game.ts';
import type { Variant } from '../src/rules/variant.ts';
import { variantNamed } from '../src/rules/variant.ts';
import { minimax } from '../src/search/minimax.ts';
import type { SearchOptions } from '../src/search/searchOptions.ts';
import { FULL_SEARCH, PLAIN_SEARCH } from '../src/search/searchOptions.ts';
import { Searcher } from '../src/search/searcher.ts';
import type { SearchRoot } from '../src/search/searchRoot.ts';
import { searchRoot } from '../src/search/searchRoot.ts';

const TABLE = 1;
/** If minimax needs more nodes than this, a position is not searched deeper. */
const MOST_NODES = 60_000;

/**
 * Each enhancement alone, and all together. A table ignores the path to a position, so it is not combined with draws.
 */
const VARIATIONS: Readonly<Record<string, Partial<SearchOptions>>> = {
  plain: {},
  order: { order: true },
  shuffle: { shuffle: 'all' },
  'shuffle at the root': { shuffle: 'root' },
  deepen: { deepen: true },
  table: { tableMegabytes: TABLE },
  'table and deepen': { tableMegabytes: TABLE, deepen: true, order: true },
  scout: { scout: true },
  aspire: { aspire: true, deepen: true },
  mtdf: { mtdf: true },
  'mtdf with table': { mtdf: true, tableMegabytes: TABLE, deepen: true, order: true },
  'all but the table': { ...FULL_SEARCH, tableMegabytes: 0 },
  'all but draws': { ...FULL_SEARCH, tableMegabytes: TABLE, draws: false },
};

const [variantName = 'english', positions = '10'] = process.argv.slice(2);
const variant = variantNamed(variantName);
const evaluators: Record<string, Evaluator> = { material: createEvaluation('material', variant).evaluate, scattered };
const searchers = new Map<string, Searcher>();
const disagreements: unknown[] = [];
const comparedAt: Record<number, number> = {};

for (let index = 0; index < Number(positions); index++) {
  const root = randomRoot(variant, index);
  for (const [name, evaluate] of Object.entries(evaluators)) {
    for (const extend of [false, true]) for (const draws of [false, true]) compare(root, name, evaluate, extend, draws);
  }
}
process.stdout.write(JSON.stringify({ comparedAt, disagreements: disagreements.slice(0, 5) }));

function compare(root: SearchRoot, name: string, evaluate: Evaluator, extend: boolean, draws: boolean): void {
  for (let depth = 1; depth <= 6; depth++) {
    const truth = minimax(variant, evaluate, root, { depth, extend, draws });
    const best = Math.max(...truth.moves.map(({ score }) => score));
    for (const [title, options] of Object.entries(VARIATIONS)) {
      const full = { ...PLAIN_SEARCH, ...options, extend, draws: options.draws ?? draws };
      if (full.draws !== draws || (draws && full.tableMegabytes > 0)) continue;
      const found = searcherFor(`${title} ${name} ${extend} ${draws}`, evaluate, full).search(root, {
        limits: { depth },
        seed: depth,
        scoreAll: depth === 3,
      });
      const chosen = truth.moves.find(({ word }) => word === found.move)?.score;
      // A forced end stops the search early, and the bounds are then those of a smaller depth.
      const bounds =
        found.depth < depth ||
        found.moves.every(({ word, score, isExact }) => {
          const real = truth.moves.find((move) => move.word === word)!.score;
          return isExact ? score === real : score >= real;
        });
      comparedAt[depth] = (comparedAt[depth] ?? 0) + 1;
      if (found.score !== best || chosen !== best || !bounds) {
        disagreements.push({ title, name, extend, draws, depth, best, found, truth: truth.moves, root });
      }
    }
    if (truth.nodes > MOST_NODES) break;
  }
}

/** One searcher for all positions: what it remembers of one must not affect the next. */
function searcherFor(key: string, evaluate: Evaluator, options: SearchOptions): Searcher {
  const searcher = searchers.get(key) ?? new Searcher(variant, evaluate, options);
  searchers.set(key, searcher);
  searcher.clear();
  return searcher;
}

/** A position of a random game, with the game's last moves; every third is close to a ply limit. */
function randomRoot(of: Variant, index: number): SearchRoot {
  for (let attempt = 0; ; attempt++) {
    const rng = createRng(20, index, attempt);
    const game = new Game(of);
    const plies = randomBelow(rng, 90);
    while (game.plies < plies && !game.outcome) {
      const legal = game.legalMoves;
      game.play(legal[randomBelow(rng, legal.length)]!);
    }
    const pliesLeft = index % 3 === 0 ? 1 + randomBelow(rng, 6) : Infinity;
    if (!game.outcome) return { ...searchRoot(game), pliesLeft };
  }
}

/** An evaluation without any pattern, so that hardly any two positions have the same score. */
function scattered(own: number, other: number, kings: number, turn: number): number {
  let mixed = Math.imul(own ^ turn, 0x9e3779b1) ^ Math.imul(other, 0x85ebca77) ^ Math.imul(kings, 0xc2b2ae3d);
  mixed ^= mixed >>> 15;
  return ((Math.imul(mixed, 0x2c1b3c6d) >>> 8) % 1000) - 500;
}
