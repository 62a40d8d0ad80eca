/** The state of a game in a sentence. */

import type { Game } from '../../rules/game.ts';
import { sideName } from '../../rules/side.ts';
import { formatNoun } from '../terminal/terminal.ts';

/** Whose turn it is and how many moves there are. */
export function describeTurn(game: Game): string {
  const moves = game.legalMoves;
  const capture = moves.some((move) => move.captures !== 0) ? ', a capture is compulsory' : '';
  return `${sideName(game.turn)} to move, ${formatNoun(moves.length, 'move')}${capture}.`;
}
