import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createRng, randomBelow } from '../base/rng.ts';
import { createEvaluation } from '../evaluators/evaluators.ts';
import { parseFen } from '../rules/fen.ts';
import type { Outcome } from '../rules/game.ts';
import { Game } from '../rules/game.ts';
import { moveFromWord } from '../rules/move.ts';
import { parseMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, GIVEAWAY, VARIANTS, limitPlies } from '../rules/variant.ts';
import { minimax } from './minimax.ts';
import { WIN, provedEnd } from './score.ts';
import type { SearchOptions } from './searchOptions.ts';
import { FULL_SEARCH, PLAIN_SEARCH } from './searchOptions.ts';
import type { SearchLimits, SearchResult } from './searcher.ts';
import { Searcher } from './searcher.ts';
import { searchRoot } from './searchRoot.ts';
import { buildTables } from './tables/buildTables.ts';
import type { EndgameTables } from './tables/endgameTables.ts';

const SMALL_SEARCH: SearchOptions = { ...FULL_SEARCH, tableMegabytes: 1 };

const ROOT = new URL('../..', import.meta.url).pathname;

/** Enough for more than ten thousand comparisons at each depth: every position is searched in 84 ways to each depth. */
const POSITIONS = '135';

test.each(VARIANTS.map(({ name }) => name))(
  'each enhancement alone and all together agree with minimax to depths 1 to 6: %s',
  async (variant) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['test/searchAgreement.ts', variant, POSITIONS], {
      cwd: ROOT,
    });
    const { comparedAt, disagreements } = JSON.parse(stdout) as {
      comparedAt: Record<string, number>;
      disagreements: unknown[];
    };
    expect(disagreements).toEqual([]);
    expect(Object.keys(comparedAt)).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const count of Object.values(comparedAt)) expect(count).toBeGreaterThan(10_000);
  },
);

test('the same search visits the same nodes, whatever was searched before', () => {
  const searcher = new Searcher(ENGLISH, createEvaluation('material', ENGLISH).evaluate, FULL_SEARCH);
  const first = searcher.search(searchRoot(new Game(ENGLISH)), { limits: { depth: 9 } });
  searcher.search(searchRoot(gameAt('B:W18,24,27,28,K10,K15:B12,16,20,K22')), { limits: { depth: 9 } });
  searcher.clear();
  expect(searcher.search(searchRoot(new Game(ENGLISH)), { limits: { depth: 9 } })).toEqual(first);
  const fresh = new Searcher(ENGLISH, createEvaluation('material', ENGLISH).evaluate, FULL_SEARCH);
  expect(fresh.search(searchRoot(new Game(ENGLISH)), { limits: { depth: 9 } })).toEqual(first);
});

test('each enhancement of the move order saves nodes', () => {
  const nodes = (options: Partial<SearchOptions>): number =>
    search('B:W21-32:B1-12', { depth: 8 }, { ...PLAIN_SEARCH, ...options }).nodes;
  const plain = nodes({});
  expect(nodes({ order: true })).toBeLessThan(0.8 * plain);
  expect(nodes({ tableMegabytes: 4 })).toBeLessThan(0.8 * plain);
  expect(nodes({ ...PLAIN_SEARCH, tableMegabytes: 4, order: true, scout: true })).toBeLessThan(0.5 * plain);
});

test('limits are kept: nodes exactly, depth, and a request to stop soon', () => {
  for (const nodes of [1, 7, 1000, 1024, 5000]) {
    const result = search('B:W21-32:B1-12', { nodes });
    expect(result.nodes).toBe(nodes);
    expect(result.line[0]).toBe(result.move);
  }
  expect(search('B:W21-32:B1-12', { depth: 5 }).depth).toBe(5);
  let asked = 0;
  const stopped = search('B:W21-32:B1-12', { isStopped: () => ++asked === 3 });
  expect([asked, stopped.nodes]).toEqual([3, 3 * 1024 - 1]);
});

