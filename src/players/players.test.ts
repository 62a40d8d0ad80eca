import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processorMs } from '../../test/processorMs.ts';
import { exampleChampion, storeExample } from '../../test/exampleRuns.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY, VARIANTS, limitPlies } from '../rules/variant.ts';
import { openStore } from '../store/store.ts';
import { storePath } from '../store/storePath.ts';
import type { Decision, Player } from './player.ts';
import type { Seeds } from './seedsOfMoves.ts';
import { seedsOfMoves } from './seedsOfMoves.ts';
import { advantageOf, analysisScale } from './scoreText.ts';
import { PLAYER_KINDS, createPlayer, parseSpec, resolvePlayer, resolveSpec } from './players.ts';

/** Forms that are quick, and those that the sources need. Other kinds are tested by their example. */
const SPECS = withAllKinds([
  'random',
  'first',
  'expression:own.pieces - opponent.pieces + 0.1 * own.mobility,mode=position',
  'expression:if_(greater_than_or_equal(own.men, 3.0), own.centre, pdiv(own.kings, opponent.kings)),mode=position',
  'expression:3 * own.mobility,mode=index',
  'expression:own.men - opponent.men,mode=settled',
  'run:1',
  'run:1@1',
  'champion:clover',
  'champion:birch',
  'minimax:depth=2',
  'alphabeta:depth=3,eval=sub(own.pieces, opponent.pieces)',
  'alphabeta:depth=3',
  'alphabeta:nodes=300',
  'alphabeta:depth=3,order=off,table=0,deepen=off,scout=off,aspire=off,extend=off,draws=off,tables=off',
  'alphabeta:depth=3,eval=material,shuffle=root,deepen=off,extend=off,table=0',
  'alphabeta:depth=2,eval=material,shuffle=all',
  'mtdf:depth=3,noise=0.25',
  'mtdf:depth=3,noise=0.25,deepen=off',
  'null:depth=4',
  'mcts:playouts=40',
  'mcts:playouts=40,cutoff=6,eval=material',
  'flat:plies=2,lines=20',
  'flat:plies=3,lines=1,more=off,floor=off,eval=own.pieces - opponent.pieces',
  'olea:population=4,generations=3',
  'olea:population=3,generations=2,games=2,select=best,promote=on,genes=square,bounds=wrap',
]);

