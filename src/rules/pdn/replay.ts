/**
 * Replays written moves. A short capture such as 24x6 may fit several captures that lead to different positions. It
 * then means the one after which the following moves can be played too, which a depth-first search over the readings
 * finds. Two readings that reach the same position are followed only once, and all searching within a game shares a
 * budget, so that no text can make it slow.
 */

import type { Board, Square } from '../board.ts';
import type { Successor } from '../move.ts';
import { successorsAlong } from '../moveText.ts';
import type { Position } from '../position.ts';

export interface WrittenPly {
  readonly squares: readonly Square[];
  /** A position set up before this move. */
  readonly setup: Position | undefined;
}

/** A move that was played, with the positions before and after it. */
export interface PlayedPly extends Successor {
  readonly before: Position;
}

/** The number of plies that may still be played in alternative readings, shared by all lines of a game. */
export interface ReplayBudget {
  plies: number;
}

export const REPLAY_BUDGET_PLIES = 100_000;

/** Plays the written moves as far as the best reading goes: all of them, or those before the illegal one. */
export function replay(
  start: Position,
  written: readonly WrittenPly[],
  board: Board,
  budget: ReplayBudget,
): PlayedPly[] {
  const untried: Reading[] = [];
  const seen = new Set<string>();
  let reading: Reading | undefined;
  let longest: Reading | undefined;
  let hasFailed = false;
  for (let plies = 0; plies < written.length; plies = reading.plies) {
    if (hasFailed && budget.plies-- <= 0) break;
    const ways = continuations(reading, reading?.position ?? start, written[plies]!, board);
    const fresh = ways.length + untried.length > 1 ? ways.filter((way) => isNew(way, seen)) : ways;
    hasFailed ||= fresh.length === 0;
    for (let index = fresh.length - 1; index >= 0; index--) untried.push(fresh[index]!);
    reading = untried.pop();
    if (!reading) break;
    if (reading.plies > (longest?.plies ?? 0)) longest = reading;
  }
  return chain(longest);
}

/** An interpreted move, linked to the moves before it. */
interface Reading extends PlayedPly {
  readonly previous: Reading | undefined;
  /** The number of moves up to this one. */
  readonly plies: number;
}

/** The readings that are one move longer. If several lead to the same position, only the first is kept. */
function continuations(
  previous: Reading | undefined,
  position: Position,
  { squares, setup }: WrittenPly,
  board: Board,
): Reading[] {
  const before = setup ?? position;
  const plies = (previous?.plies ?? 0) + 1;
  const found: Reading[] = [];
  for (const successor of successorsAlong(before, board, squares)) {
    const { move } = successor;
    // All have the same start and end, so they can differ only in what they capture.
    if (found.some((other) => other.move.captures === move.captures)) continue;
    found.push({ before, move, position: successor.position, previous, plies });
  }
  return found;
}

/** Whether no other reading has reached this position at this ply. The side to move follows from the ply. */
function isNew({ plies, position }: Reading, seen: Set<string>): boolean {
  const key = `${plies},${position.black},${position.white},${position.kings}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function chain(last: Reading | undefined): PlayedPly[] {
  const played: PlayedPly[] = [];
  for (let reading = last; reading; reading = reading.previous) played.push(reading);
  return played.toReversed();
}
