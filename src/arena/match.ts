/** A match of two players: encounters until enough are played, or until a sequential test reaches a verdict. */

import type { EloEstimate } from '../stats/elo.ts';
import { eloEstimate } from '../stats/elo.ts';
import type { SprtOptions, SprtState } from '../stats/sprt.ts';
import { sprt } from '../stats/sprt.ts';
import type { EventSetup, GamePool } from './encounters.ts';
import { playEncounters } from './encounters.ts';
import { roundRobin } from './schedule.ts';
import type { PairRecord, Tally } from './tally.ts';
import { EMPTY_TALLY, addPair } from './tally.ts';

/** The state of a match after a pair of games. */
export interface MatchProgress {
  /** From the first player's side. */
  readonly tally: Tally;
  readonly elo: EloEstimate;
  readonly sprt: SprtState | undefined;
  /** The last pair of games. */
  readonly pair: PairRecord;
}

/** Plays a match pair by pair. With a sequential test it stops at the verdict. */
export async function* playMatch(
  pool: GamePool,
  event: EventSetup,
  pairs: number,
  test?: SprtOptions,
): AsyncGenerator<MatchProgress> {
  let tally = EMPTY_TALLY;
  for await (const { pair } of playEncounters(pool, event, roundRobin(2, pairs))) {
    tally = addPair(tally, pair);
    const state = test && sprt(tally.pairs, test);
    yield { tally, elo: eloEstimate(tally.pairs)!, sprt: state, pair };
    if (state && state.verdict !== 'continue') return;
  }
}
