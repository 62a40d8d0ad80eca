import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SlowEvolution, slowlyRead } from '../../../test/slowPlans.ts';
import { slowBoardOf } from '../../../test/slowPositions.ts';
import type { Rng } from '../../base/rng.ts';
import { createRng, randomBelow } from '../../base/rng.ts';
import { createEvaluation } from '../../evaluators/evaluators.ts';
import { parseFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { generate } from '../../rules/kernel.ts';
import { legalMoves, moveFromWord, positionAfter, wordFromMove } from '../../rules/move.ts';
import { otherPieces, ownPieces } from '../../rules/position.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { SLICE_WORDS } from '../../rules/successor.ts';
import type { Variant } from '../../rules/variant.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY, VARIANTS, limitPlies } from '../../rules/variant.ts';
import { searchRoot } from '../searchRoot.ts';
import type { PlanAgreement } from './planAgreement.ts';
import { PlanEvolution } from './planEvolution.ts';
import type { PlanState, Thinking } from './planEvolution.ts';
import type { PlanOptions } from './planOptions.ts';
import { BOUNDS } from './planOptions.ts';
import { geneReader } from './readGene.ts';

const SMALL: PlanOptions = {
  population: 4,
  generations: 3,
  games: 1,
  select: 'common',
  bounds: 'clamp',
  order: 'direction',
  genes: 'index',
  moves: 25,
  deviation: 0.7,
  cutoff: 0,
  score: 'length',
  wins: 1,
  judge: 'mean',
  promote: false,
};

const NEVER: Thinking = { isStopped: () => false };

describe('agrees with a slow evolution that draws the same random numbers', () => {
  test.each<[string, Partial<PlanOptions>, number]>([
    ['as in the paper', {}, 0],
    ['several games', { games: 3, population: 3 }, 0],
    ['an odd number of genes', { moves: 20 }, 14],
    ['White at the second ply', {}, 1],
    ['a long game, in which rows begin again', { moves: 26 }, 51],
    ['a longer one, with short rows', { moves: 11 }, 73],
    ['reflected genes', { bounds: 'reflect' }, 0],
    ['genes that wrap around', { bounds: 'wrap' }, 0],
    ['large mutations', { bounds: 'wrap', deviation: 5 }, 0],
    ['moves by square', { order: 'square' }, 0],
    ['genes that are squares', { genes: 'square' }, 0],
    ['games that are cut off', { cutoff: 6 }, 0],
    ['games that are cut off at once', { cutoff: 1 }, 1],
    ['every win counts the same', { score: 'result' }, 0],
    ['wins count more', { wins: 2.5, games: 2, population: 3 }, 0],
    ['the worst game', { judge: 'minimum', games: 2, population: 3 }, 0],
    ['the best game', { judge: 'maximum', games: 2, population: 3 }, 0],
  ])('%s', (_name, change, ply) => {
    const options = { ...SMALL, ...change };
    expectSlowAgrees(ENGLISH_6X6, options, ply);
    // Few pieces, so that more games are decided.
    expectSlowAgrees(ENGLISH, options, ply, 'B:W31,27,K3:B1,K18,10');
    expectSlowAgrees(GIVEAWAY, options, ply, 'W:W31,27,K3:B1,K18,10');
  });

  test.each(VARIANTS)('in $name, up to a limit of plies', (variant) => {
    expectSlowAgrees(limitPlies(variant, 24), SMALL, 0);
    expectSlowAgrees(limitPlies(variant, 90), SMALL, 0);
  });
});

test.each(BOUNDS)('genes stay from 0 up to but not including 1: %s', (bounds) => {
  const numbers = fc.record({
    seed: fc.integer(),
    deviation: fc.double({ min: 0, max: 10, noNaN: true }),
    ply: fc.integer({ min: 0, max: 300 }),
  });
  fc.assert(
    fc.property(numbers, ({ seed, deviation, ply }) => {
      const options = { ...SMALL, bounds, deviation };
      const { state } = thought(new Game(ENGLISH_6X6), options, { seed, ply });
      expect(Math.min(...state.genes)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...state.genes)).toBeLessThan(1);
    }),
    { numRuns: 60 },
  );
});

/** Black takes the last man, in every game. */
const TAKEN = 'B:W18:B15';

