/**
 * The benchmarks of the hot paths: `npm run bench`, about five minutes. If there is a peer, it does the same work in the
 * same process. Compare the ratios; absolute figures depend on the machine.
 */

import { createRng } from '../src/base/rng.ts';
import { countMoves, generate } from '../src/rules/kernel.ts';
import { parsePdn } from '../src/rules/pdn/reader.ts';
import { formatPdn } from '../src/rules/pdn/writer.ts';
import { perft } from '../src/rules/perft.ts';
import { playRandomGame } from '../src/rules/playout.ts';
import type { Position } from '../src/rules/position.ts';
import { otherPieces, ownPieces } from '../src/rules/position.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../src/rules/successor.ts';
import { ENGLISH, VARIANTS } from '../src/rules/variant.ts';
import { zobristHigh, zobristLow } from '../src/rules/zobrist.ts';
import { benchArena } from './arena.ts';
import { benchEvolution } from './evolution.ts';
import { benchEnhancements } from './enhancements.ts';
import { benchExpressions } from './expressions.ts';
import { benchFeatures } from './features.ts';
import { benchGrammar } from './grammar.ts';
import { benchLinear } from './linear.ts';
import { benchNets } from './nets.ts';
import { benchPlans } from './plans.ts';
import { benchPositions } from './positions.ts';
import { measure, printRates, printRatio } from './measure.ts';
import { rapidPerft, rapidRandomGame } from './rapidDraughts.ts';
import { gamePositions, pdnGames } from './samples.ts';
import { benchSearch } from './search.ts';
import { benchStrategies } from './strategies.ts';

const PERFT_DEPTH = 10;
const PERFT_LEAVES = 18_391_564;
const GAMES = 5_000;
const POSITIONS = 20_000;
const PDN_GAMES = 1_000;

// First, because the two threads need both cores, and later garbage collection would compete with them.
await benchArena();
benchPerft();
benchRandomGames();
benchVariants();
benchKernel(gamePositions(POSITIONS));
benchPdn();
benchGrammar();
benchExpressions();
benchFeatures();
benchStrategies();
await benchSearch();
benchLinear();
benchNets();
benchPositions();
benchPlans();
await benchEvolution();
benchEnhancements();

function benchPerft(): void {
  const contestants = [
    { name: 'EvoDraughts', run: () => checked(perft(ENGLISH.start, ENGLISH.board, PERFT_DEPTH)) },
    { name: 'rapid-draughts 1.0.6', run: () => checked(rapidPerft(PERFT_DEPTH)) },
  ];
  const [ours, peer] = measure(contestants, 3);
  printRatio(`Bulk perft from the start, depth ${PERFT_DEPTH}`, 'leaves', ours!, peer!);
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
  const [ours, peer] = measure(contestants, 5);
  printRatio('Random games from the start to the end', 'games', ours!, peer!);
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
    return { name: variant.name, run: () => randomGames(() => playRandomGame(variant, variant.start, rng).plies) };
  });
  printRates('Random games of each variant', 'games', measure(contestants, 5));
}

function benchKernel(positions: readonly Position[]): void {
  const buffer = new Int32Array(SLICE_WORDS);
  const { board } = ENGLISH;
  const overAll = (visit: (position: Position) => number) => () => {
    let sum = 0;
    for (const position of positions) sum += visit(position);
    if (sum === 0) throw new Error('nothing was done');
    return positions.length;
  };
  const contestants = [
    {
      name: 'countMoves',
      run: overAll((p) => countMoves(ownPieces(p), otherPieces(p), p.kings, p.turn, board)),
    },
    {
      name: 'generate',
      run: overAll((p) => generate(ownPieces(p), otherPieces(p), p.kings, p.turn, board, buffer, 0) / SUCCESSOR_WORDS),
    },
    {
      name: 'zobrist, both halves',
      run: overAll(
        (p) => zobristLow(p.black, p.white, p.kings, p.turn) ^ zobristHigh(p.black, p.white, p.kings, p.turn),
      ),
    },
  ];
  printRates('The kernel on positions of random games', 'positions', measure(contestants, 20));
}

function benchPdn(): void {
  const games = pdnGames(PDN_GAMES);
  const text = games.map(formatPdn).join('');
  const contestants = [
    { name: 'read and replay', run: () => parsePdn(text).filter(({ game }) => game !== undefined).length },
    { name: 'write', run: () => games.map(formatPdn).length },
  ];
  printRates('PDN, random games', 'games', measure(contestants, 5));
}