test('a stopped search never contradicts itself', () => {
  const fen = 'B:W18,24,27,28,K10,K15:B12,16,20,K22';
  const depths = new Map<number, number>();
  for (let depth = 1; depth <= 9; depth++) depths.set(depth, search(fen, { depth }).nodes);
  for (const options of [FULL_SEARCH, { ...FULL_SEARCH, mtdf: true, scout: false, aspire: false }]) {
    for (let nodes = 20; nodes < depths.get(9)!; nodes = Math.ceil(1.1 * nodes)) {
      const { move, score, moves, line, depth } = search(fen, { nodes }, options);
      if (depth === 0) continue;
      expect(line[0]).toBe(move);
      expect(moves.find(({ word }) => word === move)).toEqual({ word: move, score, isExact: true });
      expect(Math.max(...moves.map((known) => known.score))).toBe(score);
    }
  }
  // A search that is stopped just after an iteration has the result of that iteration.
  const whole = search(fen, { depth: 7 });
  expect(search(fen, { nodes: whole.nodes })).toEqual(whole);
});

test('without deepening and without a depth limit it still deepens', () => {
  const result = search('B:W21-32:B1-12', { nodes: 5000 }, { ...FULL_SEARCH, deepen: false });
  expect(result.depth).toBeGreaterThan(3);
});

test.each([
  ['full search', FULL_SEARCH],
  ['MTD(f)', { ...FULL_SEARCH, mtdf: true, scout: false, aspire: false }],
  ['plain alpha-beta', PLAIN_SEARCH],
])('the line of %s is playable and as long as the search depth', (_name, options) => {
  const result = search('B:W21-32:B1-12', { depth: 7 }, options);
  const game = new Game(ENGLISH);
  for (const word of result.line) game.playWord(word);
  expect(result.line.length).toBeGreaterThanOrEqual(7);
});

test('the line of an ending in the tables continues to the end of the game', () => {
  const tables = buildTables(ENGLISH, 3);
  const searcher = new Searcher(ENGLISH, createEvaluation('material', ENGLISH).evaluate, FULL_SEARCH, tables);
  const game = gameAt('W:WK6,K9:BK15');
  const { line, score } = searcher.search(searchRoot(game), { limits: { depth: 9 } });
  for (const word of line) game.playWord(word);
  expect([line.length, WIN - score]).toEqual([27, 27]);
  expect(game.outcome?.reason).toBe('no-pieces');
});

test('wins are as short and losses as long as the endgame tables say', () => {
  const tables = buildTables(ENGLISH, 3);
  const searcher = new Searcher(ENGLISH, createEvaluation('material', ENGLISH).evaluate, {
    ...FULL_SEARCH,
    draws: false,
  });
  let compared = 0;
  for (let index = 0; compared < 30; index++) {
    const game = new Game(ENGLISH, { start: randomEnding(index) });
    const value = game.outcome ? 0 : probe(tables, game);
    const plies = Math.abs(value) - 1;
    if (value === 0 || plies < 2 || plies > 9) continue;
    searcher.clear();
    const { score } = searcher.search(searchRoot(game), { limits: { depth: plies } });
    expect(score).toBe(value > 0 ? WIN - plies : plies - WIN);
    compared++;
  }
});

test('in give-away the side that loses its last man has won', () => {
  const result = search('B:W14:B9', { depth: 6 }, FULL_SEARCH, GIVEAWAY);
  expect(provedEnd(result.score)?.result).toBe('loss');
  const offered = search('B:W18:B9', { depth: 6 }, FULL_SEARCH, GIVEAWAY);
  expect(provedEnd(offered.score)).toEqual({ result: 'win', plies: 2 });
});

