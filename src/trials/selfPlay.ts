/**
 * Games that evaluations play against each other to learn from: a search of a fixed depth with noise, from random
 * openings. A task is plain data and contains everything its games depend on, so that any thread can play it.
 */

import { createRng, randomBelow, randomFraction } from '../base/rng.ts';
import { createEvaluation, evaluatorsBySide } from '../evaluators/evaluators.ts';
import type { Pool } from '../pools/pool.ts';
import { Game } from '../rules/game.ts';
import { generate } from '../rules/kernel.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import { BLACK } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import { limitPlies, variantNamed } from '../rules/variant.ts';
import { FULL_SEARCH } from '../search/searchOptions.ts';
import { searchRoot } from '../search/searchRoot.ts';
import { Searcher } from '../search/searcher.ts';
import type { RecordedGame } from './gamesText.ts';
import { formatGames } from './gamesText.ts';

export interface SelfPlayTask {
  readonly variant: string;
  /** The evaluations that play each other, in turn. */
  readonly evaluations: readonly string[];
  readonly depth: number;
  /** The greatest noise on every evaluation, in points. */
  readonly noise: number;
  /** The share of moves that are drawn at random. */
  readonly blunders: number;
  /** A game begins with 0 to this many random plies. */
  readonly openingPlies: number;
  /** A draw after this many plies. */
  readonly plies: number;
  /** The root of the random streams; the game with number n has the stream below it with this number. */
  readonly path: readonly [number, ...number[]];
  readonly from: number;
  readonly to: number;
}

export type SelfPlayPool = Pool<SelfPlayTask, string>;

/** The games as text. */
export function playAmongSelves(task: SelfPlayTask): string {
  const variant = limitPlies(variantNamed(task.variant), task.plies);
  const options = { ...FULL_SEARCH, tableMegabytes: 1, noisePoints: task.noise };
  const pairs = task.evaluations.map((text) =>
    evaluatorsBySide(createEvaluation(text, variant), (evaluate) => new Searcher(variant, evaluate, options)),
  );
  const games: RecordedGame[] = [];
  for (let number = task.from; number < task.to; number++) {
    const count = pairs.length;
    // Every two players meet, with both colours, and each meets itself.
    const black = pairs[number % count]![0];
    const white = pairs[Math.floor(number / count) % count]![1];
    games.push(playOne(task, number, variant, [black, white]));
  }
  return formatGames(games);
}

function playOne(
  { depth, blunders, openingPlies, path }: SelfPlayTask,
  number: number,
  variant: Variant,
  players: readonly [Searcher, Searcher],
): RecordedGame {
  const rng = createRng(...path, number);
  const opening = randomBelow(rng, openingPlies + 1);
  const game = new Game(variant);
  const moves: number[] = [];
  for (const player of players) player.clear();
  while (!game.outcome) {
    const words = movesOf(game);
    const isRandom = game.plies < opening || (blunders > 0 && randomFraction(rng) < blunders);
    // Every search has noise of its own.
    const seed = rng.next();
    const move = isRandom
      ? (seed >>> 0) % words.length
      : words.indexOf(players[game.turn].search(searchRoot(game), { limits: { depth }, seed }).move);
    moves.push(move);
    game.playWord(words[move]!);
  }
  const { winner } = game.outcome;
  return { opening, points: winner === undefined ? 0.5 : winner === BLACK ? 1 : 0, moves };
}

/** The words of the legal moves, in the kernel's order. */
function movesOf({ position, variant }: Game): number[] {
  const { kings, turn } = position;
  const end = generate(ownPieces(position), otherPieces(position), kings, turn, variant.board, successors, 0);
  return Array.from({ length: end / SUCCESSOR_WORDS }, (_, index) => successors[index * SUCCESSOR_WORDS + 3]!);
}

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);
