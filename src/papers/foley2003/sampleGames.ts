/**
 * Games whose positions are searched for the figures of chapter 4 and Table 3.1. In the first kind our two known
 * evaluations play each other, from random openings. In the second, two evaluations with random weights play from the
 * start, as those of a first generation do, with the plain alpha-beta of the thesis, and every search is counted.
 */

import { openGame } from '../../arena/opening.ts';
import { namedOpenings } from '../../arena/openings.ts';
import type { Rng } from '../../base/rng.ts';
import { createRng, randomBelow } from '../../base/rng.ts';
import type { Evaluator } from '../../evaluators/evaluator.ts';
import { createEvaluation } from '../../evaluators/evaluators.ts';
import { createPlayer } from '../../players/players.ts';
import { Game } from '../../rules/game.ts';
import type { Side } from '../../rules/side.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { PLAIN_SEARCH } from '../../search/searchOptions.ts';
import type { SearchRoot } from '../../search/searchRoot.ts';
import { searchRoot } from '../../search/searchRoot.ts';
import { Searcher } from '../../search/searcher.ts';
import { MOST_WEIGHT, SHAPE_TERMS, STAGES } from './terms.ts';

export const GAME_KINDS = ['known evaluations', 'random weights'] as const;

export type GameKind = (typeof GAME_KINDS)[number];

/** A position in which a player had to move. */
interface SampledMove {
  readonly root: SearchRoot;
  readonly legalMoves: number;
  /** Nodes and evaluations of the search that chose the move, where it was counted. */
  readonly nodes?: number;
  readonly evaluations?: number;
}

export interface SampledGame {
  readonly moves: readonly SampledMove[];
  /** Undefined for a draw. */
  readonly winner: Side | undefined;
}

/** Plain alpha-beta with the extension of section 2.6. */
export const THESIS_SEARCH = { ...PLAIN_SEARCH, extend: true };

/** The depth of the searches in Table 3.1, by their nodes. */
const DEPTH = 4;
const SEED = 2003;

/** The game with a number. It does not depend on any other. */
export function sampleGame(kind: GameKind, number: number): SampledGame {
  return kind === 'known evaluations' ? knownGame(number) : randomWeightsGame(number);
}

function knownGame(number: number): SampledGame {
  const players = ['material', 'positional'].map((name) =>
    createPlayer(`alphabeta:depth=${DEPTH},eval=${name},tables=off`, ENGLISH),
  );
  const game = openGame(ENGLISH, namedOpenings('random:plies=4', ENGLISH, SEED)!.at(number));
  const rng = createRng(SEED, number);
  return playOn(game, (current) => {
    const { move } = players[(current.turn + number) % 2]!.choose(current, rng);
    current.play(move);
    return {};
  });
}

function randomWeightsGame(number: number): SampledGame {
  const rng = createRng(SEED, number);
  let evaluations = 0;
  const counted =
    (evaluate: Evaluator): Evaluator =>
    (own, other, kings, turn) => {
      evaluations++;
      return evaluate(own, other, kings, turn);
    };
  const searchers = [randomWeights(rng), randomWeights(rng)].map(
    (text) => new Searcher(ENGLISH, counted(createEvaluation(text, ENGLISH).evaluate), THESIS_SEARCH),
  );
  return playOn(new Game(ENGLISH), (game, root) => {
    evaluations = 0;
    const { move, nodes } = searchers[game.turn]!.search(root, { limits: { depth: DEPTH } });
    game.playWord(move);
    return { nodes, evaluations };
  });
}

function playOn(
  game: Game,
  play: (game: Game, root: SearchRoot) => Pick<SampledMove, 'nodes' | 'evaluations'>,
): SampledGame {
  const moves: SampledMove[] = [];
  let { outcome } = game;
  while (!outcome) {
    const root = searchRoot(game);
    const legalMoves = game.legalMoves.length;
    moves.push({ root, legalMoves, ...play(game, root) });
    ({ outcome } = game);
  }
  return { moves, winner: outcome.winner };
}

/** The evaluation of an individual of a first generation. */
function randomWeights(rng: Rng): string {
  const weights = Array.from({ length: STAGES.length * SHAPE_TERMS.length }, () => randomBelow(rng, MOST_WEIGHT + 1));
  return `linear(foley: ${weights.join(' ')})`;
}
