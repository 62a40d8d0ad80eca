/**
 * All the ways in which a number of like pieces can stand, by rank, with what the building of the tables asks about
 * each of them again and again: its squares, its rank on the turned board, and for the pieces of the side that waits,
 * where each may have stood a quiet move earlier. A group is one digit of a place in a slice (see `tableLayout.ts`);
 * what it knows does not depend on the other pieces, so it is computed once for thousands of positions.
 */

import type { Bits } from '../../rules/bits.ts';
import type { Board } from '../../rules/board.ts';
import { step } from '../../rules/steps.ts';
import type { Kind, Ranking } from './ranking.ts';
import { OTHER_KINGS, rankTurned, setsByRank } from './ranking.ts';

export interface PieceGroup {
  /** The squares of each rank. */
  readonly squares: Int32Array;
  /** The rank that they have on the turned board. */
  readonly turned: Int32Array;
}

/** A group of the side that waits, and so of the side that moved last. */
export interface WaitingGroup extends PieceGroup {
  /** For each rank, where its part of the two lists below begins; one more entry ends the last. */
  readonly starts: Int32Array;
  /** A square on which one of the pieces may have stood before its last quiet move. */
  readonly origins: Int32Array;
  /** The rank on the turned board of the group with that piece put back. */
  readonly originRanks: Int32Array;
}

export function makeGroup(count: number, kind: Kind, board: Board, ranking: Ranking): PieceGroup {
  const squares = setsByRank(count, kind, board);
  return { squares, turned: squares.map((set) => rankTurned(set, turnedKind(kind), ranking)) };
}

/** A group of White's men or kings where Black is to move. */
export function makeWaitingGroup(count: number, kind: Kind, board: Board, ranking: Ranking): WaitingGroup {
  const group = makeGroup(count, kind, board, ranking);
  // White's men go up the board and so came from below; the directions are those of `steps.ts`.
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

/** What a kind becomes when the other side is to move. */
function turnedKind(kind: Kind): Kind {
  return (kind ^ 2) as Kind;
}
