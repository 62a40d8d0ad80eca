/** The meaning of a `go`: the limits of the player, and what its answer must wait for. */

import type { Limits } from '../../players/player.ts';
import { isUnlimited } from '../../players/player.ts';
import type { Level } from './level.ts';
import { limitsOf } from './level.ts';

export type Mode = 'think' | 'ponder' | 'analyze';

export interface SearchPlan {
  /** The player's own limits if this is undefined; none if it is empty. */
  readonly limits: Limits | undefined;
  /** The answer must wait for `stop`. */
  readonly isEndless: boolean;
  /** The answer must wait for `stop` or `ponder-hit`. */
  readonly isPondering: boolean;
  /** The clock stands still while the player ponders. This is its time after `ponder-hit`. */
  readonly timeAfterHitMs: number | undefined;
}

/** A player that does not support these limits keeps its own. */
export function planSearch(mode: Mode, level: Level): SearchPlan {
  const limits: Limits = { ...limitsOf(level) };
  const isLimited = !isUnlimited(limits);
  const isEndless = level.isInfinite === true || (mode === 'analyze' && !isLimited);
  if (isEndless) return { limits: {}, isEndless, isPondering: false, timeAfterHitMs: undefined };
  if (!isLimited || mode !== 'ponder') {
    return {
      limits: isLimited ? limits : undefined,
      isEndless,
      isPondering: mode === 'ponder',
      timeAfterHitMs: undefined,
    };
  }
  return { limits: { ...limits, timeMs: undefined }, isEndless, isPondering: true, timeAfterHitMs: limits.timeMs };
}
