/** A game so far as plain text, which can be stored, sent to a thread and replayed. */

import { formatFen, parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { lineTexts } from '../rules/lineText.ts';
import { parseMove } from '../rules/moveText.ts';
import { variantNamed } from '../rules/variant.ts';

/** The moves of a game and where it began. */
export interface PlayedMoves {
  readonly variant: string;
  /** FEN. */
  readonly start: string;
  readonly moves: readonly string[];
}

export function playedMoves({ variant, start, moves }: Game): PlayedMoves {
  return { variant: variant.name, start: formatFen(start, variant.board), moves: lineTexts(moves, start, variant) };
}

/** The game after its moves. */
export function replay({ variant: name, start, moves }: PlayedMoves): Game {
  const variant = variantNamed(name);
  const game = new Game(variant, { start: parseFen(start, variant.board) });
  for (const text of moves) game.play(parseMove(text, game.position, variant.board).move);
  return game;
}
