/**
 * What a game between two plans is worth to each of them: more if it is won early (Hughes 2005, section 2.3). The result
 * stays in the fields, because an object for each game would cost time.
 */

import type { Evaluator } from '../../evaluators/evaluator.ts';
import type { Side } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { chanceFromPoints } from '../chance.ts';
import type { PlanOptions } from './planOptions.ts';
import * as plannedGame from './plannedGame.ts';

// Private constants, for speed: see rules/kernel.ts.
const { max, min } = Math;
const { CUT_OFF, UNDECIDED, cutPosition } = plannedGame;

/** A game that is cut off is worth a tenth of its points, 10 for a man, and less than any win. */
const POINTS_PER_SCORE = 10;
const MOST_CUT_OFF = 200;

export class GameWorth {
  /** What the game was worth to the side to move at its beginning, and to the other. */
  own = 0;
  other = 0;
  /** The points of the side to move: 1, 0.5 or 0, or its chance where the game was cut off. */
  points = 0.5;
  readonly #isGiveaway: boolean;
  readonly #options: PlanOptions;
  /** Scores positions in which games are cut off. */
  readonly #evaluate: Evaluator;

  constructor({ giveaway }: Variant, options: PlanOptions, evaluate: Evaluator) {
    this.#isGiveaway = giveaway;
    this.#options = options;
    this.#evaluate = evaluate;
  }

  /**
   * Weighs the last game, which began after `ply` plies. `plies` is what `playPlans` returned. Plans end after `lastPly`
   * plies.
   */
  weigh(plies: number, ply: number, turn: Side, lastPly: number): void {
    if (plies === UNDECIDED) {
      this.own = 0;
      this.other = 0;
      this.points = 0.5;
    } else if (plies === CUT_OFF) this.#weighPosition(turn);
    else this.#weighWin(plies, ply, lastPly);
  }

  #weighPosition(turn: Side): void {
    const lead = this.#evaluate(cutPosition[0]!, cutPosition[1]!, cutPosition[2]!, cutPosition[3] as Side);
    const ownLead = cutPosition[3] === turn ? lead : -lead;
    this.own = max(-MOST_CUT_OFF, min(MOST_CUT_OFF, ownLead / POINTS_PER_SCORE));
    this.other = -this.own;
    this.points = chanceFromPoints(ownLead);
  }

  #weighWin(plies: number, ply: number, lastPly: number): void {
    const { score, wins, cutoff } = this.#options;
    // The side that has no move at the end is the side to move at `ply` if the plies between are even.
    const isWon = (((plies - ply) & 1) === 0) === this.#isGiveaway;
    // The moves that the winner has made in the whole game: the first to move may have made one more.
    const isFirst = ((ply & 1) === 0) === isWon;
    const winnersMoves = (plies + (isFirst ? 1 : 0)) >>> 1;
    // A win is worth more than any game that is cut off.
    const least = cutoff === 0 ? 0 : MOST_CUT_OFF;
    const worth = least + (score === 'result' ? 1 : (lastPly >>> 1) - winnersMoves);
    this.own = isWon ? wins * worth : -worth;
    this.other = isWon ? -worth : wins * worth;
    this.points = isWon ? 1 : 0;
  }
}
