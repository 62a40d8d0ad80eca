/**
 * What a move does on the board: what it captures, the result of the captures that must follow, what it threatens and
 * protects, and which men can crown. These are facts, not opinions; the tests check every effect against a slow and
 * simple version of the rules.
 *
 * A threat is what a side could do if the other passed. Captures are compulsory, so play is forced while there are
 * captures, except for the choice among them. Both sides are assumed to keep the most material, in give-away the least.
 */

import { MOST_CAPTURES } from '../features/captureDue.ts';
import { centreSquares } from '../features/sideSquares.ts';
import type { Bits } from '../rules/bits.ts';
import { popcount } from '../rules/bits.ts';
import type { Board, Square } from '../rules/board.ts';
import { winnerWhenStuck } from '../rules/endings.ts';
import type { Move } from '../rules/move.ts';
import { legalMoves, positionAfter } from '../rules/move.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';

export interface Pieces {
  readonly men: number;
  readonly kings: number;
}

/** A piece on a square. */
export interface Placed {
  readonly square: Square;
  readonly isKing: boolean;
}

export interface MoveEffects {
  /** The only legal move. */
  readonly isOnly: boolean;
  /** The pieces that it captures. */
  readonly captures: readonly Placed[];
  /** The captures that must follow, as moves; null if there are too many, which are then not counted. */
  readonly followed: readonly string[] | null;
  /** What each side has lost when the captures are over, those of the move included. */
  readonly lost: Pieces;
  readonly won: Pieces;
  /** The winner, if the opponent can no longer move. */
  readonly winner: Side | undefined;
  /** If no capture is compulsory: the best capture that the mover could make if the opponent passed. */
  readonly threat: Threat | undefined;
  /** Own pieces that the opponent could have won before the move; now it has no capture. */
  readonly saved: readonly Placed[];
  /** Whether the piece that moves was among them. */
  readonly isEscape: boolean;
  /** Where a man is crowned by this move. */
  readonly crowned: Square | undefined;
  /** The next move can crown a man, which none could before: after any reply, or only if the opponent passes. */
  readonly crownsNext: 'surely' | 'perhaps' | undefined;
  /** Opposing men that could have crowned if the mover had passed; now none can, and no capture is compulsory. */
  readonly stopped: readonly Placed[];
  /** The replies that crown a man. */
  readonly letsCrown: readonly string[];
  /** If a man leaves its own back row, how many men stay there. */
  readonly backRowLeft: number | undefined;
  /** The number of the opponent's moves, and what it would have been if the mover had passed. */
  readonly replies: number;
  readonly repliesBefore: number;
  /** Opposing pieces that could have moved and now cannot, if no capture is compulsory before or after. */
  readonly blocked: readonly Placed[];
  readonly isToCentre: boolean;
}

interface Threat {
  readonly move: string;
  readonly taken: readonly Placed[];
  /** The material gained when the captures end: a man counts 2, a king 3. */
  readonly gain: number;
}

export function moveEffects(position: Position, move: Move, variant: Variant): MoveEffects {
  const { board, giveaway } = variant;
  const side = position.turn;
  const after = positionAfter(position, move, board);
  const replies = legalMoves(after, board);
  const isDue = replies.some(isCapture);
  const settled = settle(after, variant, MOST_CAPTURES);
  const takenNow = piecesAmong(move.captures, position.kings);
  const passed = { ...position, turn: opponent(side) };
  const couldMove = legalMoves(passed, board);
  const moved = bitAt(move.from, board);
  const isMan = (position.kings & moved) === 0;
  const crowningNow = legalMoves(position, board).filter((own) => isCrowning(own, position, board));
  const danger = giveaway || isDue ? undefined : threatOf(passed, variant);
  const inDanger = danger && danger.gain > 0 ? danger.taken : [];
  const couldCrown = couldMove.filter((other) => isCrowning(other, passed, board));
  const crowningReplies = replies.filter((reply) => isCrowning(reply, after, board));
  const toBit = bitAt(move.to, board);
  return {
    isOnly: legalMoves(position, board).length === 1,
    captures: placed(move.captures, position.kings, board),
    followed: settled && settled.line,
    lost: settled ? settled.taken[side] : NOTHING,
    won: settled ? sum(takenNow, settled.taken[opponent(side)]) : takenNow,
    winner: replies.length === 0 ? winnerWhenStuck(after.turn, variant) : undefined,
    threat: isDue || giveaway || replies.length === 0 ? undefined : threatOf({ ...after, turn: side }, variant),
    saved: inDanger,
    isEscape: inDanger.some(({ square }) => square === move.from),
    crowned: isMan && (toBit & board.kingRows[side]) !== 0 ? move.to : undefined,
    crownsNext: crowningNow.length > 0 ? undefined : crownsNext(after, replies, variant),
    stopped:
      isDue || crowningReplies.length > 0
        ? []
        : placedAt(couldCrown, passed, board).filter(({ square }) => stays(square)),
    letsCrown: crowningReplies.map((reply) => formatMove(reply, replies)),
    backRowLeft: backRowLeft(position, move, after, board),
    replies: replies.length,
    repliesBefore: couldMove.length,
    blocked: isDue || couldMove.some(isCapture) ? [] : placedAt(couldMove, passed, board).filter(isStuckNow),
    isToCentre: (toBit & centreSquares(board)) !== 0 && (moved & centreSquares(board)) === 0,
  };

  function stays(square: Square): boolean {
    return (otherPieces(position) & ~move.captures & bitAt(square, board)) !== 0;
  }

  function isStuckNow({ square }: Placed): boolean {
    return stays(square) && !replies.some(({ from }) => from === square);
  }
}

