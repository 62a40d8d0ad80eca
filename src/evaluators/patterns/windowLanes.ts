/**
 * The states of all windows at once, by table look-ups. Each window has a lane: a word with the number of its state as
 * Black sees it in the lower half, and as White sees it in the upper half. The number of a state is a sum over squares,
 * so for every byte of the board there is a row with what its men add to each lane.
 */

import type { Board } from '../../rules/board.ts';
import type { Window } from './patterns.ts';
import { STATES, turned } from './patterns.ts';

export interface WindowLanes {
  readonly count: number;
  /** What black men and white men add: a row for each byte of the board and each of its values. */
  readonly black: Int32Array;
  readonly white: Int32Array;
}

export const UPPER = 16;
export const LOWER = 0xffff;

export function windowLanes(windows: readonly Window[], board: Board): WindowLanes {
  const count = windows.length;
  const lanes = { count, black: new Int32Array(4 * 256 * count), white: new Int32Array(4 * 256 * count) };
  for (let bit = 0; bit < 32; bit++) {
    const square = board.squareOfBit[bit]!;
    if (square === 0) continue;
    for (const [lane, window] of windows.entries()) {
      const forBlack = placeIn(window, square);
      const forWhite = placeIn(window, turned(square, board));
      addToRows(lanes.black, bit, lane, count, OWN * forBlack + ((OTHER * forWhite) << UPPER));
      addToRows(lanes.white, bit, lane, count, OTHER * forBlack + ((OWN * forWhite) << UPPER));
    }
  }
  return lanes;
}

/** The states of a square, besides 0. */
const OWN = 1;
const OTHER = 2;

/** What the state of a square is multiplied by in the number of the window's state; 0 for a square outside. */
function placeIn(window: Window, square: number): number {
  const place = window.indexOf(square);
  return place === -1 ? 0 : STATES ** place;
}

function addToRows(rows: Int32Array, bit: number, lane: number, count: number, added: number): void {
  const from = 256 * (bit >> 3);
  const inByte = 1 << (bit & 7);
  for (let byte = 0; byte < 256; byte++) if ((byte & inByte) !== 0) rows[(from + byte) * count + lane]! += added;
}