test.each([1, 2, 5])('every plan of both sides plays %d games in a generation', (games) => {
  const options = { ...SMALL, population: 7, generations: 4, games };
  // All games are worth the same. So if all plans play equally often, no child replaces a parent.
  const { evolution } = begun(new Game(ENGLISH, { start: parseFen(TAKEN, ENGLISH.board) }), options);
  const { rows } = evolution.state();
  const { agreement, state } = thought(new Game(ENGLISH, { start: parseFen(TAKEN, ENGLISH.board) }), options);
  expect(state.rows).toEqual(rows);
  // Counted are the games of the later two generations.
  const word = agreement.chosen('common');
  expect(agreement.tried()).toEqual([{ word, games: 2 * 2 * 7 * games, chance: 1 }]);
});

test('games and shares add up', () => {
  for (let seed = 0; seed < 20; seed++) {
    const options = { ...SMALL, population: 5, generations: 1 + (seed % 5), games: 1 + (seed % 2) };
    const { agreement } = thought(new Game(ENGLISH), options, { seed });
    const later = options.generations - Math.floor(options.generations / 2);
    const games = agreement.tried().reduce((sum, one) => sum + one.games, 0);
    expect(games).toBe(2 * 5 * options.games * later);
    for (const shares of [agreement.ownShares(), agreement.replyShares(agreement.chosen('common'))]) {
      for (let generation = 0; generation < options.generations; generation++) {
        expect(shares.reduce((sum, one) => sum + one.shares[generation]!, 0)).toBeCloseTo(1, 12);
      }
      for (const one of shares) expect(one.shares).toHaveLength(options.generations);
    }
  }
});

test('a state is a copy, and to go on from it equals never having stopped', () => {
  const game = new Game(ENGLISH);
  for (const change of [{}, { cutoff: 3 }, { games: 2, moves: 30, bounds: 'wrap' as const }]) {
    const options = { ...SMALL, population: 6, ...change };
    const { evolution, state } = thought(game, options, { ply: 40 });
    const copy = structuredClone(state);
    // Another one had other thoughts before.
    const other = thought(game, options, { seed: 2, ply: 70 }).evolution;
    const [one, two] = [evolution, other].map((each) => {
      const rng = createRng(3);
      each.resume(state, 42, rng);
      const agreement = each.think(searchRoot(game), 42, rng, NEVER);
      return [agreement.ownShares(), agreement.tried(), survivorsOf(each.state(), options, 42), rng.next()];
    });
    expect(two).toEqual(one);
    expect(state).toEqual(copy);
  }
});

test('an evolution that starts again remembers nothing', () => {
  for (const change of [{}, { cutoff: 1 }, { cutoff: 5 }]) {
    const options = { ...SMALL, ...change };
    const used = evolutionFor(ENGLISH, options);
    const fresh = (): PlanEvolution => evolutionFor(ENGLISH, options);
    expect(threeMoves(used)).toEqual(threeMoves(fresh()));
    expect(threeMoves(used)).toEqual(threeMoves(fresh()));
  }

  function threeMoves(evolution: PlanEvolution): unknown[] {
    const rng = createRng(3);
    const root = searchRoot(new Game(ENGLISH));
    evolution.start(0, rng);
    return [0, 2, 4].map((ply) => {
      if (ply > 0) evolution.resume(evolution.state(), ply, rng);
      const agreement = evolution.think(root, ply, rng, NEVER);
      return [agreement.ownShares(), agreement.replyShares(agreement.chosen('common')), agreement.tried()];
    });
  }
});

