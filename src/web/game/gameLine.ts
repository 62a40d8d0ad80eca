/** A game as the pages see it: the server sends the start and the moves, and the page derives the positions. */

import type { Board } from '../../rules/board.ts';
import { popcount } from '../../rules/bits.ts';
import { parseFen } from '../../rules/fen.ts';
import type { Move } from '../../rules/move.ts';
import { parseMove } from '../../rules/moveText.ts';
import type { Position } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK } from '../../rules/side.ts';
import { variantNamed } from '../../rules/variant.ts';

export interface GameLine {
  readonly board: Board;
  readonly texts: readonly string[];
  readonly moves: readonly Move[];
  /** The positions before the first move and after each move. */
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

/** The ply of a side's last move; undefined if it made none. */
export function lastMoveOf({ moves, positions }: GameLine, side: Side): number | undefined {
  const ply = positions.slice(0, moves.length).findLastIndex(({ turn }) => turn === side);
  return ply === -1 ? undefined : ply;
}

/** How many pieces each side has lost by a ply. */
export function lostPieces({ positions }: GameLine, ply: number): { black: number; white: number } {
  const [first, now] = [positions[0]!, positions[ply]!];
  return {
    black: popcount(first.black) - popcount(now.black),
    white: popcount(first.white) - popcount(now.white),
  };
}

/** A row of the list of moves: its number, and the plies of Black's and White's moves. */
export interface MoveRow {
  readonly number: number;
  readonly plies: readonly (number | undefined)[];
}

/** The number of a move, as in `7.` for Black and `7…` for White. */
export function moveNumber({ positions }: GameLine, index: number): string {
  const shift = positions[0]!.turn === BLACK ? 0 : 1;
  const number = Math.floor((index + shift) / 2) + 1;
  return (index + shift) % 2 === 0 ? `${number}.` : `${number}…`;
}

/** The row after which tried moves are shown: that of the move they replace. */
export function trialRow(line: GameLine, from: number): number {
  const replaced = Math.min(from, line.moves.length - 1);
  return moveRows(line).findIndex(({ plies }) => plies.includes(replaced));
}

/** Moves in pairs, Black's first. A game may start with White to move. */
export function moveRows({ moves, positions }: GameLine): MoveRow[] {
  const shift = positions[0]!.turn === BLACK ? 0 : 1;
  const count = Math.ceil((moves.length + shift) / 2);
  const inGame = (ply: number): number | undefined => (ply >= 0 && ply < moves.length ? ply : undefined);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    plies: [inGame(2 * index - shift), inGame(2 * index + 1 - shift)],
  }));
}
