/** Sentences about a game. */

import type { Game, Outcome } from '../rules/game.ts';
import { opponent, sideName } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { formatNoun } from './terminal.ts';

/** Who won and why. */
export function describeOutcome({ winner, reason }: Outcome, variant: Variant): string {
  const verdict = winner === undefined ? 'Draw' : `${sideName(winner)} wins`;
  return `${verdict}: ${describeReason({ winner, reason }, variant)}.`;
}

/** Whose turn it is and how many moves there are. */
export function describeTurn(game: Game): string {
  const moves = game.legalMoves;
  const capture = moves.some((move) => move.captures !== 0) ? ', a capture is due' : '';
  return `${sideName(game.turn)} to move, ${formatNoun(moves.length, 'move')}${capture}.`;
}

function describeReason({ winner, reason }: Outcome, variant: Variant): string {
  const loser = winner === undefined ? '' : sideName(opponent(winner));
  const stuck = winner !== undefined && variant.giveaway ? sideName(winner) : loser;
  switch (reason) {
    case 'no-pieces':
      return `${stuck} has no piece left`;
    case 'no-moves':
      return `${stuck} has no move`;
    case 'forty-moves':
      return 'forty moves of each side without a capture or an advance of a man';
    case 'repetition':
      return 'the same position for the third time';
    case 'agreement':
      return 'by agreement';
    case 'resignation':
      return `${loser} resigned`;
    case 'ply-limit':
      return winner === undefined ? 'the ply limit is reached' : 'on material at the ply limit';
  }
}