/** A man counts 2, a king 3. */
export function materialOf({ men, kings }: Pieces): number {
  return 2 * men + 3 * kings;
}

interface Settled {
  readonly line: readonly string[];
  readonly position: Position;
  /** What each side lost in the captures. */
  readonly taken: readonly [black: Pieces, white: Pieces];
}

const NOTHING: Pieces = { men: 0, kings: 0 };

/** Plays compulsory captures until there are none; null if there are more than `most`. */
function settle(position: Position, variant: Variant, most: number): Settled | null {
  const legal = legalMoves(position, variant.board);
  if (!legal.some(isCapture)) return { line: [], position, taken: [NOTHING, NOTHING] };
  if (most === 0) return null;
  let best: Settled | undefined;
  for (const move of legal) {
    const next = settle(positionAfter(position, move, variant.board), variant, most - 1);
    if (!next) return null;
    if (!best || isBetter(next.position, best.position, position.turn, variant)) {
      const now = piecesAmong(move.captures, position.kings);
      const [black, white] = next.taken;
      best = {
        line: [formatMove(move, legal), ...next.line],
        position: next.position,
        taken: position.turn === BLACK ? [black, sum(white, now)] : [sum(black, now), white],
      };
    }
  }
  return best!;
}

function isBetter(one: Position, two: Position, side: Side, { giveaway }: Variant): boolean {
  const difference = leadOf(one, side) - leadOf(two, side);
  return giveaway ? difference < 0 : difference > 0;
}

/** The lead of a side in material. */
function leadOf(position: Position, side: Side): number {
  return (
    valueOf(piecesOf(position, side), position.kings) - valueOf(piecesOf(position, opponent(side)), position.kings)
  );
}

function valueOf(pieces: Bits, kings: Bits): number {
  return 2 * popcount(pieces) + popcount(pieces & kings);
}

/** The best capture of the side to move; undefined if it has none, or if too many captures follow. */
function threatOf(position: Position, variant: Variant): Threat | undefined {
  const { board } = variant;
  const legal = legalMoves(position, board);
  if (!legal.some(isCapture)) return undefined;
  const before = leadOf(position, position.turn);
  let best: Threat | undefined;
  for (const move of legal) {
    const settled = settle(positionAfter(position, move, board), variant, MOST_CAPTURES);
    if (!settled) return undefined;
    const gain = leadOf(settled.position, position.turn) - before;
    if (best && gain <= best.gain) continue;
    best = { move: formatMove(move, legal), taken: placed(move.captures, position.kings, board), gain };
  }
  return best;
}

function piecesAmong(bits: Bits, kings: Bits): Pieces {
  return { men: popcount(bits & ~kings), kings: popcount(bits & kings) };
}

function sum(one: Pieces, two: Pieces): Pieces {
  return { men: one.men + two.men, kings: one.kings + two.kings };
}

function crownsNext(after: Position, replies: readonly Move[], { board }: Variant): MoveEffects['crownsNext'] {
  if (replies.length === 0) return undefined;
  const canCrown = (position: Position): boolean =>
    legalMoves(position, board).some((move) => isCrowning(move, position, board));
  if (replies.every((reply) => canCrown(positionAfter(after, reply, board)))) return 'surely';
  return !replies.some(isCapture) && canCrown({ ...after, turn: opponent(after.turn) }) ? 'perhaps' : undefined;
}

function backRowLeft({ turn, kings }: Position, { from }: Move, after: Position, board: Board): number | undefined {
  const row = board.kingRows[opponent(turn)];
  const bit = bitAt(from, board);
  if ((bit & row) === 0 || (bit & kings) !== 0) return undefined;
  return popcount(otherPieces(after) & row & ~after.kings);
}

function isCapture({ captures }: Move): boolean {
  return captures !== 0;
}

/** Whether a move crowns a man. */
function isCrowning({ from, to }: Move, { kings, turn }: Position, board: Board): boolean {
  return (bitAt(from, board) & kings) === 0 && (bitAt(to, board) & board.kingRows[turn]) !== 0;
}

function piecesOf({ black, white }: Position, side: Side): Bits {
  return side === BLACK ? black : white;
}

/** The pieces that moves move, each once. */
function placedAt(moves: readonly Move[], { kings }: Position, board: Board): Placed[] {
  let from = 0;
  for (const move of moves) from |= bitAt(move.from, board);
  return placed(from, kings, board);
}

function placed(bits: Bits, kings: Bits, board: Board): Placed[] {
  const squares = Array.from({ length: board.squares }, (_, index) => index + 1);
  return squares
    .filter((square) => (bits & bitAt(square, board)) !== 0)
    .map((square) => ({ square, isKing: (kings & bitAt(square, board)) !== 0 }));
}

function bitAt(square: Square, board: Board): Bits {
  return 1 << board.bitOfSquare[square]!;
}
