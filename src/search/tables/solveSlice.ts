/**
 * Solves one material of the endgame tables by retrograde analysis (Ströhlein 1970; for draughts Lake, Schaeffer and Lu
 * 1994). First it examines every position forwards. Then it propagates decided positions backwards, in order of their
 * distance from the end of the game.
 *
 * Captures and promotions lead to slices that are already solved, so the first pass settles them. Quiet moves lead to
 * the slice with the colours swapped and back, so these two are solved together. A position is won as soon as one quiet
 * move leads to a lost one, and lost when all its quiet moves lead to won ones. Positions that are never reached are
 * draws: neither side can force a win.
 *
 * A byte may still be lowered after it has been written, when a promotion wins but a quiet move wins sooner. It is
 * final once its distance has been processed. To find the positions of a distance without reading the whole slice each
 * time, the slice is divided into blocks, and for every byte value we record in which blocks it has been written.
 */

import type { Board } from '../../rules/board.ts';
import * as kernel from '../../rules/kernel.ts';
import * as sides from '../../rules/side.ts';
import * as successor from '../../rules/successor.ts';
import type { EndgameTables } from './endgameTables.ts';
import * as endgameTables from './endgameTables.ts';
import type { PieceGroup, WaitingGroup } from './pieceGroup.ts';
import { makeGroup, makeWaitingGroup } from './pieceGroup.ts';
import { OTHER_KINGS, OTHER_MEN, OWN_KINGS, OWN_MEN } from './ranking.ts';
import type { SlicePlace, TableLayout } from './tableLayout.ts';

// Private constants, for speed: see kernel.ts.
const { generate } = kernel;
const { BLACK, WHITE } = sides;
const { SLICE_WORDS, SUCCESSOR_WORDS, jumpsOf } = successor;
const { NO_POSITION } = endgameTables;

/** A slice while it is being solved. */
export interface OpenSlice {
  readonly size: number;
  readonly board: Board;
  /** The slice's part of the tables. */
  readonly bytes: Uint8Array;
  /**
   * For each position, the number of quiet moves within the two slices that are not known to lose; 0 if a capture is
   * compulsory.
   */
  readonly open: Uint8Array;
  /** The value of a position if all those moves lose: the byte of its longest loss by promotion, or `SAFE`. */
  readonly exits: Uint8Array;
  readonly blocks: number;
  /** For each byte and each block, at byte * blocks + block, 1 if it has been written there. */
  readonly written: Uint8Array;
  readonly blackMen: PieceGroup;
  readonly blackKings: PieceGroup;
  readonly whiteMen: WaitingGroup;
  readonly whiteKings: WaitingGroup;
}

/** The logarithm of the number of places in a block. */
const BLOCK_SHIFT = 8;
const BLOCK = 1 << BLOCK_SHIFT;

/** A promotion leads to a draw at least. */
const SAFE = 255;

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);

export function openSlice({ start, size, material }: SlicePlace, layout: TableLayout, bytes: Uint8Array): OpenSlice {
  const { board, ranking } = layout;
  const blocks = Math.ceil(size / BLOCK);
  return {
    size,
    blocks,
    board,
    bytes: bytes.subarray(start, start + size),
    open: new Uint8Array(size),
    exits: new Uint8Array(size),
    written: new Uint8Array(256 * blocks),
    blackMen: makeGroup(material.blackMen, OWN_MEN, board, ranking),
    blackKings: makeGroup(material.blackKings, OWN_KINGS, board, ranking),
    whiteMen: makeWaitingGroup(material.whiteMen, OTHER_MEN, board, ranking),
    whiteKings: makeWaitingGroup(material.whiteKings, OTHER_KINGS, board, ranking),
  };
}

/** The first pass over a part of a slice. Returns the greatest byte that a move out of the slice may lead to. */
export function lookForwards(slice: OpenSlice, tables: EndgameTables, from: number, to: number): number {
  const { blackMen, blackKings, whiteMen, whiteKings, bytes, exits } = slice;
  const whiteKingsSize = whiteKings.squares.length;
  const whiteMenSize = whiteMen.squares.length;
  const blackKingsSize = blackKings.squares.length;
  let greatest = 0;
  for (let index = from; index < to; index++) {
    let rest = index;
    const whiteKing = whiteKings.squares[rest % whiteKingsSize]!;
    rest = (rest / whiteKingsSize) | 0;
    const whiteMan = whiteMen.squares[rest % whiteMenSize]!;
    rest = (rest / whiteMenSize) | 0;
    const blackKing = blackKings.squares[rest % blackKingsSize]!;
    const blackMan = blackMen.squares[(rest / blackKingsSize) | 0]!;
    const black = blackMan | blackKing;
    const white = whiteMan | whiteKing;
    if (((blackMan & blackKing) | (whiteMan & whiteKing) | (black & white)) !== 0) {
      bytes[index] = NO_POSITION;
      continue;
    }
    const byte = lookAt(slice, index, black, white, blackKing | whiteKing, tables);
    write(slice, index, byte);
    greatest = Math.max(greatest, byte, exits[index] === SAFE ? 0 : exits[index]!);
  }
  return greatest;
}

