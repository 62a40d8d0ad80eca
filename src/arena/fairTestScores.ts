/** What each player of a fair test scored, by opponent: tallies over all seeds or for one, and points by round. */

import type { FairTestPlan } from './fairTestPlan.ts';
import { meetingOf } from './fairTestPlan.ts';
import type { PairRecord, Tally } from './tally.ts';
import { EMPTY_TALLY, addPair, pointsOf, reverseTally, totalOf } from './tally.ts';

/** A finished pair of games. */
export interface PlayedPair {
  /** Index of the meeting in the plan. */
  readonly meeting: number;
  readonly round: number;
  readonly pair: PairRecord;
}

export class FairTestScores {
  readonly #plan: FairTestPlan;
  readonly #byMeeting: Map<number, PlayedPair[]>;

  constructor(plan: FairTestPlan, played: readonly PlayedPair[]) {
    this.#plan = plan;
    this.#byMeeting = Map.groupBy(played, ({ meeting }) => meeting);
  }

  /** From the player's side. With a seed, only the games of that seed. */
  tally(player: string, opponent: string, seed?: number): Tally {
    const { seeds, meetings } = this.#plan;
    const meeting = meetingOf(this.#plan, player, opponent);
    let tally = EMPTY_TALLY;
    for (const { round, pair } of this.#byMeeting.get(meeting) ?? []) {
      if (seed === undefined || seeds[round % seeds.length] === seed) tally = addPair(tally, pair);
    }
    return meetings[meeting]?.first === player ? tally : reverseTally(tally);
  }

  /** The points of each pair of games, from 0 to 2, by round. */
  pairPoints(player: string, opponent: string): Map<number, number> {
    const meeting = meetingOf(this.#plan, player, opponent);
    const isFirst = this.#plan.meetings[meeting]?.first === player;
    return new Map(
      (this.#byMeeting.get(meeting) ?? []).map(({ round, pair }) => {
        const points = pointsOf(totalOf(addPair(EMPTY_TALLY, pair)));
        return [round, isFirst ? points : 2 - points];
      }),
    );
  }
}
