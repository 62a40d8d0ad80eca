/** A line of moves as text. */

import { Game } from './game.ts';
import type { Move } from './move.ts';
import { formatMove } from './moveText.ts';
import type { Position } from './position.ts';
import type { Variant } from './variant.ts';

/** The texts of consecutive moves from a position. Each is formatted among the legal moves at its point. */
export function lineTexts(line: readonly Move[], start: Position, variant: Variant): string[] {
  const game = new Game(variant, { start });
  return line.map((move) => {
    const text = formatMove(move, game.legalMoves);
    game.play(move);
    return text;
  });
}
