/** Plays games for `fitSquares.ts` and returns samples of their quiet positions with the results. */

import type { Rng } from '../src/base/rng.ts';
import { createRng, randomBelow } from '../src/base/rng.ts';
import type { SquareWorths } from '../src/evaluators/positional.ts';
import { squareEvaluator } from '../src/evaluators/positional.ts';
import { bitIndices, popcount } from '../src/rules/bits.ts';
import { Game } from '../src/rules/game.ts';
import type { Position } from '../src/rules/position.ts';
import { otherPieces, ownPieces } from '../src/rules/position.ts';
import { jumpers } from '../src/rules/queries.ts';
import { BLACK } from '../src/rules/side.ts';
import type { Variant } from '../src/rules/variant.ts';
import { variantNamed } from '../src/rules/variant.ts';
import { buildTables } from '../src/search/tables/buildTables.ts';
import type { EndgameTables } from '../src/search/tables/endgameTables.ts';
import { NOT_IN_TABLES } from '../src/search/tables/endgameTables.ts';
import { FULL_SEARCH } from '../src/search/searchOptions.ts';
import { searchRoot } from '../src/search/searchRoot.ts';
import { Searcher } from '../src/search/searcher.ts';

export interface FitTask {
  readonly variant: string;
  readonly worths: SquareWorths;
  readonly seed: readonly [number, ...number[]];
  readonly games: number;
}

export interface FitSample {
  /** See `flatten` in `fitSquares.ts`. */
  readonly pieces: Int8Array;
  /** The share of all pieces that is still on the board. */
  readonly openingShare: number;
  /** Black's points: 0, 0.5 or 1. */
  readonly points: number;
}

const RANDOM_PLIES = 6;
const DEPTH = 4;
const TABLE_PIECES = 4;
const NOISE_POINTS = 25;

/**
 * In half of the games one side moves at random half of the time. Otherwise there would be only positions of good play,
 * and in give-away such worths lose against a player that makes gross mistakes.
 */
const WEAK_GAMES = 0.5;
const WEAK_MOVES = 0.5;

/** One in so many quiet positions of a game is taken, because neighbours are much alike. */
const ONE_IN = 3;

export default function playForSamples({ variant: name, worths, seed, games }: FitTask): FitSample[] {
  const variant = variantNamed(name);
  const options = { ...FULL_SEARCH, tableMegabytes: 1, noisePoints: NOISE_POINTS };
  const tables = tablesOf(variant);
  const searcher = new Searcher(variant, squareEvaluator(variant, worths), options, tables);
  return Array.from({ length: games }, (_, index) => playGame(variant, searcher, tables, [...seed, index])).flat();
}

/** Built once in each thread. */
function tablesOf(variant: Variant): EndgameTables {
  const tables = builtTables.get(variant) ?? buildTables(variant, TABLE_PIECES);
  builtTables.set(variant, tables);
  return tables;
}

const builtTables = new Map<Variant, EndgameTables>();

/** Plays until the rules or the endgame tables decide the game. */
function playGame(
  variant: Variant,
  searcher: Searcher,
  tables: EndgameTables,
  [seed, ...path]: readonly number[],
): FitSample[] {
  const rng = createRng(seed!, ...path);
  const game = new Game(variant);
  const positions: Position[] = [];
  const weakSide = chance(rng, WEAK_GAMES) ? randomBelow(rng, 2) : undefined;
  searcher.clear();
  for (;;) {
    const points = pointsOf(game, tables);
    if (points !== undefined) return positions.map((position) => sampleOf(position, variant, points));
    if (game.plies < RANDOM_PLIES || (game.turn === weakSide && chance(rng, WEAK_MOVES))) {
      const legal = game.legalMoves;
      game.play(legal[randomBelow(rng, legal.length)]!);
    } else {
      if (isQuiet(game) && randomBelow(rng, ONE_IN) === 0) positions.push(game.position);
      const noise = randomBelow(rng, 2 ** 20);
      game.playWord(searcher.search(searchRoot(game), { limits: { depth: DEPTH }, seed: noise }).move);
    }
  }
}

function chance(rng: Rng, probability: number): boolean {
  return randomBelow(rng, 1000) < 1000 * probability;
}

/** Black's points; undefined while the game is undecided. */
function pointsOf(game: Game, tables: EndgameTables): number | undefined {
  const { outcome, position } = game;
  if (outcome) return outcome.winner === undefined ? 0.5 : outcome.winner === BLACK ? 1 : 0;
  const value = tables.probe(ownPieces(position), otherPieces(position), position.kings, position.turn);
  if (value === NOT_IN_TABLES) return undefined;
  if (value === 0) return 0.5;
  return value > 0 === (position.turn === BLACK) ? 1 : 0;
}

function isQuiet({ position, variant }: Game): boolean {
  const { kings, turn } = position;
  return jumpers(ownPieces(position), otherPieces(position), kings, turn, variant.board) === 0;
}

function sampleOf({ black, white, kings }: Position, { board, start }: Variant, points: number): FitSample {
  const place = (bit: number, isTurned: boolean): number => {
    const square = board.squareOfBit[bit]!;
    const index = isTurned ? board.squares - square : square - 1;
    return index + ((kings & (1 << bit)) !== 0 ? 32 : 0);
  };
  const pieces = [
    ...[...bitIndices(black)].map((bit) => place(bit, false)),
    ...[...bitIndices(white)].map((bit) => -1 - place(bit, true)),
  ];
  const openingShare = popcount(black | white) / popcount(start.black | start.white);
  return { pieces: Int8Array.from(pieces), openingShare, points };
}