/** A store with a run for the player that needs one. */
const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
beforeAll(() => {
  process.env['EVODRAUGHTS_STORE'] = join(folder, 'store.sqlite');
  using store = openStore(storePath());
  storeExample(store, {}, 'own.pieces - opponent.pieces');
  storeExample(store, { variant: 'english-6x6' }, 'own.kings', false);
  const circle = storeExample(store, {}, 'own.kings', false);
  store.finishRun(circle, { ...exampleChampion(), player: `run:${circle}` }, [], []);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every kind of player is under contract, except people', () => {
  const covered = new Set(SPECS.map((spec) => parseSpec(spec).kind.name));
  expect(PLAYER_KINDS.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual(['human']);
});

/** The contract of all players. */
describe.each(SPECS)('%s', (spec) => {
  const variants = VARIANTS.filter(({ board }) => !('standsFor' in parseSpec(spec).kind) || board === ENGLISH.board);

  test.each(variants)('plays a legal game, and the same again from the same seed: $name', (variant) => {
    const player = createPlayer(spec, variant);
    const one = playAgainstItself(player, variant, 3);
    const two = playAgainstItself(player, variant, 3);
    expect(two).toEqual(one);
    const fresh = playAgainstItself(createPlayer(spec, variant), variant, 3);
    expect(fresh).toEqual(one);
  });

  test('declares correctly whether it uses randomness', () => {
    const player = createPlayer(spec, ENGLISH);
    const games = [1, 2, 3, 4].map((seed) => JSON.stringify(playAgainstItself(player, ENGLISH, seed)));
    expect(new Set(games).size > 1).toBe(player.isRandom);
  });

  test.each(variants)(
    'answers in the middle of a game like a player that played it from the start: $name',
    (variant) => {
      const played = answersThroughout(createPlayer(spec, variant), variant, 'each move');
      expect(answersBackwards(createPlayer(spec, variant), variant, played)).toEqual(played);
      if (isSearchWithMemory(spec)) return;
      expect(answersThroughout(createPlayer(spec, variant), variant, 'the first move')).toEqual(played);
    },
  );

  test('scores only legal moves, including its choice', () => {
    const game = new Game(ENGLISH, { start: parseFen('B:W18,24,27,28,K10,K15:B12,16,20,K22', ENGLISH.board) });
    const { move, scores, line } = createPlayer(spec, ENGLISH).choose(game, createRng(1));
    const legal = game.legalMoves.map(({ path }) => path.join());
    expect(legal).toContain(move.path.join());
    for (const entry of scores ?? []) expect(legal).toContain(entry.move.path.join());
    if (line) expect(line[0]!.path).toEqual(move.path);
    if (scores) expect(scores.some((entry) => entry.move.path.join() === move.path.join())).toBe(true);
    for (const next of line ?? []) game.play(next);
  });

  test('has a name that creates the same player', () => {
    const { name } = createPlayer(spec, ENGLISH);
    expect(createPlayer(name, ENGLISH).name).toBe(name);
    expect(parseSpec(name).values).toEqual(parseSpec(spec).values);
  });

  test('costs no more than it declares', () => {
    const { kind, values } = resolvePlayer(spec);
    const { depth, nodes, playouts, timeMs } = kind.cost(values);
    expect([depth, nodes, playouts, timeMs].some((limit) => limit !== undefined)).toBe(true);
    const decision = createPlayer(spec, ENGLISH).choose(new Game(ENGLISH), createRng(1));
    expect(decision.nodes ?? 0).toBeLessThanOrEqual(nodes ?? playouts ?? Infinity);
    if (depth !== undefined) expect(decision.depth ?? 0).toBeLessThanOrEqual(depth);
  });

  test('keeps its own limits if it does not support those given', () => {
    const player = createPlayer(spec, ENGLISH);
    const startMs = performance.now();
    player.choose(new Game(ENGLISH), createRng(1), { limits: { depth: 2 } });
    expect(performance.now() - startMs).toBeLessThan(1500);
  });

  test('stops when told to', () => {
    const spentMs = processorMs(() => {
      const startMs = performance.now();
      const decision = createPlayer(spec, ENGLISH).choose(new Game(ENGLISH), createRng(1), {
        limits: {},
        isStopped: () => performance.now() - startMs > 50,
      });
      expect(new Game(ENGLISH).legalMoves).toContainEqual(decision.move);
    });
    expect(spentMs).toBeLessThan(1500);
  });
});

describe('a player that remembers its earlier moves', () => {
  /** Plays by a number that grows randomly with each of its moves: a stand-in for a population that keeps evolving. */
  const remembering = (thinksAgain: boolean): Player => {
    let remembered: number[] = [];
    const think = (ply: number, seedsOf: (ply: number) => Seeds): number =>
      (remembered[ply] ??=
        randomBelow(createRng(...seedsOf(ply)), 1000) +
        (ply < 2 || (!thinksAgain && remembered[ply - 2] === undefined) ? 0 : think(ply - 2, seedsOf)));
    return {
      name: 'remembering',
      isRandom: true,
      newGame: () => {
        remembered = [];
      },
      choose: ({ plies, legalMoves }, _rng, { seedsOf } = {}) => {
        const score = think(plies, seedsOf!);
        return { move: legalMoves[score % legalMoves.length]!, score };
      },
    };
  };

  test('can keep the contract with the seeds of its moves', () => {
    const played = answersThroughout(remembering(true), ENGLISH, 'the first move');
    expect(answersThroughout(remembering(true), ENGLISH, 'each move')).toEqual(played);
    expect(answersBackwards(remembering(true), ENGLISH, played)).toEqual(played);
  });

  test('breaks it if it does not rethink them', () => {
    const played = answersThroughout(remembering(false), ENGLISH, 'the first move');
    expect(answersBackwards(remembering(false), ENGLISH, played)).not.toEqual(played);
  });
});

test('a player that has played many games plays the next like one that has played none', () => {
  // Enough searches for the ages of the transposition table to restart.
  for (const spec of ['alphabeta:nodes=150,table=1', 'mtdf:depth=3,table=1']) {
    const used = createPlayer(spec, ENGLISH);
    for (let game = 0; game < 150; game++) {
      const one = playAgainstItself(used, ENGLISH, game, openingAt(game));
      if (game % 10 !== 9) continue;
      expect(playAgainstItself(createPlayer(spec, ENGLISH), ENGLISH, game, openingAt(game))).toEqual(one);
    }
  }
});

describe('limits', () => {
  test.each(['alphabeta:time=200ms', 'mtdf:time=200ms', 'null:time=200ms', 'mcts:time=200ms'])('%s', (spec) => {
    const player = createPlayer(spec, ENGLISH);
    const { timeMs } = player.choose(new Game(ENGLISH), createRng(1));
    expect(timeMs).toBeGreaterThan(150);
    expect(timeMs).toBeLessThan(400);
  });

  test('limits from the caller replace those of the player', () => {
    const player = createPlayer('alphabeta:depth=8', ENGLISH);
    expect(player.choose(new Game(ENGLISH), createRng(1), { limits: { depth: 3 } }).depth).toBe(3);
    expect(player.choose(new Game(ENGLISH), createRng(1), { limits: { nodes: 100 } }).nodes).toBe(100);
    const minimax = createPlayer('minimax:depth=4', ENGLISH);
    expect(minimax.choose(new Game(ENGLISH), createRng(1), { limits: { nodes: 50 } })).toMatchObject({ nodes: 50 });
    expect(minimax.choose(new Game(ENGLISH), createRng(1), { limits: { depth: 3 } }).depth).toBe(3);
    const mcts = createPlayer('mcts:playouts=50', ENGLISH);
    expect(mcts.choose(new Game(ENGLISH), createRng(1), { limits: { nodes: 70 } }).nodes).toBe(70);
    expect(mcts.choose(new Game(ENGLISH), createRng(1), { limits: { depth: 3 } }).nodes).toBe(50);
  });

  test('a searching player reports its thoughts at increasing depth', () => {
    const depths: (number | undefined)[] = [];
    const player = createPlayer('alphabeta', ENGLISH);
    player.choose(new Game(ENGLISH), createRng(1), {
      limits: { depth: 5 },
      onThought: ({ depth }) => depths.push(depth),
    });
    expect(depths).toEqual([1, 2, 3, 4, 5]);
  });

  test('every move is scored exactly on request', () => {
    const player = createPlayer('alphabeta:depth=5', ENGLISH);
    const { scores, score } = player.choose(new Game(ENGLISH), createRng(1), { scoreAll: true });
    expect(scores!.every(({ isExact }) => isExact)).toBe(true);
    expect(Math.max(...scores!.map((entry) => entry.score))).toBe(score);
  });
});

describe('specs', () => {
  test('are written in their shortest form', () => {
    expect(parseSpec(' AlphaBeta: depth = 6 , table=16, noise=0.250 ').name).toBe('alphabeta:depth=6,noise=0.25');
    expect(parseSpec('alphabeta:time=0.5s').name).toBe('alphabeta:time=500ms');
    expect(parseSpec('alphabeta:time=2min').name).toBe('alphabeta:time=120s');
    expect(parseSpec('minimax:depth=2').name).toBe('minimax');
    expect(parseSpec('expression: mul( x[73],x[24] ) , mode=position').name).toBe(
      'expression:mul(x[73], x[24]),mode=position',
    );
    // Its preset was another once, so it is always there.
    expect(parseSpec('expression:own.men').name).toBe('expression:own.men,mode=settled');
    expect(parseSpec('expression:mode=index, text=max(own.men, 2)').name).toBe(
      'expression:max_(own.men, 2.0),mode=index',
    );
    expect(parseSpec('alphabeta:eval=own.men-opponent.men, depth=6').name).toBe(
      'alphabeta:depth=6,eval=sub(own.men, opponent.men)',
    );
  });

  test.each([
    ['deepblue', 'There is no player "deepblue". The players are random, first, expression,'],
    ['alphabeta:dpeth=3', 'alphabeta has no option "dpeth". Its options are depth, nodes, time, eval,'],
    ['alphabeta:depth=0', 'alphabeta: depth must be a whole number from 1 to 100, not "0".'],
    ['alphabeta:depth=1e1', 'not "1e1"'],
    ['alphabeta:time=5', 'alphabeta: time must be a time such as 500ms, 2s or 1min, up to 60min, not "5".'],
    ['alphabeta:eval=best', 'alphabeta: eval must be material, positional, td, linear(plain: 100'],
    ['alphabeta:order=yes', 'alphabeta: order must be on or off, not "yes".'],
    ['alphabeta:depth', '"depth" is not an option with a value. Write name=value, as in alphabeta:depth=6.'],
    ['alphabeta:depth=3,depth=4', 'alphabeta: the option depth is given twice.'],
    ['mcts:exploration=-1', 'mcts: exploration must be a number from 0 to 100'],
    ['random:depth=3', 'random has no option "depth". It has none.'],
    ['alphabeta:__proto__=1', 'has no option "__proto__"'],
    ['expression', 'expression needs an expression such as mul(x[73], x[24]) or own.men - opponent.men. Example:'],
    ['expression:mode=index', 'expression needs an expression'],
    ['expression:mul(x[73]', 'mul'],
    ['expression:own.hats', 'There is no feature "own.hats"'],
    ['expression:1.0,2.0', 'expression: the option text is given twice.'],
    ['expression:process.exit(1)', 'process.exit'],
    [`expression:${'neg('.repeat(200)}1.0${')'.repeat(200)}`, 'deep'],
    [`expression:${'1.0 + '.repeat(100_000)}1.0`, 'long'],
    ['run', 'run needs the number of a run such as 12, or a run and a generation such as 12@40. Example: run:12.'],
    ['run:last', 'run: run must be the number of a run such as 12,'],
    ['run:1@', 'not "1@"'],
    ['alphabeta:eval=own.men +', 'not the end of the text, at column 10'],
  ])('%s is rejected with a reason', (spec, message) => {
    expect(() => parseSpec(spec)).toThrow(message);
  });

  test('a human cannot be created as a player', () => {
    expect(parseSpec('human').name).toBe('human');
    expect(() => createPlayer('human', ENGLISH)).toThrow('A human can only play in "evodraughts play"');
  });
});

describe('a player of a run', () => {
  test('is the stored one', () => {
    const game = new Game(ENGLISH);
    const player = createPlayer('run:1', ENGLISH);
    const stored = createPlayer('expression:own.pieces - opponent.pieces,mode=position', ENGLISH);
    expect(player.choose(game, createRng(1))).toEqual(stored.choose(game, createRng(1)));
    expect([typeof player.chooser, player.isRandom]).toEqual(['function', false]);
    expect(createPlayer(' run: 001@02 ', ENGLISH).name).toBe('run:1@2');
    expect(resolveSpec('run:2')).toBe('expression:own.kings,mode=position');
    expect(resolveSpec('minimax:depth=2')).toBe('minimax');
  });

  test('plays on the board it was evolved for', () => {
    expect(createPlayer('run:1', GIVEAWAY).name).toBe('run:1');
    expect(() => createPlayer('run:2', ENGLISH)).toThrow(
      'run:2 was evolved for english-6x6, but english is played on 8x8. Use --variant english-6x6.',
    );
  });

  test.each([
    ['run:9', /^There is no run 9 in .*\. Stored are 3, 2, 1\.$/],
    ['run:1@3', /^Run 1 has no generation 3; it has 0 to 2\.$/],
    ['run:3', /^run:3 refers to run:3. A run needs its own player\.$/],
  ])('%s is rejected with a reason', (spec, message) => {
    expect(() => createPlayer(spec, ENGLISH)).toThrow(message);
  });
});

test('the null player sees only forced ends', () => {
  const open = createPlayer('null:depth=3', ENGLISH_6X6).choose(new Game(ENGLISH_6X6), createRng(2));
  expect(open.scores!.every(({ score }) => score === 0)).toBe(true);
  // 9-14 offers the last man; every other move keeps it.
  const offer = new Game(GIVEAWAY, { start: parseFen('B:W18:B9', GIVEAWAY.board) });
  for (const seed of [1, 2, 3, 4, 5]) {
    const { move, score } = createPlayer('null:depth=4', GIVEAWAY).choose(offer, createRng(seed));
    const { scoreText } = advantageOf(score!, offer.turn, analysisScale(GIVEAWAY));
    expect([move.from, move.to, scoreText]).toEqual([9, 14, 'Black wins in 1 move']);
  }
});

test('the null player always plays the same games, with some 44 000 nodes a move at depth 10', () => {
  const player = createPlayer('null:depth=10', GIVEAWAY);
  const decisions = [0, 1, 2, 3].flatMap((seed) => {
    const game = new Game(limitPlies(GIVEAWAY, 140));
    const rng = createRng(5, seed);
    const thoughts: Decision[] = [];
    while (!game.outcome) {
      thoughts.push(player.choose(game, rng));
      game.play(thoughts.at(-1)!.move);
    }
    return thoughts;
  });
  const nodes = decisions.flatMap((decision) => decision.nodes ?? []);
  const total = nodes.reduce((sum, one) => sum + one, 0);
  expect({ plies: decisions.length, nodesPerMove: Math.round(total / nodes.length) }).toEqual({
    plies: 299,
    nodesPerMove: 44_014,
  });
});

function withAllKinds(specs: readonly string[]): string[] {
  const named = new Set(specs.map((spec) => parseSpec(spec).kind.name));
  const others = PLAYER_KINDS.filter((kind) => !named.has(kind.name) && !kind.isPerson);
  return [...specs, ...others.map(({ example }) => example)];
}

/** Three random plies. */
function openingAt(index: number): Position {
  const rng = createRng(index);
  const game = new Game(ENGLISH);
  for (let ply = 0; ply < 3; ply++) game.play(game.legalMoves[randomBelow(rng, game.legalMoves.length)]!);
  return game.position;
}

function playAgainstItself(player: Player, variant: Variant, seed: number, start = variant.start): unknown[] {
  const game = new Game(limitPlies(variant, 40), { start });
  const rng = createRng(seed);
  const decisions: unknown[] = [];
  player.newGame();
  while (!game.outcome) {
    const decision: Decision = player.choose(game, rng);
    game.play(decision.move);
    decisions.push({ ...decision, timeMs: undefined });
  }
  return decisions;
}

/** The answers of a player throughout its own game; it forgets before each move or only before the first. */
function answersThroughout(player: Player, variant: Variant, forgets: 'each move' | 'the first move'): Decision[] {
  const game = new Game(variant);
  const answers: Decision[] = [];
  while (!game.outcome && game.plies < 24) {
    if (game.plies === 0 || forgets === 'each move') player.newGame();
    answers.push(answerTo(game, player));
    game.play(answers.at(-1)!.move);
  }
  return answers;
}

/** The answers of another player to the same game, asked for the last move first. */
function answersBackwards(player: Player, variant: Variant, played: readonly Decision[]): Decision[] {
  const game = new Game(variant);
  for (const { move } of played) game.play(move);
  const answers = played.map(() => {
    game.undo();
    player.newGame();
    return answerTo(game, player);
  });
  return answers.toReversed();
}

function answerTo(game: Game, player: Player): Decision {
  const seedsOf = seedsOfMoves([7], game);
  const { timeMs: _, ...answer } = player.choose(game, createRng(...seedsOf(game.plies)), { seedsOf });
  return answer;
}

function isSearchWithMemory(spec: string): boolean {
  const { table = 0, order = false } = parseSpec(resolveSpec(spec)).values;
  return table !== 0 || order === true;
}
