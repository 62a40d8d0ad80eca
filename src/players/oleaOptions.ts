/** The options of the player `olea`, and how it thinks with them, in sentences. The presets are those of Hughes (2005). */

import { formatCount, formatNoun } from '../base/numberText.ts';
import type { Values } from '../base/setting.ts';
import { choice, decimal, onOff, wholeNumber } from '../base/setting.ts';
import { BOUNDS, GENES, JUDGES, ORDERS, SCORES, SELECTIONS, gamesPerMove } from '../search/plans/planOptions.ts';
import { evalOption } from './evalOption.ts';

export const OLEA_OPTIONS = {
  population: wholeNumber('plans of each side', 1, 2000, 80),
  generations: wholeNumber('generations of a move', 1, 1000, 50),
  games: wholeNumber('games of each plan in a generation', 1, 100, 1),
  select: choice('which move it plays: the most common of its plans, or that of the best plan', SELECTIONS, 'common'),
  bounds: choice('what happens to a gene that a mutation moves out of its range', BOUNDS, 'clamp'),
  order: choice('how moves are listed for a gene to choose from: by direction or by square', ORDERS, 'direction'),
  genes: choice('what a gene means: the index of a move in the list, or a square of the board', GENES, 'index'),
  moves: wholeNumber('moves of each side after which a game in its thoughts is a draw', 10, 500, 100),
  cutoff: wholeNumber(
    'plies after which a game in its thoughts stops and is evaluated; 0 plays to the end',
    0,
    1000,
    0,
  ),
  search: wholeNumber('plies of a search beforehand: plans begin only with its best moves; 0 for none', 0, 8, 0),
  eval: evalOption('material'),
  deviation: decimal('standard deviation of the first mutations; it falls to 0 with the generations', 0, 10, 0.7),
  score: choice('what a win is worth in its thoughts: more if it is short, or always the same', SCORES, 'length'),
  wins: decimal('how much more a win counts than a loss', 0, 100, 1),
  judge: choice('the score of a plan that plays several games', JUDGES, 'mean'),
  rolling: onOff('plans pass from move to move; otherwise each move begins with random plans', true),
  promote: onOff('plans that predicted the opponent’s move replace those that did not', false),
};

export type OleaValues = Values<typeof OLEA_OPTIONS>;

export function describeThinking(values: OleaValues): string[] {
  const { population, generations, select, cutoff, search, eval: evaluation } = values;
  const games = formatCount(gamesPerMove(values));
  return [
    `Before each of its moves it evolves ${formatCount(population)} plans for either side. A plan is a whole sequence of moves, to the end of the game.`,
    `In each of ${formatCount(generations)} generations, every plan gets a copy with changes. All of them play against plans of the other side, and the better half stays. That makes ${games} games for a move.`,
    ...(search > 0
      ? [
          `A search of ${formatNoun(search, 'ply', 'plies')} comes first. Plans begin only with the moves that it scores best.`,
        ]
      : []),
    ...(cutoff > 0
      ? [
          `A game in its thoughts stops after ${formatNoun(cutoff, 'ply', 'plies')}, as soon as no capture is possible. Then the evaluation “${evaluation}” scores the position.`,
        ]
      : []),
    select === 'best'
      ? 'It plays the first move of the best plan.'
      : 'It plays the move with which most of its plans begin.',
  ];
}