test('a repeated position counts as drawn', () => {
  // White is a king up and repeats only if the search ignores repetition.
  const game = gameAt('W:WK18,K19:BK1');
  for (const text of ['18-14', '1-6', '14-18', '6-1']) game.play(parseMove(text, game.position, ENGLISH.board).move);
  const sees = new Searcher(ENGLISH, createEvaluation('material', ENGLISH).evaluate, { ...PLAIN_SEARCH, draws: true });
  const moves = sees.search(searchRoot(game), { limits: { depth: 2 }, scoreAll: true }).moves;
  const scoreOf = (text: string): number => {
    const { from, to } = parseMove(text, game.position, ENGLISH.board).move;
    return moves.find(({ word }) => {
      const move = moveFromWord(word, ENGLISH.board);
      return move.from === from && move.to === to;
    })!.score;
  };
  expect(scoreOf('18-14')).toBe(0);
  expect(scoreOf('19-16')).toBeGreaterThan(0);
});

test('forty moves without progress count as drawn', () => {
  const root = { ...searchRoot(gameAt('W:WK18,K19,30:BK1')), quietPlies: 79, earlier: new Int32Array(3 * 79) };
  const searcher = new Searcher(ENGLISH, createEvaluation('material', ENGLISH).evaluate, {
    ...PLAIN_SEARCH,
    draws: true,
  });
  const { moves } = searcher.search(root, { limits: { depth: 1 }, scoreAll: true });
  // Only a move of the man makes progress.
  expect(moves.filter(({ score }) => score > 0).map(({ word }) => moveFromWord(word, ENGLISH.board).from)).toEqual([
    30, 30,
  ]);
  expect(moves.filter(({ score }) => score === 0)).toHaveLength(moves.length - 2);
});

test('noise follows the seed and stays within its limit', () => {
  const options = { ...FULL_SEARCH, noisePoints: 25 };
  const scoreWith = (seed: number): number => search('B:W21-32:B1-12', { depth: 3 }, options, ENGLISH, seed).score;
  const scores = Array.from({ length: 20 }, (_, seed) => scoreWith(seed));
  expect(scores.map((_, seed) => scoreWith(seed))).toEqual(scores);
  expect(new Set(scores).size).toBeGreaterThan(5);
  for (const score of scores) expect(Math.abs(score)).toBeLessThanOrEqual(25);
});

test('random order may change the move, never the score', () => {
  const options = { ...PLAIN_SEARCH, shuffle: 'all' } as const;
  const results = Array.from({ length: 20 }, (_, seed) =>
    search('B:W21-32:B1-12', { depth: 3 }, options, ENGLISH, seed),
  );
  expect(new Set(results.map(({ score }) => score))).toEqual(new Set([0]));
  expect(new Set(results.map(({ move }) => move)).size).toBeGreaterThan(3);
});

test.each<[string, SearchOptions]>([
  ['plain alpha-beta', { ...PLAIN_SEARCH, shuffle: 'root' }],
  ['everything but deepening', { ...SMALL_SEARCH, deepen: false, shuffle: 'root' }],
  ['MTD(f)', { ...SMALL_SEARCH, deepen: false, shuffle: 'root', mtdf: true, scout: false, aspire: false }],
  ['random order everywhere', { ...PLAIN_SEARCH, shuffle: 'all' }],
])('in random order every best move is equally likely, and no other is played: %s', (_name, given) => {
  const options = { ...given, draws: false };
  // Three of five moves are best, and two of ten.
  for (const fen of ['W:WK3,6,29:B4,19,K23,K30', 'W:W5,17,18,28,29,30,31,32:B1,2,6,8,11,15']) {
    const { evaluate } = createEvaluation('material', ENGLISH);
    const { moves } = minimax(ENGLISH, evaluate, searchRoot(gameAt(fen)), { ...options, depth: 3 });
    const most = Math.max(...moves.map(({ score }) => score));
    const best = moves.filter(({ score }) => score === most).map(({ word }) => word);
    expect(best.length).toBeGreaterThan(1);
    expect(best.length).toBeLessThan(moves.length);
    const searches = 200 * best.length;
    const chosen = Array.from(
      { length: searches },
      (_, seed) => search(fen, { depth: 3 }, options, ENGLISH, seed).move,
    );
    // Four standard deviations around 200.
    for (const word of best) expect(Math.abs(chosen.filter((move) => move === word).length - 200)).toBeLessThan(57);
    expect(chosen.filter((move) => !best.includes(move))).toEqual([]);
  }
});

