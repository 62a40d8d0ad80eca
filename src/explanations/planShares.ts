/**
 * How far populations of plans agreed on the next moves, small enough to draw and to send: few moves, few generations,
 * rounded shares. Plans for both sides are summed up in the same way.
 */

import type { Agreement, SharesOfMove } from '../players/player.ts';
import type { Move } from '../rules/move.ts';
import { legalMoves, positionAfter } from '../rules/move.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import type { Board } from '../rules/board.ts';

/** What the plans of a player agreed on. */
export interface PlanShares {
  /** How many plans each side has. */
  readonly plans: number;
  readonly generations: number;
  /** The generations for which shares are given, the first and the last among them. */
  readonly shown: readonly number[];
  /** The moves that its plans begin with; null if there is only one. */
  readonly own: MoveShares | null;
  /** The replies to the move that it chose; null if there is at most one. */
  readonly replies: MoveShares | null;
}

/** The shares of the plans behind several moves. */
export interface MoveShares {
  /** The most common move of the last generation first. */
  readonly moves: readonly MoveShare[];
  /** The sum of the other moves; empty if there are none. */
  readonly others: readonly number[];
  /** The generation since which the first move has been more common than any other; null if it is not. */
  readonly since: number | null;
}

/** A move, and the share of the plans behind it after each of the shown generations. */
interface MoveShare {
  readonly move: string;
  readonly shares: readonly number[];
}

const MOST_GENERATIONS = 50;
/** More lines could not be told apart in a chart. */
const MOST_LINES = 5;
/** A move that never gets this share is not shown by itself. */
const LEAST_SHARE = 0.02;

export function planShares(agreement: Agreement, chosen: Move, position: Position, board: Board): PlanShares {
  const { plans, own, replies } = agreement;
  const generations = own[0]!.shares.length;
  const indices = shownIndices(generations);
  const legal = legalMoves(position, board);
  const answers = legalMoves(positionAfter(position, chosen, board), board);
  return {
    plans,
    generations,
    shown: indices.map((index) => index + 1),
    own: sharesOf(named(own, legal), indices, formatMove(chosen, legal)),
    replies: sharesOf(named(replies, answers), indices),
  };
}

/** The share of the plans behind each own move after the last generation. */
export function lastShares({ own }: Agreement, legal: readonly Move[]): Map<string, number> {
  return new Map(named(own, legal).map(({ move, shares }) => [move, rounded(lastOf(shares))]));
}

function named(all: readonly SharesOfMove[], legal: readonly Move[]): MoveShare[] {
  return all.map(({ move, shares }) => ({ move: formatMove(move, legal), shares }));
}

/** Evenly spaced, from the first to the last. */
function shownIndices(generations: number): number[] {
  const count = Math.min(generations, MOST_GENERATIONS);
  const step = count === 1 ? 0 : (generations - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => Math.round(index * step));
}

/** Of equally common moves, the preferred one comes first. */
function sharesOf(all: readonly MoveShare[], indices: readonly number[], preferred?: string): MoveShares | null {
  if (all.length < 2) return null;
  const isPreferred = ({ move }: MoveShare): number => Number(move === preferred);
  const ordered = all.toSorted(
    (one, two) =>
      lastOf(two.shares) - lastOf(one.shares) ||
      isPreferred(two) - isPreferred(one) ||
      total(two.shares) - total(one.shares),
  );
  const common = ordered.filter(({ shares }) => Math.max(...shares) >= LEAST_SHARE);
  const isAll = common.length === all.length && all.length <= MOST_LINES;
  const moves = isAll ? common : common.slice(0, MOST_LINES - 1);
  const rest = ordered.filter((one) => !moves.includes(one));
  return {
    moves: moves.map(({ move, shares }) => ({ move, shares: indices.map((index) => rounded(shares[index]!)) })),
    others: rest.some(({ shares }) => Math.max(...shares) > 0)
      ? indices.map((index) => rounded(sumAt(rest, index)))
      : [],
    since: leadingSince(ordered),
  };
}

function leadingSince([first, ...rest]: readonly MoveShare[]): number | null {
  const { shares } = first!;
  const isLeading = shares.map((share, index) => rest.every((one) => one.shares[index]! < share));
  const since = isLeading.lastIndexOf(false) + 2;
  return since > shares.length ? null : since;
}

function sumAt(all: readonly MoveShare[], index: number): number {
  return total(all.map(({ shares }) => shares[index]!));
}

function total(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0);
}

function lastOf(shares: readonly number[]): number {
  return shares.at(-1)!;
}

/** Three decimals are more than a chart shows. */
function rounded(share: number): number {
  return Math.round(1000 * share) / 1000;
}
