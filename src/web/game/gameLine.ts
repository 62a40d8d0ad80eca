/** A game as the pages see it: the server tells its start and its moves, the rules make the positions of them. */

import type { Board } from '../../rules/board.ts';
import { popcount } from '../../rules/bits.ts';
import { parseFen } from '../../rules/fen.ts';
import type { Move } from '../../rules/move.ts';
import { parseMove } from '../../rules/moveText.ts';
import type { Position } from '../../rules/position.ts';
import { BLACK } from '../../rules/side.ts';
import { variantNamed } from '../../rules/variant.ts';

export interface GameLine {
  readonly board: Board;
  readonly texts: readonly string[];
  readonly moves: readonly Move[];
  /** One more than there are moves. */
  readonly positions: readonly Position[];
}

export function readLine(variant: string, startFen: string, texts: readonly string[]): GameLine {
  const { board } = variantNamed(variant);
  const positions = [parseFen(startFen, board)];
  const moves: Move[] = [];
  for (const text of texts) {
    const { move, position } = parseMove(text, positions.at(-1)!, board);
    moves.push(move);
    positions.push(position);
  }
  return { board, texts, moves, positions };
}

/** How many pieces of each side have been captured until then. */
export function lostPieces({ positions }: GameLine, ply: number): { black: number; white: number } {
  const [first, now] = [positions[0]!, positions[ply]!];
  return {
    black: popcount(first.black) - popcount(now.black),
    white: popcount(first.white) - popcount(now.white),
  };
}

/** A row of the list of moves: the number, Black's move and White's, by their indices. */
export interface MoveRow {
  readonly number: number;
  readonly plies: readonly (number | undefined)[];
}

/** Moves in pairs, Black's first; a game may begin with White to move. */
export function moveRows({ moves, positions }: GameLine): MoveRow[] {
  const shift = positions[0]!.turn === BLACK ? 0 : 1;
  const count = Math.ceil((moves.length + shift) / 2);
  const inGame = (ply: number): number | undefined => (ply >= 0 && ply < moves.length ? ply : undefined);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    plies: [inGame(2 * index - shift), inGame(2 * index + 1 - shift)],
  }));
}
