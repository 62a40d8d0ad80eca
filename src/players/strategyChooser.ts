/** How a strategy chooses a move, on words: by the positions after the moves, or by index (see expressionPlayer.ts). */

import * as worths from '../evaluators/comparableWorth.ts';
import { settledWorth } from '../evaluators/settledWorth.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import type { Board } from '../rules/board.ts';
import type { Chooser } from '../rules/quickGame.ts';
import * as sides from '../rules/side.ts';
import type { StrategyMode } from './strategyMode.ts';
import * as successor from '../rules/successor.ts';
import { anyMove } from './randomPlayer.ts';

// Private constants, for speed: see rules/kernel.ts.
const { opponent } = sides;
const { SUCCESSOR_WORDS, readingOrder } = successor;
const { comparableWorth } = worths;

export function strategyChooser(strategy: Strategy, mode: StrategyMode, board: Board): Chooser {
  if (playsAtRandom(strategy, mode)) return anyMove;
  if (mode === 'index') return indexChooser(strategy);
  return greatestChooser(mode === 'settled' ? settledWorth(strategy.worth, board) : strategy.worth);
}

/** Whether a strategy moves at random: in index mode, if its value cannot be computed. */
export function playsAtRandom({ isFailing }: Strategy, mode: StrategyMode): boolean {
  return isFailing && mode === 'index';
}

/** The move to the position of the greatest worth. */
function greatestChooser(worth: Strategy['worth']): Chooser {
  return (_own, _other, _kings, turn, successors, end) => {
    if (end === SUCCESSOR_WORDS) return 0;
    const next = opponent(turn);
    let chosen = 0;
    let most = -Infinity;
    let leastOrder = Infinity;
    for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
      const score = comparableWorth(worth(successors[at]!, successors[at + 1]!, successors[at + 2]!, turn, next));
      if (score < most) continue;
      const order = readingOrder(successors[at + 3]!);
      if (score === most && order > leastOrder) continue;
      chosen = at;
      most = score;
      leastOrder = order;
    }
    return chosen;
  };
}

/**
 * The move that the value of the current position selects, in reading order: trunc(|value|) mod the number of moves.
 */
function indexChooser({ value }: Strategy): Chooser {
  return (own, other, kings, turn, successors, end) => {
    const count = end / SUCCESSOR_WORDS;
    const size = Math.abs(value(own, other, kings, turn, turn));
    const index = Number.isFinite(size) ? Math.trunc(size) % count : 0;
    const moves = Array.from({ length: count }, (_, move) => SUCCESSOR_WORDS * move);
    return moves.toSorted((one, two) => readingOrder(successors[one + 3]!) - readingOrder(successors[two + 3]!))[
      index
    ]!;
  };
}
