/**
 * The start of a game before the players take over: a position, and moves from it. Openings are plain text, so that
 * they can be stored in files and sent to threads; `openGame` turns them into a game.
 */

import { InputError } from '../base/inputError.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { parseMove } from '../rules/moveText.ts';
import type { Variant } from '../rules/variant.ts';
import { limitPlies } from '../rules/variant.ts';

/** The start of a game before the players take over. */
export interface Opening {
  /** The position before the moves; the start of the variant by default. */
  readonly fen?: string;
  /** Moves separated by spaces. */
  readonly moves: string;
}

/** The opening without moves. */
export const START: Opening = { moves: '' };

/** A game in which the opening has been played, and which is drawn after `plies` further plies; 0 for no limit. */
export function openGame(variant: Variant, opening: Opening, plies = 0): Game {
  const { fen } = opening;
  const moves = opening.moves.split(' ').filter((word) => word !== '');
  const limited = limitPlies(variant, plies === 0 ? 0 : moves.length + plies);
  const game = new Game(limited, fen === undefined ? {} : { start: parseFen(fen, variant.board) });
  for (const text of moves) {
    game.play(parseMove(text, game.position, variant.board).move);
  }
  if (game.outcome) {
    throw new InputError('opening-over', `The opening "${formatOpening(opening)}" ends the game.`);
  }
  return game;
}

/** An opening as text for people. */
function formatOpening({ fen, moves }: Opening): string {
  return [fen, moves].filter((part) => part).join(' ') || 'the start';
}
