/**
 * The benchmarks of the hot paths: `npm run bench`, about a minute. Where a peer exists it runs the same work in the
 * same process, and the ratio is what counts; absolute figures change with the machine.
 */

import { createRng } from '../src/base/rng.ts';
import { countMoves, generate } from '../src/rules/kernel.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../src/rules/successor.ts';
import { perft } from '../src/rules/perft.ts';
import { playRandomGame } from '../src/rules/playout.ts';
import type { Position } from '../src/rules/position.ts';
import { otherPieces, ownPieces } from '../src/rules/position.ts';
import { ENGLISH, VARIANTS } from '../src/rules/variant.ts';
import { zobristHigh, zobristLow } from '../src/rules/zobrist.ts';
import { measure, report } from './measure.ts';
import { gamePositions } from './positions.ts';
import { rapidPerft, rapidRandomGame } from './rapidDraughts.ts';

const PERFT_DEPTH = 10;
const PERFT_LEAVES = 18_391_564;
const GAMES = 5_000;

benchPerft();
benchRandomGames();
benchVariants();
benchKernel(gamePositions(20_000));

function benchPerft(): void {
  const contestants = [
    { name: 'EvoDraughts', run: () => checked(perft(ENGLISH.start, ENGLISH.board, PERFT_DEPTH)) },
    { name: 'rapid-draughts 1.0.6', run: () => checked(rapidPerft(PERFT_DEPTH)) },
  ];
  report(`Bulk perft from the start, depth ${PERFT_DEPTH}`, 'leaves', measure(contestants, 2));
}

function checked(leaves: number): number {
  if (leaves !== PERFT_LEAVES) throw new Error(`perft(${PERFT_DEPTH}) is ${PERFT_LEAVES}, not ${leaves}`);
  return leaves;
}

function benchRandomGames(): void {
  const rng = createRng(1);
  const contestants = [
    { name: 'EvoDraughts', run: () => randomGames(() => playRandomGame(ENGLISH, ENGLISH.start, rng).plies) },
    { name: 'rapid-draughts 1.0.6', run: () => randomGames(() => rapidRandomGame(rng)) },
  ];
  report('Random games from the start to the end', 'games', measure(contestants, 5));
}

function randomGames(play: () => number): number {
  let plies = 0;
  for (let game = 0; game < GAMES; game++) plies += play();
  if (plies < 20 * GAMES) throw new Error('the games are too short to be real');
  return GAMES;
}

function benchVariants(): void {
  const contestants = VARIANTS.map((variant) => {
    const rng = createRng(2);
    const play = (): number => playRandomGame(variant, variant.start, rng).plies;
    return { name: variant.name, run: () => randomGames(play) };
  });
  for (const measurement of measure(contestants, 5))
    report(`Random games: ${measurement.name}`, 'games', [measurement]);
}

function benchKernel(positions: readonly Position[]): void {
  const buffer = new Int32Array(SLICE_WORDS);
  const { board } = ENGLISH;
  const over = (visit: (position: Position) => number) => () => {
    let sum = 0;
    for (const position of positions) sum += visit(position);
    if (sum === 0) throw new Error('nothing was done');
    return positions.length;
  };
  const contestants = [
    {
      name: 'countMoves',
      run: over((p) => countMoves(ownPieces(p), otherPieces(p), p.kings, p.turn, board)),
    },
    {
      name: 'generate',
      run: over((p) => generate(ownPieces(p), otherPieces(p), p.kings, p.turn, board, buffer, 0) / SUCCESSOR_WORDS),
    },
    {
      name: 'zobrist, both halves',
      run: over((p) => zobristLow(p.black, p.white, p.kings, p.turn) ^ zobristHigh(p.black, p.white, p.kings, p.turn)),
    },
  ];
  for (const measurement of measure(contestants, 20)) report(`Kernel: ${measurement.name}`, 'positions', [measurement]);
}
