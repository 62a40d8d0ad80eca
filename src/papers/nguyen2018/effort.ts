/** What both searches of the report cost: evaluations of alpha-beta by depth, and what the tree search sees for its own. */

import { createRng } from '../../base/rng.ts';
import type { Evaluator } from '../../evaluators/evaluator.ts';
import { createEvaluation, evaluatorsBySide } from '../../evaluators/evaluators.ts';
import { samplePositions } from '../../explanations/samplePositions.ts';
import { createPlayer } from '../../players/players.ts';
import { Game } from '../../rules/game.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { FULL_SEARCH } from '../../search/searchOptions.ts';
import { searchRoot } from '../../search/searchRoot.ts';
import { Searcher } from '../../search/searcher.ts';
import { mean } from '../../stats/spread.ts';
import { ALPHA_BETA } from './boutPlan.ts';

/** Means over positions. A type, not an interface, so that it is Json. */
export type EffortRecord = {
  readonly positions: number;
  /** Evaluations of a move of alpha-beta, in the order of the depths. */
  readonly alphaBeta: readonly number[];
  /** Play-outs of a move of the tree search, and the moves of its best line before play-outs begin. */
  readonly playouts: number;
  readonly line: number;
};

const SEED = 2018;

export function measureEffort(evaluation: string, positions: number, playouts: number): EffortRecord {
  const games = samplePositions(ENGLISH, positions, SEED).map((start) => new Game(ENGLISH, { start }));
  const tree = createPlayer(`mcts:playouts=${playouts},cutoff=6,eval=${evaluation}`, ENGLISH);
  return {
    positions: games.length,
    alphaBeta: ALPHA_BETA.map((depth) => mean(games.map((game) => evaluationsIn(game, evaluation, depth)))),
    playouts,
    line: mean(games.map((game, index) => tree.choose(game, createRng(SEED, index)).depth!)),
  };
}

function evaluationsIn(game: Game, evaluation: string, depth: number): number {
  let count = 0;
  const counted =
    (evaluate: Evaluator): Evaluator =>
    (own, other, kings, turn) => {
      count++;
      return evaluate(own, other, kings, turn);
    };
  const searchers = evaluatorsBySide(
    createEvaluation(evaluation, ENGLISH),
    (evaluate) => new Searcher(ENGLISH, counted(evaluate), FULL_SEARCH),
  );
  searchers[game.turn].search(searchRoot(game), { limits: { depth } });
  return count;
}
