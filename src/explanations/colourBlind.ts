/**
 * Whether a strategy cannot tell its own pieces from the opponent's. The colours of all pieces are swapped in two ways:
 * with the board rotated, so that each side keeps its direction, and with every piece left on its square. A strategy
 * whose score varies but never changes under one of these swaps is colour-blind.
 */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Board } from '../rules/board.ts';
import { positionFrom, otherPieces, ownPieces, rotatePosition } from '../rules/position.ts';
import { opponent } from '../rules/side.ts';
import type { ViewedWords } from './movePreview.ts';

export function isColourBlind({ value }: Strategy, seen: readonly ViewedWords[], board: Board): boolean {
  const scores = seen.map((words) => value(...words));
  if (scores.every((score) => isSame(score, scores[0]!))) return false;
  const exchanges = [turned, recoloured];
  return exchanges.some((exchange) =>
    seen.every((words, index) => isSame(value(...exchange(words, board)), scores[index]!)),
  );
}

/** The opponent's position, as if it were the viewer's. */
function turned([own, other, kings, side, turn]: ViewedWords, board: Board): ViewedWords {
  const rotated = rotatePosition(positionFrom(own, other, kings, side), board);
  // Rotation gives the viewer's pieces to the other side, which becomes the viewer's opponent.
  const exchanged = { ...rotated, turn: opponent(rotated.turn) };
  return [ownPieces(exchanged), otherPieces(exchanged), exchanged.kings, side, turn];
}

function recoloured([own, other, kings, side, turn]: ViewedWords): ViewedWords {
  return [other, own, kings, side, turn];
}

/** 0 equals -0, and NaN equals NaN. */
function isSame(one: number, two: number): boolean {
  return one === two || Object.is(one, two);
}
