/**
 * Flat Monte-Carlo search with evaluation, as the program of Nguyen (2018) plays: random lines of a fixed length from
 * each move, and the move whose lines end best on average.
 */

import type { Values } from '../base/setting.ts';
import { onOff, wholeNumber } from '../base/setting.ts';
import { createEvaluation, evaluatorsBySide } from '../evaluators/evaluators.ts';
import { moveFromWord } from '../rules/move.ts';
import { POINTS_PER_DECADE } from '../evaluators/evaluator.ts';
import { pointsFromChance } from '../search/chance.ts';
import { FlatMonteCarlo, bestOf } from '../search/flatMonteCarlo.ts';
import { searchRoot } from '../search/searchRoot.ts';
import { evalOption } from './evalOption.ts';
import type { Decision } from './player.ts';
import { playerKind } from './playerKind.ts';

/** With fewer legal moves, lines become longer by one pair of plies for each of them. */
const FEW_MOVES = 4;

/** The lines between two checks of whether to stop, and between two reports. */
const LINES_PER_CHECK = 32;
const LINES_PER_THOUGHT = 32_768;

const OPTIONS = {
  plies: wholeNumber('pairs of plies of a random line after its first move: a reply and a move each', 1, 1000, 6),
  lines: wholeNumber('random lines of a move for each pair of plies', 1, 100_000, 300),
  more: onOff(`with fewer than ${FEW_MOVES} legal moves, adds their number to plies`, true),
  floor: onOff('counts a mean below zero as zero, and plays the first move if no mean is above zero', true),
  eval: evalOption('material'),
};

export const flatPlayer = playerKind({
  name: 'flat',
  summary: 'flat Monte-Carlo search: evaluates random lines of a fixed length and keeps no tree, as in Nguyen (2018)',
  example: 'flat:plies=4,lines=50,eval=material',
  options: OPTIONS,
  cost: (values) => ({ playouts: values.lines * pairsOf(values, FEW_MOVES - 1) }),
  playsBy: (values) => ({ evaluation: values.eval, mode: 'search', pointsPerDecade: POINTS_PER_DECADE }),
  create: (values, variant) => {
    const { board } = variant;
    const evaluation = createEvaluation(values.eval, variant);
    const { pointsPerDecade } = evaluation;
    const searches = evaluatorsBySide(
      evaluation,
      (evaluate) => new FlatMonteCarlo(variant, evaluate, { floor: values.floor, pointsPerDecade }),
    );

    const decision = (search: FlatMonteCarlo, lines: number, startMs: number): Decision => {
      const moves = search.moves();
      const best = bestOf(moves)!;
      const move = moveFromWord(best.word, board);
      return {
        move,
        score: scoreOf(best.worth!),
        scores: moves.flatMap(({ word, worth }) =>
          worth === undefined ? [] : { move: moveFromWord(word, board), score: scoreOf(worth), isExact: true },
        ),
        line: [move],
        depth: 1,
        nodes: lines,
        timeMs: performance.now() - startMs,
      };
    };

    return {
      isRandom: true,
      newGame: () => undefined,
      choose: (game, rng, control = {}) => {
        const startMs = performance.now();
        const search = searches[game.turn];
        search.start(searchRoot(game));
        if (search.count === 1 && !control.evenIfForced && !control.scoreAll) {
          return { move: moveFromWord(search.moves()[0]!.word, board) };
        }
        const pairs = pairsOf(values, search.count);
        const { depth, nodes, timeMs } = control.limits ?? {};
        // A depth means nothing here. Without another limit, the player's own applies.
        const isOwn = !control.limits || (depth !== undefined && nodes === undefined && timeMs === undefined);
        const maxLines = isOwn ? values.lines * pairs : (nodes ?? Infinity);
        const endMs = startMs + ((isOwn ? undefined : timeMs) ?? Infinity);
        let lines = 0;
        while (lines < maxLines) {
          search.playLine(pairs, rng);
          lines++;
          if (lines % LINES_PER_CHECK !== 0) continue;
          if (performance.now() >= endMs || control.isStopped?.()) break;
          if (lines % LINES_PER_THOUGHT !== 0 || !control.onThought) continue;
          const { move: _, ...thought } = decision(search, lines, startMs);
          control.onThought(thought);
        }
        return decision(search, lines, startMs);
      },
    };
  },
});

/** The pairs of plies of a line, given the number of legal moves. */
function pairsOf({ plies, more }: Pick<Values<typeof OPTIONS>, 'plies' | 'more'>, moves: number): number {
  return more && moves < FEW_MOVES ? plies + moves : plies;
}

function scoreOf(worth: number): number {
  return pointsFromChance((1 + worth) / 2);
}
