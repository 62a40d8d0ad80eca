/** How a game ended, in a sentence. */

import type { Outcome } from './game.ts';
import { opponent, sideName } from './side.ts';
import type { Variant } from './variant.ts';

/** Who won and why. */
export function describeOutcome({ winner, reason }: Outcome, variant: Variant): string {
  const verdict = winner === undefined ? 'Draw' : `${sideName(winner)} wins`;
  return `${verdict}: ${describeReason({ winner, reason }, variant)}.`;
}

function describeReason({ winner, reason }: Outcome, variant: Variant): string {
  const { quietPlies, menAreQuiet, repetitions } = variant.draws;
  const loser = winner === undefined ? '' : sideName(opponent(winner));
  const stuck = winner !== undefined && variant.giveaway ? sideName(winner) : loser;
  switch (reason) {
    case 'no-pieces':
      return `${stuck} has no pieces left`;
    case 'no-moves':
      return `${stuck} has no legal move`;
    case 'forty-moves':
      return `${quietPlies / 2} moves by each side without a capture${menAreQuiet ? '' : ' or an advance of a man'}`;
    case 'repetition':
      return `the same position occurred ${repetitions} times`;
    case 'agreement':
      return 'by agreement';
    case 'resignation':
      return `${loser} resigned`;
    case 'ply-limit':
      return 'the ply limit was reached';
  }
}