/** The byte that the moves out of the slice give a position. Records what is still open. */
function lookAt(
  slice: OpenSlice,
  index: number,
  black: number,
  white: number,
  kings: number,
  tables: EndgameTables,
): number {
  const end = generate(black, white, kings, BLACK, slice.board, successors, 0);
  if (end === 0) return 1;
  let open = 0;
  let shortestWin = 0;
  let longestLoss = 0;
  let drawn = false;
  for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
    const kingsAfter = successors[at + 2]!;
    // A quiet move stays in the slices unless it adds a king, that is, changes the kings without removing one.
    if (jumpsOf(successors[at + 3]!) === 0 && (kingsAfter === kings || (kings & ~kingsAfter) !== 0)) {
      open++;
      continue;
    }
    const value = tables.probe(successors[at + 1]!, successors[at]!, kingsAfter, WHITE);
    if (value === 0) drawn = true;
    else if (value > 0) longestLoss = Math.max(longestLoss, 1 + value);
    else if (shortestWin === 0 || 1 - value < shortestWin) shortestWin = 1 - value;
  }
  slice.open[index] = open;
  slice.exits[index] = drawn ? SAFE : longestLoss;
  if (shortestWin !== 0) return shortestWin;
  return open !== 0 || drawn ? 0 : longestLoss;
}

/**
 * Propagates the positions with a given byte, in a part of a slice that begins at a block, back to the positions of the
 * mirrored slice from which a quiet move leads to them. Returns the number of positions propagated.
 */
export function lookBackwards(
  slice: OpenSlice,
  mirror: OpenSlice,
  byte: number,
  lost: boolean,
  from: number,
  to: number,
): number {
  const { bytes, written, blocks } = slice;
  let found = 0;
  for (let start = from; start < to; start += BLOCK) {
    if (written[byte * blocks + (start >> BLOCK_SHIFT)] === 0) continue;
    const end = Math.min(start + BLOCK, to);
    for (let index = start; index < end; index++) {
      if (bytes[index] !== byte) continue;
      found++;
      carryBack(slice, mirror, index, byte + 1, lost);
    }
  }
  return found;
}

function carryBack(slice: OpenSlice, mirror: OpenSlice, index: number, byte: number, lost: boolean): void {
  const { blackMen, blackKings, whiteMen, whiteKings } = slice;
  const whiteKingsSize = whiteKings.squares.length;
  const whiteMenSize = whiteMen.squares.length;
  const blackKingsSize = blackKings.squares.length;
  let rest = index;
  const whiteKing = rest % whiteKingsSize;
  rest = (rest / whiteKingsSize) | 0;
  const whiteMan = rest % whiteMenSize;
  rest = (rest / whiteMenSize) | 0;
  const blackKing = rest % blackKingsSize;
  const blackMan = (rest / blackKingsSize) | 0;
  const pieces =
    blackMen.squares[blackMan]! |
    blackKings.squares[blackKing]! |
    whiteMen.squares[whiteMan]! |
    whiteKings.squares[whiteKing]!;

  // In the mirrored slice White's pieces come first: its men, its kings, then Black's men and kings.
  const blackSize = blackMen.squares.length * blackKingsSize;
  const blackPart = blackMen.turned[blackMan]! * blackKingsSize + blackKings.turned[blackKing]!;
  const menPart = whiteMen.turned[whiteMan]! * whiteKingsSize * blackSize + blackPart;
  for (let at = whiteKings.starts[whiteKing]!; at < whiteKings.starts[whiteKing + 1]!; at++) {
    if ((whiteKings.origins[at]! & pieces) !== 0) continue;
    reach(mirror, menPart + whiteKings.originRanks[at]! * blackSize, byte, lost);
  }
  const kingsPart = whiteKings.turned[whiteKing]! * blackSize + blackPart;
  for (let at = whiteMen.starts[whiteMan]!; at < whiteMen.starts[whiteMan + 1]!; at++) {
    if ((whiteMen.origins[at]! & pieces) !== 0) continue;
    reach(mirror, whiteMen.originRanks[at]! * whiteKingsSize * blackSize + kingsPart, byte, lost);
  }
}

/** Records that a quiet move leads from this position to a lost or won one, which would give it this byte. */
function reach(slice: OpenSlice, index: number, byte: number, lost: boolean): void {
  const { bytes, open, exits } = slice;
  // Captures are compulsory: where there is one, no quiet move is legal.
  if (open[index] === 0) return;
  if (lost) {
    if (bytes[index] === 0 || bytes[index]! > byte) write(slice, index, byte);
    return;
  }
  open[index]!--;
  if (open[index] !== 0 || bytes[index] !== 0 || exits[index] === SAFE) return;
  write(slice, index, Math.max(byte, exits[index]!));
}

function write({ bytes, written, blocks }: OpenSlice, index: number, byte: number): void {
  bytes[index] = byte;
  written[byte * blocks + (index >> BLOCK_SHIFT)] = 1;
}
