/**
 * The feature vector x[0], x[1] ... of the original EvoDraughts (Greaney, 2026) on its own board: every cell, then
 * eleven derived numbers, always from player 1's view. `features/thesisFeatures.ts` computes the same for real
 * positions.
 */

import type { OriginalPlayer, OriginalPosition, OriginalSize } from './originalBoard.ts';
import { originalMoves } from './originalBoard.ts';

export type OriginalFeature = (position: OriginalPosition) => number;

/** The features in the order of the vector: 47 on 6x6, 75 on 8x8. */
export function originalFeatures(size: OriginalSize): readonly OriginalFeature[] {
  const cells = Array.from(
    { length: size ** 2 },
    (_, cell): OriginalFeature =>
      (position) =>
        position.cells[cell]!,
  );
  const isCentral = (index: number): boolean => index >= 2 && index < size - 2;
  const families: readonly ((player: OriginalPlayer) => OriginalFeature)[] = [
    (player) => counting(player, () => true),
    (player) => counting(player, (_row, _column, piece) => piece === 2 * player),
    (player) => counting(player, (row, column) => isCentral(row) && isCentral(column)),
    (player) => counting(player, (row) => row === (player === 1 ? 0 : size - 1)),
    (player) => (position) => originalMoves(position, player).length,
  ];
  return [...cells, ...families.flatMap((family) => [family(1), family(-1)]), ({ turn }) => turn];
}

/** Counts the pieces of a player that satisfy a condition. */
function counting(
  player: OriginalPlayer,
  condition: (row: number, column: number, piece: number) => boolean,
): OriginalFeature {
  return ({ size, cells }) => {
    let count = 0;
    for (const [cell, piece] of cells.entries()) {
      if (piece * player > 0 && condition(Math.floor(cell / size), cell % size, piece)) count++;
    }
    return count;
  };
}
