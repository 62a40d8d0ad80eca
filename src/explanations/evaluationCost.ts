/** What one evaluation of a strategy costs on this machine: the features it reads and the expression over them. */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import { opponent } from '../rules/side.ts';

const ROUND_MS = 20;
const ROUNDS = 3;

/** Nanoseconds, the best of some rounds. */
export function evaluationCost({ worth }: Strategy, positions: readonly Position[]): number {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
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
    best = Math.min(best, (1e6 * timeMs) / evaluations);
  }
  return best;
}
