/**
 * All placements of a number of like pieces, by rank, with what the table builder needs for each again and again: its
 * squares, its rank on the rotated board and, for the side that is not to move, where each piece may have stood before
 * a quiet move. A group is one digit of a place in a slice (see `tableLayout.ts`). It does not depend on the other
 * pieces, so it is computed once for thousands of positions.
 */

import type { Bits } from '../../rules/bits.ts';
import type { Board } from '../../rules/board.ts';
import { step } from '../../rules/steps.ts';
import type { Kind, Ranking } from './ranking.ts';
import { OTHER_KINGS, rankTurned, setsByRank } from './ranking.ts';

export interface PieceGroup {
  /** The squares of each rank. */
  readonly squares: Int32Array;
  /** Their rank on the rotated board. */
  readonly turned: Int32Array;
}

/** A group of the side that is not to move, and so moved last. */
export interface WaitingGroup extends PieceGroup {
  /** For each rank, where its part of the two lists below begins; one extra entry marks the end of the last. */
  readonly starts: Int32Array;
  /** Squares on which one of the pieces may have stood before its last quiet move. */
  readonly origins: Int32Array;
  /** The rank, on the rotated board, of the group with that piece put back. */
  readonly originRanks: Int32Array;
}

export function makeGroup(count: number, kind: Kind, board: Board, ranking: Ranking): PieceGroup {
  const squares = setsByRank(count, kind, board);
  return { squares, turned: squares.map((set) => rankTurned(set, turnedKind(kind), ranking)) };
}

/** A group of White's men or kings with Black to move. */
export function makeWaitingGroup(count: number, kind: Kind, board: Board, ranking: Ranking): WaitingGroup {
  const group = makeGroup(count, kind, board, ranking);
  // White's men move up the board, so they came from below. The directions are those of `steps.ts`.
  const directions = kind === OTHER_KINGS ? [0, 1, 2, 3] : [0, 1];
  const starts = [0];
  const origins: number[] = [];
  const originRanks: number[] = [];
  for (const set of group.squares) {
    for (let rest: Bits = set; rest !== 0; rest &= rest - 1) {
      const piece = rest & -rest;
      for (const direction of directions) {
        const origin = step(piece, direction) & board.mask & ~set;
        if (origin === 0) continue;
        origins.push(origin);
        originRanks.push(rankTurned(set ^ piece ^ origin, turnedKind(kind), ranking));
      }
    }
    starts.push(origins.length);
  }
  return {
    ...group,
    starts: Int32Array.from(starts),
    origins: Int32Array.from(origins),
    originRanks: Int32Array.from(originRanks),
  };
}

/** The kind of the same pieces when the other side is to move. */
function turnedKind(kind: Kind): Kind {
  return (kind ^ 2) as Kind;
}
