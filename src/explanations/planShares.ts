/**
 * How far populations of plans agreed on the next moves, small enough to draw and to send: few moves, rounded
 * shares. Plans for both sides are summed up in the same way.
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
  /** The first of the shown generations since which the first move has been more common than any other; null if it is not. */
  readonly since: number | null;
}

/** A move, and the share of the plans behind it after each of the shown generations. */
export interface MoveShare {
  readonly move: string;
  readonly shares: readonly number[];
}

/** More lines could not be told apart in a chart. */
const MOST_LINES = 5;
/** A move that never gets this share is not shown by itself. */
const LEAST_SHARE = 0.02;

export function planShares(agreement: Agreement, chosen: Move, position: Position, board: Board): PlanShares {
  const { plans, generations, shown, own, replies } = agreement;
  const legal = legalMoves(position, board);
  const answers = legalMoves(positionAfter(position, chosen, board), board);
  return {
    plans,
    generations,
    shown,
    own: sharesOf(withUntried(named(own, legal), legal, shown), shown, formatMove(chosen, legal)),
    replies: sharesOf(named(replies, answers), shown),
  };
}

/** The share of the plans behind each own move after the last generation. */
export function lastShares({ own }: Agreement, legal: readonly Move[]): Map<string, number> {
  return new Map(named(own, legal).map(({ move, shares }) => [move, rounded(lastOf(shares))]));
}

function named(all: readonly SharesOfMove[], legal: readonly Move[]): MoveShare[] {
  return all.map(({ move, shares }) => ({ move: formatMove(move, legal), shares }));
}

/** The player may let its plans begin with some of its moves only. */
function withUntried(tried: readonly MoveShare[], legal: readonly Move[], shown: readonly number[]): MoveShare[] {
  const names = new Set(tried.map(({ move }) => move));
  const untried = legal.map((move) => formatMove(move, legal)).filter((move) => !names.has(move));
  return [...tried, ...untried.map((move) => ({ move, shares: shown.map(() => 0) }))];
}

/** Of equally common moves, the preferred one comes first. */
function sharesOf(all: readonly MoveShare[], shown: readonly number[], preferred?: string): MoveShares | null {
  if (all.length < 2) return null;
  const isPreferred = ({ move }: MoveShare): number => Number(move === preferred);
  const ordered = all.toSorted(
    (one, two) =>
      lastOf(two.shares) - lastOf(one.shares) ||
      isPreferred(two) - isPreferred(one) ||
      total(two.shares) - total(one.shares),
  );
  const common = ordered.filter(({ shares }) => Math.max(...shares) >= LEAST_SHARE);
  const kept = common.length === all.length && all.length <= MOST_LINES ? common : notable(common);
  const moves = ordered.filter((one) => kept.includes(one));
  const rest = ordered.filter((one) => !kept.includes(one));
  return {
    moves: moves.map(({ move, shares }) => ({ move, shares: shares.map(rounded) })),
    others: rest.some(({ shares }) => Math.max(...shares) > 0)
      ? shown.map((_, index) => rounded(sumAt(rest, index)))
      : [],
    since: leadingSince(ordered, shown),
  };
}

/** The moves that most plans end with, and those that were most common on the way. */
function notable([first, second, ...others]: readonly MoveShare[]): MoveShare[] {
  const past = others.toSorted((one, two) => total(two.shares) - total(one.shares));
  return [first!, ...(second ? [second] : []), ...past.slice(0, MOST_LINES - 3)];
}

function leadingSince([first, ...rest]: readonly MoveShare[], shown: readonly number[]): number | null {
  const { shares } = first!;
  const isLeading = shares.map((share, index) => rest.every((one) => one.shares[index]! < share));
  return shown[isLeading.lastIndexOf(false) + 1] ?? null;
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
