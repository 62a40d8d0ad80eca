/** Search, compared with the alpha-beta of rapid-draughts in the same run; Monte-Carlo play-outs; endgame tables. */

import { createRng } from '../src/base/rng.ts';
import { createEvaluation } from '../src/evaluators/evaluators.ts';
import { Game } from '../src/rules/game.ts';
import { bitIndices } from '../src/rules/bits.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import { MonteCarloTree } from '../src/search/monteCarloTree.ts';
import { FULL_SEARCH } from '../src/search/searchOptions.ts';
import { searchRoot } from '../src/search/searchRoot.ts';
import type { SearchResult } from '../src/search/searcher.ts';
import { Searcher } from '../src/search/searcher.ts';
import { buildTables } from '../src/search/tables/buildTables.ts';
import type { EndgameTables } from '../src/search/tables/endgameTables.ts';
import { measure, printRates } from './measure.ts';
import { rapidAlphaBeta } from './rapidDraughts.ts';

/** Evaluators that only count pieces; `linear.ts` measures the others. */
const COUNTING = ['material', 'positional'];
const PEER_DEPTH = 7;
const ROUNDS = 5;

/** A C program for comparison, measured once on another machine of this kind. */
const SIMPLE_CHECKERS = 'Simple Checkers 1.15 (C): depth 12 in 560 ms with 2 703 078 nodes';
const CAKE = 'Cake 1.89 (C): depth 17 in 1400 ms';

export async function benchSearch(): Promise<void> {
  await benchPeer();
  benchDepths();
  benchPlayouts();
  benchTables();
}

/** Time to the same depth from the start. Rounds alternate; the best of each counts. */
async function benchPeer(): Promise<void> {
  const searchers = COUNTING.map((name) => ({ name, searcher: newSearcher(name) }));
  const best = new Map<string, number>();
  for (let round = 0; round <= ROUNDS; round++) {
    const note = (name: string, timeMs: number): void => {
      if (round > 0) best.set(name, Math.min(best.get(name) ?? Infinity, timeMs));
    };
    for (const { name, searcher } of searchers) note(name, timedSearch(searcher, PEER_DEPTH).timeMs);
    const startMs = performance.now();
    await rapidAlphaBeta(PEER_DEPTH);
    note('peer', performance.now() - startMs);
  }
  const peerMs = best.get('peer')!;
  print(`\nAlpha-beta from the start to depth ${PEER_DEPTH}`);
  for (const { name } of searchers) {
    const ourMs = best.get(name)!;
    print(
      `  alphabeta:eval=${name.padEnd(11)} ${ourMs.toFixed(2).padStart(8)} ms, ${(peerMs / ourMs).toFixed(0)} times as fast`,
    );
  }
  print(`  ${'rapid-draughts 1.0.6'.padEnd(26)} ${peerMs.toFixed(0).padStart(8)} ms`);
}

function benchDepths(): void {
  print('\nSearch from the start');
  for (const name of COUNTING) {
    for (const depth of [12, 17]) {
      const searcher = newSearcher(name);
      const runs = Array.from({ length: 3 }, () => timedSearch(searcher, depth));
      const { timeMs, nodes } = runs.reduce((one, two) => (two.timeMs < one.timeMs ? two : one));
      const speed = `${(nodes / timeMs / 1000).toFixed(1)} million nodes/s`;
      print(`  ${name.padEnd(11)} depth ${depth}: ${timeMs.toFixed(0).padStart(5)} ms, ${nodes} nodes, ${speed}`);
    }
  }
  print(`  for comparison: ${SIMPLE_CHECKERS}\n                  ${CAKE}`);
}

function benchPlayouts(): void {
  const contestants = [Infinity, 6].map((cutoff) => {
    const tree = new MonteCarloTree(ENGLISH, createEvaluation('material', ENGLISH).evaluate, {
      cutoff,
      exploration: 0.7,
    });
    const rng = createRng(1);
    const run = (): number => {
      tree.start(searchRoot(new Game(ENGLISH)));
      for (let playout = 0; playout < 20_000; playout++) tree.grow(rng);
      return 20_000;
    };
    return { name: cutoff === 6 ? 'cut off after 6 plies' : 'to the end', run };
  });
  printRates('Monte-Carlo tree search from the start', 'play-outs', measure(contestants, 3));
}

function benchTables(): void {
  let tables: EndgameTables | undefined;
  const build = { name: 'build, 4 pieces', run: () => (tables = buildTables(ENGLISH, 4)).bytes.length };
  printRates('Endgame tables, english', 'positions', measure([build], 2));
  const positions = Array.from({ length: 50_000 }, (_, index) => fourKings(index));
  const probe = {
    name: 'probe, 4 kings',
    run: () => {
      let sum = 0;
      for (const [own, other] of positions) sum += tables!.probe(own, other, own | other, 0);
      if (sum === 0) throw new Error('nothing was done');
      return positions.length;
    },
  };
  printRates('', 'probes', measure([probe], 20));
}

/** Two kings a side on squares derived from a number. */
function fourKings(index: number): [number, number] {
  const rng = createRng(4, index);
  let squares = 0;
  while ([...bitIndices(squares)].length < 4) squares |= 1 << (rng.next() & 31);
  const [one, two] = [...bitIndices(squares)];
  const own = (1 << one!) | (1 << two!);
  return [own, squares & ~own];
}

function newSearcher(evaluator: string): Searcher {
  return new Searcher(ENGLISH, createEvaluation(evaluator, ENGLISH).evaluate, FULL_SEARCH);
}

function timedSearch(searcher: Searcher, depth: number): SearchResult & { timeMs: number } {
  searcher.clear();
  const startMs = performance.now();
  const result = searcher.search(searchRoot(new Game(ENGLISH)), { limits: { depth } });
  return { ...result, timeMs: performance.now() - startMs };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
