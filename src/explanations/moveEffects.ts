/**
 * What a move does on the board, whoever plays it and whatever they think: what it captures, what the captures that
 * must follow come to, what it threatens and protects, who may be crowned. Nothing here is an opinion; the tests check
 * every effect against rules that are written out slowly.
 *
 * A threat is what a side could do if the other passed. Captures are compulsory, so that what follows a move while
 * captures are due is forced up to the choice among them; both sides are taken to choose what keeps the most material, in
 * give-away the least.
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

/** Pieces by where they stand. */
export interface Placed {
  readonly square: Square;
  readonly isKing: boolean;
}

export interface MoveEffects {
  /** The only legal move. */
  readonly isOnly: boolean;
  /** The pieces that it captures. */
  readonly captures: readonly Placed[];
  /** The captures that must follow, as moves; null if there are too many to follow, and what follows is then not counted. */
  readonly followed: readonly string[] | null;
  /** What each side has lost when the captures are over, those of the move included. */
  readonly lost: Pieces;
  readonly won: Pieces;
  /** Who wins, if the opponent cannot move any more. */
  readonly winner: Side | undefined;
  /** If no capture is due: the best capture that the mover could then make if the opponent passed. */
  readonly threat: Threat | undefined;
  /** Own pieces that the opponent could have won before the move; now it has no capture. */
  readonly saved: readonly Placed[];
  /** Whether the piece that moves was among them. */
  readonly isEscape: boolean;
  /** Where a man is crowned by this move. */
  readonly crowned: Square | undefined;
  /** The next move may crown a man, which none could before: whatever the opponent replies, or if it does nothing. */
  readonly crownsNext: 'surely' | 'perhaps' | undefined;
  /** Opposing men that could have been crowned at once if the mover had passed; now none can, and no capture is due. */
  readonly stopped: readonly Placed[];
  /** The opponent can crown a man with its reply: the moves that do. */
  readonly letsCrown: readonly string[];
  /** A man leaves its own back row: how many men stay there. */
  readonly backRowLeft: number | undefined;
  /** How many moves the opponent has, and how many it would have had if the mover had passed. */
  readonly replies: number;
  readonly repliesBefore: number;
  /** Opposing pieces that could have moved and now cannot, where no capture is due before or after. */
  readonly blocked: readonly Placed[];
  readonly isToCentre: boolean;
}

interface Threat {
  readonly move: string;
  readonly taken: readonly Placed[];
  /** What the captures come to in the end, with a man as 2 and a king as 3. */
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

/** A man as 2 and a king as 3. */
export function materialOf({ men, kings }: Pieces): number {
  return 2 * men + 3 * kings;
}

interface Settled {
  readonly line: readonly string[];
  readonly position: Position;
  /** What each side lost on the way. */
  readonly taken: readonly [black: Pieces, white: Pieces];
}

const NOTHING: Pieces = { men: 0, kings: 0 };

/** Plays the captures that are due until there is none; null if they do not end within so many. */
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

/** How much more a side has on the board than the other. */
function leadOf(position: Position, side: Side): number {
  return (
    valueOf(piecesOf(position, side), position.kings) - valueOf(piecesOf(position, opponent(side)), position.kings)
  );
}

function valueOf(pieces: Bits, kings: Bits): number {
  return 2 * popcount(pieces) + popcount(pieces & kings);
}

/** The best capture of the side to move; undefined if it has none, or if what follows is too long. */
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

/** Whether a move makes a king of a man. */
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
