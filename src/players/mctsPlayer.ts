/** Monte-Carlo tree search, with play-outs to the end or cut off and evaluated (as in Nguyen's players). */

import { decimal, duration, wholeNumber } from '../base/setting.ts';
import { createEvaluation, evaluatorsBySide } from '../evaluators/evaluators.ts';
import { moveFromWord } from '../rules/move.ts';
import { POINTS_PER_DECADE } from '../evaluators/evaluator.ts';
import { pointsFromChance } from '../search/chance.ts';
import { MonteCarloTree } from '../search/monteCarloTree.ts';
import { searchRoot } from '../search/searchRoot.ts';
import { evalOption } from './evalOption.ts';
import type { Thought } from './player.ts';
import { playerKind } from './playerKind.ts';

/** The play-outs if no limit is given, and the play-outs between two checks of whether to stop. */
const PRESET_PLAYOUTS = 1000;
const PLAYOUTS_PER_CHECK = 32;
const PLAYOUTS_PER_THOUGHT = 32_768;

export const mctsPlayer = playerKind({
  name: 'mcts',
  summary: 'Monte-Carlo tree search (UCT): random games, more of them for moves that did well',
  example: 'mcts:playouts=2000,cutoff=6,eval=material',
  options: {
    playouts: wholeNumber(`games to play out; ${PRESET_PLAYOUTS} if no limit is given`, 1, 100_000_000, undefined),
    time: duration('time to think; the moves then depend on the speed of the machine'),
    cutoff: wholeNumber('plies after which a play-out stops and is evaluated; 0 plays to the end', 0, 1000, 0),
    eval: evalOption('material'),
    exploration: decimal('how much rarely tried moves are favoured', 0, 100, 0.7),
  },
  cost: (values) => ({ playouts: playoutsOf(values), timeMs: values.time }),
  playsBy: (values) => ({ evaluation: values.eval, mode: 'search', pointsPerDecade: POINTS_PER_DECADE }),
  create: (values, variant) => {
    const { board } = variant;
    const cutoff = values.cutoff === 0 ? Infinity : values.cutoff;
    const { exploration } = values;
    const evaluation = createEvaluation(values.eval, variant);
    const { pointsPerDecade } = evaluation;
    const trees = evaluatorsBySide(
      evaluation,
      (evaluate) => new MonteCarloTree(variant, evaluate, { cutoff, exploration, pointsPerDecade }),
    );
    const ownPlayouts = playoutsOf(values) ?? Infinity;

    const thought = (tree: MonteCarloTree, playouts: number, startMs: number): Thought => {
      const moves = tree.moves().filter(({ chance }) => chance !== undefined);
      const line = tree.line();
      const scores = moves.map(({ word, chance }) => ({
        move: moveFromWord(word, board),
        score: pointsFromChance(chance!),
        isExact: true,
      }));
      const best = scores[moves.findIndex(({ word }) => word === line[0])]!;
      return {
        score: best.score,
        scores,
        line: line.map((word) => moveFromWord(word, board)),
        depth: line.length,
        nodes: playouts,
        timeMs: performance.now() - startMs,
      };
    };

    return {
      isRandom: true,
      newGame: () => undefined,
      choose: (game, rng, control = {}) => {
        const startMs = performance.now();
        const { depth, nodes, timeMs } = control.limits ?? {};
        // A depth means nothing here. Without another limit, the player's own applies.
        const isOwn = !control.limits || (depth !== undefined && nodes === undefined && timeMs === undefined);
        const maxPlayouts = isOwn ? ownPlayouts : (nodes ?? Infinity);
        const endMs = startMs + ((isOwn ? values.time : timeMs) ?? Infinity);
        const tree = trees[game.turn];
        tree.start(searchRoot(game));
        let playouts = 0;
        while (playouts < maxPlayouts) {
          tree.grow(rng);
          playouts++;
          if (playouts % PLAYOUTS_PER_CHECK !== 0) continue;
          if (performance.now() >= endMs || control.isStopped?.()) break;
          if (playouts % PLAYOUTS_PER_THOUGHT === 0) control.onThought?.(thought(tree, playouts, startMs));
        }
        const last = thought(tree, playouts, startMs);
        return { move: last.line![0]!, ...last };
      },
    };
  },
});

/** Undefined if only the time limits them. */
function playoutsOf({
  playouts,
  time,
}: {
  playouts: number | undefined;
  time: number | undefined;
}): number | undefined {
  return playouts ?? (time === undefined ? PRESET_PLAYOUTS : undefined);
}
