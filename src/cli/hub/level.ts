/**
 * The thinking time that the client allows. A level applies to the next search only, as in Scan: clients set it before
 * each search, some of them in several lines, which add up. Clients send seconds; the code uses milliseconds.
 *
 * The clock is divided simply and safely: an equal part of the remaining time for each of the remaining moves (30 if
 * their number is unknown), most of the increment, and never more than a third of the remaining time.
 */

import { InputError } from '../../base/inputError.ts';
import type { Limits } from '../../players/player.ts';
import { isUnlimited } from '../../players/player.ts';
import type { HubArguments } from './hubLine.ts';

export interface Level {
  readonly depth?: number;
  readonly nodes?: number;
  /** Time for this move alone. */
  readonly moveTimeMs?: number;
  /** Time left on the clock; negative when the client is late. */
  readonly clockMs?: number;
  /** Added before the move. */
  readonly incrementMs?: number;
  /** Moves until the clock is reset; 0 if there is no such number. */
  readonly moves?: number;
  /** Until `stop`, whatever else is set. */
  readonly isInfinite?: boolean;
}

const MOVES_EXPECTED = 30;
const INCREMENT_SHARE = 0.8;
const LARGEST_SHARE = 1 / 3;

/** The level before it with the changes of a `level` line. Unknown arguments are ignored. */
export function parseLevel(line: HubArguments, before: Level): Level {
  const depth = wholeNumber(line, 'depth', 1);
  const nodes = wholeNumber(line, 'nodes', 1);
  const moves = wholeNumber(line, 'moves', 0);
  const moveTimeMs = milliseconds(line, 'move-time');
  const clockMs = milliseconds(line, 'time');
  const incrementMs = milliseconds(line, 'inc');
  return {
    ...before,
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(moves !== undefined && { moves }),
    ...(moveTimeMs !== undefined && { moveTimeMs }),
    ...(clockMs !== undefined && { clockMs }),
    ...(incrementMs !== undefined && { incrementMs }),
    ...(line.has('infinite') && { isInfinite: true }),
  };
}

/** The limits of one search; undefined if the level sets none. */
export function limitsOf(level: Level): Limits | undefined {
  if (level.isInfinite) return undefined;
  const limits = { depth: level.depth, nodes: level.nodes, timeMs: thinkingTimeMs(level) };
  return isUnlimited(limits) ? undefined : limits;
}

function thinkingTimeMs(level: Level): number | undefined {
  const { moveTimeMs, clockMs } = level;
  if (moveTimeMs === undefined && clockMs === undefined) return undefined;
  return Math.max(1, Math.min(moveTimeMs ?? Infinity, clockMs === undefined ? Infinity : clockShareMs(level, clockMs)));
}

function clockShareMs({ incrementMs = 0, moves = 0 }: Level, clockMs: number): number {
  const movesToGo = moves === 0 ? MOVES_EXPECTED : moves;
  const share = Math.max(0, clockMs) / movesToGo + INCREMENT_SHARE * incrementMs;
  return Math.min(share, LARGEST_SHARE * (clockMs + incrementMs));
}

function wholeNumber(line: HubArguments, name: string, least: number): number | undefined {
  const text = line.get(name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new InputError('hub-level', `level: ${name} must be a whole number from ${least}, not "${text.slice(0, 40)}".`);
}

function milliseconds(line: HubArguments, name: string): number | undefined {
  const text = line.get(name);
  if (text === undefined) return undefined;
  const value = 1000 * Number(text);
  if (/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) && Number.isFinite(value)) return value;
  throw new InputError('hub-level', `level: ${name} must be a number of seconds, not "${text.slice(0, 40)}".`);
}