test.each(VARIANTS)('with endgame tables every won ending is won against any defence: $name', (variant) => {
  const tables = buildTables(variant, 3);
  const newSearcher = (): Searcher =>
    new Searcher(variant, createEvaluation('material', variant).evaluate, SMALL_SEARCH, tables);
  const [winner, defender] = [newSearcher(), newSearcher()];
  const rng = createRng(5);
  let won = 0;
  for (let index = 0; won < 60; index++) {
    const game = new Game(variant, { start: randomEnding(index, variant) });
    const value = game.outcome ? 0 : probe(tables, game);
    if (value <= 0) continue;
    const winningSide = game.turn;
    const isBestDefence = won % 2 === 0;
    let outcome: Outcome | undefined;
    while (!outcome) {
      const legal = game.legalMoves;
      if (game.turn === winningSide) game.playWord(moveOf(winner, game));
      else if (isBestDefence) game.playWord(moveOf(defender, game));
      else game.play(legal[randomBelow(rng, legal.length)]!);
      outcome = game.outcome;
    }
    expect(outcome.winner).toBe(winningSide);
    if (isBestDefence) expect(game.plies).toBe(value - 1);
    won++;
  }
});

test('a win that the endgame tables know counts if it comes before the ply limit', () => {
  const tables = buildTables(ENGLISH, 3);
  const { evaluate } = createEvaluation('material', ENGLISH);
  const start = Array.from({ length: 100 }, (_, index) => randomEnding(index)).find(
    (ending) => probe(tables, new Game(ENGLISH, { start: ending })) > 5,
  )!;
  const plies = probe(tables, new Game(ENGLISH, { start })) - 1;
  const scoreWith = (limit: number): number => {
    const root = searchRoot(new Game(limitPlies(ENGLISH, limit), { start }));
    return new Searcher(ENGLISH, evaluate, SMALL_SEARCH, tables).search(root, { limits: { depth: 1 } }).score;
  };
  expect([plies, plies - 1].map(scoreWith)).toEqual([WIN - plies, 0]);
});

function moveOf(searcher: Searcher, game: Game): number {
  return searcher.search(searchRoot(game), { limits: { depth: 1 } }).move;
}

/** Three pieces on any squares. */
function randomEnding(index: number, { board }: Variant = ENGLISH): Position {
  const rng = createRng(77, index);
  const bits = new Set<number>();
  while (bits.size < 3) bits.add(board.bitOfSquare[1 + randomBelow(rng, board.squares)]!);
  const [one, two, three] = [...bits].map((bit) => 1 << bit) as [number, number, number];
  const [black, white] = randomBelow(rng, 2) === 0 ? [one | two, three] : [one, two | three];
  const crowned = (black & board.kingRows[BLACK]) | (white & board.kingRows[WHITE]);
  const kings = (black | white) & (rng.next() | crowned);
  return { black, white, kings, turn: randomBelow(rng, 2) === 0 ? BLACK : WHITE };
}

function probe(tables: EndgameTables, { position }: Game): number {
  return tables.probe(ownPieces(position), otherPieces(position), position.kings, position.turn);
}

function gameAt(fen: string, variant = ENGLISH): Game {
  return new Game(variant, { start: parseFen(fen, variant.board) });
}

function search(
  fen: string,
  limits: SearchLimits,
  options: SearchOptions = FULL_SEARCH,
  variant = ENGLISH,
  seed = 0,
): SearchResult {
  const searcher = new Searcher(variant, createEvaluation('material', variant).evaluate, options);
  return searcher.search(searchRoot(gameAt(fen, variant)), { limits, seed });
}
