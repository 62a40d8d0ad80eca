/**
 * What a run costs, in nodes of its searches: those of the positions that HG values, or of the games that SHG plays.
 * The nodes of a few of them are counted again, with the individuals of the generation in which they were searched. The
 * clock would measure the machine.
 */

import type { GamePool } from '../../arena/encounters.ts';
import { START } from '../../arena/opening.ts';
import type { Rng } from '../../base/rng.ts';
import { createRng, randomBelow } from '../../base/rng.ts';
import { createEvaluation, evaluatorsBySide } from '../../evaluators/evaluators.ts';
import { Game } from '../../rules/game.ts';
import type { Variant } from '../../rules/variant.ts';
import { PLAIN_SEARCH } from '../../search/searchOptions.ts';
import { searchRoot } from '../../search/searchRoot.ts';
import { Searcher } from '../../search/searcher.ts';
import { mean } from '../../stats/spread.ts';
import { MOST_PLIES } from './paperPlayers.ts';

/** A type, not an interface, so that it is Json. */
export type EffortRecord = {
  /** What was counted: positions valued, or games played, in the whole run. */
  readonly tasks: number;
  /** The mean nodes of one of them. */
  readonly nodesPerTask: number;
};

const SEED = 2007;

/** Positions that HG values: from where in the game, how many, and the evaluation at the horizon, if there is one. */
export interface ValuedStage {
  readonly leastPlies: number;
  readonly mostPlies: number;
  readonly evaluation: string | undefined;
  readonly positions: number;
}

/** The mean nodes of the search that values a position. */
export function nodesPerPosition(stages: readonly ValuedStage[], variant: Variant, depth: number): number {
  const nodes = stages.flatMap(({ leastPlies, mostPlies, evaluation, positions }, stage) => {
    const evaluating = evaluation === undefined ? { evaluate: () => 0 } : createEvaluation(evaluation, variant);
    const options = { ...PLAIN_SEARCH, order: true, scout: true };
    const searchers = evaluatorsBySide(evaluating, (evaluate) => new Searcher(variant, evaluate, options));
    return Array.from({ length: positions }, (_, number) => {
      const rng = createRng(SEED, stage, number);
      const game = randomGame(variant, leastPlies + randomBelow(rng, mostPlies - leastPlies + 1), rng);
      return searchers[game.turn].search(searchRoot(game), { limits: { depth } }).nodes;
    });
  });
  return mean(nodes);
}

/** The mean nodes of a game, over games of pairs of players. */
export async function nodesPerGame(
  variant: string,
  pairs: readonly (readonly [string, string])[],
  pool: GamePool,
): Promise<number> {
  const setups = pairs.map(
    (players, number) => ({ variant, players, opening: START, plies: MOST_PLIES, seed: [SEED, number] }) as const,
  );
  const records = await Promise.all(setups.map((setup) => pool.run([setup])));
  return mean(records.map(([record]) => record!.moves.reduce((sum, { nodes = 0 }) => sum + nodes, 0)));
}

/** A random game that is not over after so many plies; others are thrown away, as HG does. */
function randomGame(variant: Variant, plies: number, rng: Rng): Game {
  for (;;) {
    const game = new Game(variant);
    while (game.plies < plies && !game.outcome) {
      const legal = game.legalMoves;
      game.play(legal[randomBelow(rng, legal.length)]!);
    }
    if (!game.outcome) return game;
  }
}
