/** One game of a replay, move by move. Squares have the numbers of the original program: row by row from 0 at the top. */

import { formatDrawing } from '../../papers/greaney2026/formatDrawing.ts';
import { isCapture } from '../../papers/greaney2026/originalBoard.ts';
import type { OriginalGame } from '../../papers/greaney2026/originalGame.ts';
import { formatNoun, print, printJson } from '../terminal/terminal.ts';
import { textTable } from '../terminal/textTable.ts';

export function printMovesJson(seed: number, number: number, { result, moves, legalCounts, end }: OriginalGame): void {
  printJson({
    seed,
    game: number,
    result,
    plies: moves.length,
    moves: moves.map(({ from, to }) => [from, to]),
    legalCounts,
    finalBoard: [...end.cells],
  });
}

export function printMoves(seed: number, number: number, game: OriginalGame): void {
  const plies = game.moves.map((move, ply) => {
    const sign = isCapture(move, game.end.size) ? 'x' : '-';
    return [`${move.from}${sign}${move.to}`, String(game.legalCounts[ply])];
  });
  const rows = Array.from({ length: Math.ceil(plies.length / 2) }, (_, turn) => [
    `${turn + 1}.`,
    ...plies[2 * turn]!,
    ...(plies[2 * turn + 1] ?? ['', '']),
  ]);
  print(`Game ${number} of seed ${seed}, with the number of legal moves at each turn`);
  print('');
  print(textTable(['', 'player 1', 'of', 'player 2', 'of'], rows, []));
  print('');
  for (const row of formatDrawing(game.end).split('/')) print(row.split('').join(' '));
  print(`${outcomeText(game)} after ${formatNoun(plies.length, 'ply', 'plies')}.`);
}

function outcomeText({ result }: OriginalGame): string {
  return result === 0 ? 'A draw' : `Player ${result === 1 ? 1 : 2} wins`;
}