describe('plans that predicted a move', () => {
  const options = { ...SMALL, population: 30 };

  test.each([BLACK, WHITE])('replace those that did not, on side %d', (side) => {
    const game = new Game(ENGLISH);
    if (side === WHITE) game.play(game.legalMoves[0]!);
    const [list, end] = listOf(game);
    const read = geneReader('index', 'direction');
    const plansAfter = (word?: number): number[][][] => {
      const { evolution } = begun(game, options, { ply: 8 });
      if (word !== undefined) evolution.promote(searchRoot(game), 8 + side, word);
      return survivorsOf(evolution.state(), options, 8);
    };
    const meant = (plans: readonly number[][]): number[] => plans.map((plan) => list[read(plan[0]!, list, end) + 3]!);
    const before = plansAfter();
    const words = new Set(meant(before[side]!));
    expect(words.size).toBeGreaterThan(4);
    for (const word of words) {
      const after = plansAfter(word);
      expect(new Set(meant(after[side]!))).toEqual(new Set([word]));
      // Those that predicted it stay as they are, and the others become copies of them, evenly.
      const expected = before[side]!.filter((_, place) => meant(before[side]!)[place] === word);
      expect(after[side]!.filter((_, place) => meant(before[side]!)[place] === word)).toEqual(expected);
      const copies = expected.map((plan) => after[side]!.filter((one) => one.join() === plan.join()).length);
      expect(copies.reduce((sum, count) => sum + count, 0)).toBe(options.population);
      expect(Math.max(...copies) - Math.min(...copies)).toBeLessThanOrEqual(1);
      expect(after[1 - side]).toEqual(before[1 - side]);
    }
  });

  test('change nothing if there are none', () => {
    const game = new Game(ENGLISH);
    const { evolution } = begun(game, options);
    const before = evolution.state();
    evolution.promote(searchRoot(game), 0, 0);
    expect(evolution.state()).toEqual(before);
  });
});

test('plans begin only with the moves that are allowed', () => {
  const game = new Game(ENGLISH);
  const words = game.legalMoves.map((move) => wordFromMove(move, ENGLISH.board));
  for (let seed = 0; seed < 20; seed++) {
    const rng = createRng(seed);
    const allowed = words.filter(() => randomBelow(rng, 2) === 0);
    if (allowed.length === 0) continue;
    const { agreement } = thought(game, SMALL, { seed, allowed: new Set(allowed) });
    expect(agreement.ownShares().map(({ word }) => word)).toEqual(allowed);
    for (const { word } of agreement.tried()) expect(allowed).toContain(word);
    for (const select of ['common', 'best'] as const) expect(allowed).toContain(agreement.chosen(select));
  }
});

describe('which moves it finds', () => {
  const enough = { ...SMALL, population: 12, generations: 12 };

  test.each([
    ['by a block', ENGLISH, 'B:W20:B11,12,18', undefined],
    ['by offering the last man', GIVEAWAY, 'B:W18:B9', '9-14'],
  ])('a win in one move, %s', (_name, variant, fen, move) => {
    const game = new Game(variant, { start: parseFen(fen, variant.board) });
    const wins = move === undefined ? winsOf(game) : [move];
    for (let seed = 0; seed < 10; seed++) expect(wins).toContain(choiceOf(game, enough, seed));
  });

  // One capture wins at once. The other wins two plies later, whatever White plays.
  test.each(['B:W15,22:B3,11,17', 'B:W18,19,27:B11,14,K31'])(
    'the shorter of two wins, if it is worth more: %s',
    (fen) => {
      const game = new Game(ENGLISH, { start: parseFen(fen, ENGLISH.board) });
      const [now] = winsOf(game);
      const choices = (score: PlanOptions['score']): string[] =>
        Array.from({ length: 20 }, (_, seed) => choiceOf(game, { ...enough, score }, seed));
      expect(new Set(choices('length'))).toEqual(new Set([now]));
      expect(new Set(choices('result')).size).toBe(2);
    },
  );
});

test('stops after a whole generation, with the games so far', () => {
  const asked: number[] = [];
  const generations: number[] = [];
  const isStopped = (games: number): boolean => asked.push(games) === 2;
  const { evolution, rng } = begun(new Game(ENGLISH), { ...SMALL, games: 3 });
  const agreement = evolution.think(searchRoot(new Game(ENGLISH)), 0, rng, {
    isStopped,
    onGeneration: (soFar) => generations.push(soFar.generations),
  });
  expect([asked, generations, agreement.generations]).toEqual([[24, 48], [1, 2], 2]);
  expect(agreement.tried().reduce((sum, { games }) => sum + games, 0)).toBe(24);
});

