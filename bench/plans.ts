/**
 * The games that `olea` plays in its thoughts, from every position of one of its games. The peer plays out random games
 * from the same positions, by the full rules, and evolves nothing. Also the normal numbers by which its plans are
 * mutated; the peer computes each of them.
 */

import type { Rng } from '../src/base/rng.ts';
import { createRng, randomFraction } from '../src/base/rng.ts';
import { seedsOfMoves } from '../src/players/seedsOfMoves.ts';
import { createPlayer } from '../src/players/players.ts';
import { Game } from '../src/rules/game.ts';
import type { Move } from '../src/rules/move.ts';
import { runPlayout } from '../src/rules/playout.ts';
import { BLACK } from '../src/rules/side.ts';
import { ENGLISH, limitPlies } from '../src/rules/variant.ts';
import { searchRoot } from '../src/search/searchRoot.ts';
import type { SearchRoot } from '../src/search/searchRoot.ts';
import { NORMAL_BITS, normalTable } from '../src/stats/normalTable.ts';
import { measure, printRatio } from './measure.ts';

const OPPONENT = 'mtdf:depth=4,noise=0.25,deepen=off,tables=off';
const SEED = [5] as const;
/** A draw after a hundred moves of each side, as in the paper. */
const VARIANT = limitPlies(ENGLISH, 200);

export function benchPlans(): void {
  benchGames('olea:population=25,generations=20', 1000);
  benchGames('olea:population=80,generations=50', 8000);
  benchNormals();
}

function benchGames(spec: string, games: number): void {
  const { moves } = playOlea(spec);
  const rng = createRng(1);
  let timesMs: number[] = [];
  const think = (): number => {
    timesMs = thinkAgain(spec, moves);
    return timesMs.length * games;
  };
  const roots = rootsOf(moves);
  const [ours, peer] = measure(
    [
      { name: 'olea', run: think },
      { name: 'random play-outs', run: () => playOut(roots, games, rng) },
    ],
    5,
  );
  printRatio(`Games of thought of ${spec}, all moves of a game`, 'games', ours!, peer!);
  const times = timesMs.toSorted((one, other) => one - other);
  process.stdout.write(`  a move of ${games} games takes ${times[times.length >>> 1]!.toFixed(1)} ms in the median\n`);
}

/** A game of olea, which begins. */
function playOlea(spec: string): Game {
  const game = new Game(VARIANT);
  const control = { seedsOf: seedsOfMoves(SEED, game) };
  const players = [createPlayer(spec, VARIANT), createPlayer(OPPONENT, VARIANT)] as const;
  const rng = createRng(...SEED);
  while (!game.outcome) game.play(players[game.turn].choose(game, rng, control).move);
  return game;
}

/** The time of each of its moves when it plays the same game again. */
function thinkAgain(spec: string, moves: readonly Move[]): number[] {
  const game = new Game(VARIANT);
  const control = { seedsOf: seedsOfMoves(SEED, game) };
  const player = createPlayer(spec, VARIANT);
  const rng = createRng(...SEED);
  const timesMs: number[] = [];
  for (const move of moves) {
    const startMs = performance.now();
    if (game.turn === BLACK) {
      player.choose(game, rng, control);
      timesMs.push(performance.now() - startMs);
    }
    game.play(move);
  }
  return timesMs;
}

/** The positions in which it thinks. */
function rootsOf(moves: readonly Move[]): SearchRoot[] {
  const game = new Game(VARIANT);
  const roots: SearchRoot[] = [];
  for (const move of moves) {
    if (game.turn === BLACK) roots.push(searchRoot(game));
    game.play(move);
  }
  return roots;
}

function playOut(roots: readonly SearchRoot[], games: number, rng: Rng): number {
  for (const { own, other, kings, turn, pliesLeft } of roots) {
    for (let game = 0; game < games; game++) runPlayout(VARIANT, own, other, kings, turn, 0, pliesLeft, rng);
  }
  return roots.length * games;
}

/** How many numbers are written at a time: as many as a plan has genes. */
const GENES = 100;
const CHILDREN = 100_000;

function benchNormals(): void {
  const genes = new Float32Array(GENES);
  const rng = createRng(1);
  const contestants = [
    { name: 'from the table', run: () => fillOften(genes, rng, lookUp) },
    { name: 'Box and Muller', run: () => fillOften(genes, rng, compute) },
  ];
  const [ours, peer] = measure(contestants, 5);
  printRatio('Normal numbers for mutations', 'numbers', ours!, peer!);
}

function fillOften(genes: Float32Array, rng: Rng, fill: (genes: Float32Array, rng: Rng) => void): number {
  for (let child = 0; child < CHILDREN; child++) fill(genes, rng);
  return CHILDREN * GENES;
}

/** As in `search/plans/planEvolution.ts`: a random number of 32 bits picks two values. */
function lookUp(genes: Float32Array, rng: Rng): void {
  const shift = 32 - NORMAL_BITS;
  const normals = normalTable();
  for (let gene = 0; gene < genes.length; gene += 2) {
    const bits = rng.next();
    genes[gene] = normals[bits >>> shift]!;
    genes[gene + 1] = normals[(bits << NORMAL_BITS) >>> shift]!;
  }
}

/** As in textbooks: two random numbers for each normal one. */
function compute(genes: Float32Array, rng: Rng): void {
  for (let gene = 0; gene < genes.length; gene++) {
    // Not 0, which has no logarithm.
    const radius = Math.sqrt(-2 * Math.log(1 - randomFraction(rng)));
    genes[gene] = radius * Math.cos(2 * Math.PI * randomFraction(rng));
  }
}
