/** What the players on top of `search/searcher.ts` share: their options, the clock, and moves as objects. */

import { randomBelow } from '../base/rng.ts';
import type { Values } from '../base/setting.ts';
import { choice, decimal, duration, onOff, wholeNumber } from '../base/setting.ts';
import { createEvaluation, evaluatorsBySide } from '../evaluators/evaluators.ts';
import type { Board } from '../rules/board.ts';
import { moveFromWord } from '../rules/move.ts';
import type { Variant } from '../rules/variant.ts';
import { MAX_DEPTH } from '../search/alphaBeta.ts';
import type { Evaluation } from '../evaluators/evaluator.ts';
import { MAN } from '../evaluators/evaluator.ts';
import type { SearchOptions } from '../search/searchOptions.ts';
import { SHUFFLES } from '../search/searchOptions.ts';
import { searchRoot } from '../search/searchRoot.ts';
import type { EndgameTables } from '../search/tables/endgameTables.ts';
import type { SearchResult } from '../search/searcher.ts';
import { Searcher } from '../search/searcher.ts';
import type { Limits, Thought } from './player.ts';
import { isUnlimited } from './player.ts';
import type { Cost, PlaysBy, Unnamed } from './playerKind.ts';
import { loadTables } from './tableFiles.ts';

/** The search depth if no limit is given. */
const PRESET_DEPTH = 8;

export const LIMIT_OPTIONS = {
  depth: wholeNumber(`plies to look ahead; ${PRESET_DEPTH} if no limit is given`, 1, MAX_DEPTH, undefined),
  nodes: wholeNumber('positions to examine before it answers', 1, 1_000_000_000, undefined),
  time: duration('time to think; the moves then depend on the speed of the machine'),
};

export const SEARCH_OPTIONS = {
  noise: decimal('adds up to this many men, positive or negative, to each score', 0, 10, 0),
  table: wholeNumber('megabytes of transposition table; 0 for none', 0, 1024, 16),
  order: onOff('tries the most promising moves first', true),
  shuffle: choice(
    'tries moves in random order: those of the position, so that equal moves are chosen at random, or all;' +
      ' with deepen=on, the best move of the previous depth still goes first',
    SHUFFLES,
    'off',
  ),
  deepen: onOff('searches to depth 1, 2, 3 and so on, not directly to the last depth', true),
  extend: onOff('never stops while a capture is possible', true),
  tables: onOff('uses the endgame tables, if you have built them with evodraughts tables build', true),
  draws: onOff('sees draws: by repetition, by the forty-move rule and at a ply limit', true),
};

type EvaluatingValues = Values<typeof LIMIT_OPTIONS & typeof SEARCH_OPTIONS> & { readonly eval: string };

/** What the kinds with all these options have in common. */
export const SEARCH_TRAITS = {
  cost: (values: EvaluatingValues): Cost => ({ ...limitsOf(values), megabytes: values.table }),
  playsBy: (values: EvaluatingValues): PlaysBy => ({ evaluation: values.eval, mode: 'search' }),
  withoutTables: <Own extends EvaluatingValues>(values: Own): Own | undefined =>
    values.tables ? { ...values, tables: false } : undefined,
};

export function limitsOf({ depth, nodes, time }: Values<typeof LIMIT_OPTIONS>): Limits {
  const limits = { depth, nodes, timeMs: time };
  return isUnlimited(limits) ? { depth: PRESET_DEPTH } : limits;
}

/** Options of the search that users cannot choose, or not for every kind of player. */
type KindOptions = Pick<SearchOptions, 'scout' | 'aspire' | 'mtdf'>;

/** A player with an evaluation and all the options above. */
export function evaluatingPlayer(values: EvaluatingValues, variant: Variant, kind: KindOptions): Unnamed {
  const options = {
    ...values,
    ...kind,
    tableMegabytes: values.table,
    // Noise is at least one point.
    noisePoints: Math.ceil(values.noise * MAN),
  };
  const endgames = values.tables ? loadTables(variant) : undefined;
  return searchPlayer(variant, createEvaluation(values.eval, variant), options, limitsOf(values), endgames);
}

/** A player that searches. It plays a forced move without thinking, unless the caller wants to know more. */
export function searchPlayer(
  variant: Variant,
  evaluation: Evaluation,
  options: SearchOptions,
  ownLimits: Limits,
  endgames?: EndgameTables,
): Unnamed {
  const searchers = evaluatorsBySide(evaluation, (evaluate) => new Searcher(variant, evaluate, options, endgames));
  const { board } = variant;
  const isRandom = options.noisePoints > 0 || options.shuffle !== 'off';
  return {
    isRandom,
    newGame: () => searchers.forEach((searcher) => searcher.clear()),
    choose: (game, rng, control = {}) => {
      const seed = isRandom ? randomBelow(rng, SEEDS) : 0;
      if (!control.evenIfForced && !control.scoreAll) {
        const moves = game.legalMoves;
        if (moves.length === 1) return { move: moves[0]! };
      }
      const startMs = performance.now();
      const { timeMs, ...limits } = control.limits ?? ownLimits;
      const endMs = startMs + (timeMs ?? Infinity);
      const isStopped = (): boolean => performance.now() >= endMs || (control.isStopped?.() ?? false);
      const { onThought, scoreAll = false } = control;
      const result = searchers[game.turn].search(searchRoot(game), {
        limits: { ...limits, isStopped },
        scoreAll,
        seed,
        ...(onThought && { onIteration: (step) => onThought(thoughtOf(step, board, startMs)) }),
      });
      return { move: moveFromWord(result.move, board), ...thoughtOf(result, board, startMs) };
    },
  };
}

const SEEDS = 2 ** 20;

function thoughtOf(result: SearchResult, board: Board, startMs: number): Thought {
  return {
    score: result.score,
    scores: result.moves.map(({ word, score, isExact }) => ({ move: moveFromWord(word, board), score, isExact })),
    line: result.line.map((word) => moveFromWord(word, board)),
    depth: result.depth,
    nodes: result.nodes,
    timeMs: performance.now() - startMs,
  };
}
