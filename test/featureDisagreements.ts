/** Compares the fast features with the slow ones. */

import { featuresOf } from '../src/features/features.ts';
import type { Board } from '../src/rules/board.ts';
import { formatFen } from '../src/rules/fen.ts';
import type { Position } from '../src/rules/position.ts';
import { BLACK, WHITE, sideName } from '../src/rules/side.ts';
import { slowFeatures } from './slowFeatures.ts';
import { slowBoardOf } from './slowPositions.ts';

/** The faulty features of a position: those that differ from their slow version, or are outside their bounds. */
export function featureDisagreements(position: Position, board: Board): string[] {
  const { black, white, kings, turn } = position;
  const slow = slowFeatures(slowBoardOf(position, board));
  const wrong: string[] = [];
  for (const { name, low, high, read } of featuresOf(board).values()) {
    const seen = [read(black, white, kings, BLACK, turn), read(white, black, kings, WHITE, turn)];
    for (const side of [BLACK, WHITE] as const) {
      const expected = slow.vector.get(name) ?? slow.seenBy[side === BLACK ? 'black' : 'white'].get(name);
      const value = seen[side]!;
      if (Object.is(value, expected) && value >= low && value <= high) continue;
      const fen = formatFen(position, board);
      wrong.push(`${name} seen by ${sideName(side)} is ${value}, not ${expected}, of ${low} to ${high}: ${fen}`);
    }
  }
  return wrong;
}