/** Three moves of a side, each against a random reply: the survivors of every generation are the same. */
function expectSlowAgrees(variant: Variant, options: PlanOptions, firstPly: number, fen?: string): void {
  const { board } = variant;
  const game = new Game(variant, fen === undefined ? {} : { start: parseFen(fen, board) });
  const { evaluate } = createEvaluation('material', variant);
  const fast = new PlanEvolution(variant, options, evaluate);
  const slow = new SlowEvolution(variant, options, evaluate);
  const [rng, slowRng, replies] = [createRng(5), createRng(5), createRng(6)];
  for (let ply = firstPly; ply < firstPly + 6 && !game.outcome; ply += 2) {
    if (ply === firstPly) {
      fast.start(ply, rng);
      slow.start(ply, slowRng);
    } else {
      fast.resume(fast.state(), ply, rng);
      slow.lookAhead(ply, slowRng);
    }
    const root = searchRoot(game);
    const moves = game.legalMoves;
    const onGeneration = (agreement: PlanAgreement): void => {
      const generation = agreement.generations - 1;
      slow.generation(slowBoardOf(game.position, board), ply, root.pliesLeft, generation, slowRng);
      const survivors = slow.survivors(ply);
      expect(survivorsOf(fast.state(), options, ply)).toEqual(survivors);
      const meant = survivors[root.turn]!.map((plan) => slowlyRead(plan[0]!, moves, board, options));
      for (const { word, shares } of agreement.ownShares()) {
        const isMeant = meant.filter((move) => wordFromMove(move, board) === word);
        expect(shares[generation]).toBeCloseTo(isMeant.length / options.population, 12);
      }
    };
    const agreement = fast.think(root, ply, rng, { ...NEVER, onGeneration });
    expect(agreement.generations).toBe(options.generations);
    game.playWord(agreement.chosen(options.select));
    if (!game.outcome) game.play(game.legalMoves[randomBelow(replies, game.legalMoves.length)]!);
  }
}

/** The genes of the survivors of each side from a ply on, the best first. */
function survivorsOf(
  { genes, rows, lastPly }: PlanState,
  { population, moves }: PlanOptions,
  ply: number,
): number[][][] {
  const numbers = Array.from({ length: lastPly / 2 - Math.floor(ply / 2) }, (_, move) => move + Math.floor(ply / 2));
  return rows.map((side) =>
    [...side.subarray(0, population)].map((row) => numbers.map((move) => genes[row * moves + (move % moves)]!)),
  );
}

interface Asked {
  readonly seed?: number;
  readonly ply?: number;
  readonly allowed?: ReadonlySet<number>;
}

interface Begun {
  readonly evolution: PlanEvolution;
  readonly rng: Rng;
}

/** An evolution with random plans. */
function begun({ variant }: Game, options: PlanOptions, { seed = 1, ply = 0 }: Asked = {}): Begun {
  const evolution = evolutionFor(variant, options);
  const rng = createRng(seed);
  evolution.start(ply, rng);
  return { evolution, rng };
}

interface Thought {
  readonly evolution: PlanEvolution;
  readonly agreement: PlanAgreement;
  readonly state: PlanState;
}

/** What it thinks about the position of a game, as if the game had that many plies. */
function thought(game: Game, options: PlanOptions, asked: Asked = {}): Thought {
  const { evolution, rng } = begun(game, options, asked);
  const { ply = 0, allowed } = asked;
  const agreement = evolution.think(searchRoot(game), ply, rng, { ...NEVER, allowed });
  return { evolution, agreement, state: evolution.state() };
}

function evolutionFor(variant: Variant, options: PlanOptions): PlanEvolution {
  return new PlanEvolution(variant, options, createEvaluation('material', variant).evaluate);
}

function choiceOf(game: Game, options: PlanOptions, seed: number): string {
  const word = thought(game, options, { seed }).agreement.chosen(options.select);
  return moveFromWord(word, game.variant.board).path.join('-');
}

/** The moves after which the opponent has no move. */
function winsOf(game: Game): string[] {
  const { board } = game.variant;
  const wins = legalMoves(game.position, board).filter(
    (move) => legalMoves(positionAfter(game.position, move, board), board).length === 0,
  );
  return wins.map(({ path }) => path.join('-'));
}

/** The moves of a game as written by the kernel. */
function listOf({ position, variant }: Game): [successors: Int32Array, end: number] {
  const successors = new Int32Array(SLICE_WORDS);
  const { kings, turn } = position;
  const end = generate(ownPieces(position), otherPieces(position), kings, turn, variant.board, successors, 0);
  return [successors, end];
}
