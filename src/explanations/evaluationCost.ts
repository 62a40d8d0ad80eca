/** The time of one evaluation of a strategy on this machine: its features and its expression. */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import { opponent } from '../rules/side.ts';

const ROUND_MS = 10;
const ROUNDS = 9;

/** In nanoseconds: the median of several rounds after a warm-up round. */
export function evaluationCost(strategy: Strategy, positions: readonly Position[]): number {
  const costs = Array.from({ length: ROUNDS + 1 }, () => roundCost(strategy, positions)).slice(1);
  return costs.toSorted((one, two) => one - two)[ROUNDS >> 1]!;
}

function roundCost({ worth }: Strategy, positions: readonly Position[]): number {
  const startMs = performance.now();
  let timeMs = 0;
  let evaluations = 0;
  while (timeMs < ROUND_MS) {
    for (const position of positions) {
      const { kings, turn } = position;
      worth(ownPieces(position), otherPieces(position), kings, turn, opponent(turn));
    }
    evaluations += positions.length;
    timeMs = performance.now() - startMs;
  }
  return (1e6 * timeMs) / evaluations;
}
