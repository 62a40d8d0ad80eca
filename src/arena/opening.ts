/**
 * How a game begins before the players take over: a position, and moves from it. Openings are plain text, so that they
 * can be kept in files and sent to threads; `openGame` is where they become a game.
 */

import { InputError } from '../base/inputError.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { parseMove } from '../rules/moveText.ts';
import type { Variant } from '../rules/variant.ts';
import { limitPlies } from '../rules/variant.ts';

/** How a game begins before the players take over. */
export interface Opening {
  /** The position before the moves; left out, the start of the variant. */
  readonly fen?: string;
  /** Moves with spaces between them. */
  readonly moves: string;
}

/** The opening that leaves everything to the players. */
export const START: Opening = { moves: '' };

/** A game in which an opening has been played, and which is drawn after so many further plies; 0 for no limit. */
export function openGame(variant: Variant, opening: Opening, plies = 0): Game {
  const { fen } = opening;
  const moves = opening.moves.split(' ').filter((word) => word !== '');
  const limited = limitPlies(variant, plies === 0 ? 0 : moves.length + plies);
  const game = new Game(limited, fen === undefined ? {} : { start: parseFen(fen, variant.board) });
  for (const text of moves) {
    game.play(parseMove(text, game.position, variant.board).move);
  }
  if (game.outcome) {
    throw new InputError('opening-over', `The opening "${formatOpening(opening)}" ends the game at once.`);
  }
  return game;
}

/** An opening as people write it. */
function formatOpening({ fen, moves }: Opening): string {
  return [fen, moves].filter((part) => part).join(' ') || 'the start';
}
