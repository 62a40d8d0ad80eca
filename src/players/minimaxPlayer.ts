/**
 * Plain minimax, as in the thesis (Greaney 2026) and in Foley (2003): all moves to one depth, in a tie the first of the
 * best.
 */

import { onOff, wholeNumber } from '../base/setting.ts';
import { createEvaluation, evaluatorsBySide } from '../evaluators/evaluators.ts';
import { moveFromWord } from '../rules/move.ts';
import { minimax } from '../search/minimax.ts';
import { searchRoot } from '../search/searchRoot.ts';
import { evalOption } from './evalOption.ts';
import { playerKind } from './playerKind.ts';

export const minimaxPlayer = playerKind({
  name: 'minimax',
  summary: 'plain minimax: every line to the same depth, no pruning, no memory',
  example: 'minimax:depth=2',
  options: {
    depth: wholeNumber('plies to look ahead', 1, 12, 2),
    eval: evalOption('material'),
    extend: onOff('never stops while a capture is possible', false),
    draws: onOff('sees draws: by repetition, by the forty-move rule and at a ply limit', true),
  },
  cost: ({ depth }) => ({ depth }),
  playsBy: (values) => ({ evaluation: values.eval, mode: 'search' }),
  create: (values, variant) => {
    const evaluators = evaluatorsBySide(createEvaluation(values.eval, variant), (evaluate) => evaluate);
    return {
      isRandom: false,
      newGame: () => undefined,
      choose: (game, _rng, { isStopped, limits } = {}) => {
        const startMs = performance.now();
        const endMs = startMs + (limits?.timeMs ?? Infinity);
        const depth = limits?.depth ?? values.depth;
        const { moves, nodes, isComplete } = minimax(variant, evaluators[game.turn], searchRoot(game), {
          ...values,
          depth,
          nodes: limits?.nodes,
          isStopped: () => performance.now() >= endMs || (isStopped?.() ?? false),
        });
        // Stopped before the first move had a score.
        if (moves.length === 0) return { move: game.legalMoves[0]!, depth: 0, nodes };
        const scores = moves.map(({ word, score }) => ({
          move: moveFromWord(word, variant.board),
          score,
          isExact: true,
        }));
        const best = scores.reduce((leader, next) => (next.score > leader.score ? next : leader));
        return {
          move: best.move,
          score: best.score,
          scores,
          line: [best.move],
          depth: isComplete ? depth : 0,
          nodes,
          timeMs: performance.now() - startMs,
        };
      },
    };
  },
});
