/** The commands around expressions and grammars, as people and programs use them. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { storeExample } from './exampleRuns.ts';
import type { CliResult } from './runCli.ts';
import { runCli, runJson } from './runCli.ts';

const THESIS = 'grammars/thesis-8x8.bnf';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('explain', () => {
  test('says what an expression wants and what decides', async () => {
    const { code, out } = await runCli(['explain', 'mul(x[73], x[24])', '--mode', 'position', '--positions', '50']);
    expect(code).toBe(0);
    expect(out).toContain('  = x[73] * x[24]');
    expect(out).toContain('Black wants a high value of (white mobility times black strength on square 13).');
    expect(out).toMatch(/x\[24\] +black strength on square 13 +\d+(\.\d)? % +\+\d+(\.\d+)?, always raises it/);
    expect(out).toMatch(/One evaluation takes about [\d.]+ ns here\./);
  });

  test('knows an empty one', async () => {
    const constant = await runCli(['explain', 'add(mul(x[0], x[64]), 1.0)', '--positions', '20']);
    expect(constant.out).toContain('It is constant: all positions score the same');
    expect(constant.out).toContain('Features without influence: x[0], x[64].');
    const blind = await runCli(['explain', 'own.men + opponent.men + own.mobility + opponent.mobility']);
    expect(blind.out).toContain('It is colour-blind');
  });

  test('an expression may begin with a minus', async () => {
    expect((await runCli(['explain', '-own.kings', '--positions', '5'])).out).toContain('It wants fewer own kings.');
    expect((await runCli(['why', '-1'])).out).toContain(
      '(-1 point); in a tie it plays the lowest-numbered move, 9-13.',
    );
  });

  test('gives programs the same answer every time, except for the clock', async () => {
    const args = ['explain', 'own.mobility - own.capturable', '--positions', '30', '--variant', 'giveaway-6x6'];
    const [one, two] = await Promise.all([runJson(args), runJson(args)]);
    expect(two).toEqual({ ...(one as object), nanoseconds: expect.any(Number) as number });
    expect(one).toMatchObject({ variant: 'giveaway-6x6', positions: 30, isConstant: false, features: [{}, {}] });
  });
});

describe('explain and why take players', () => {
  const explain = (player: string, ...args: string[]): Promise<CliResult> =>
    runCli(['explain', player, '--positions', '20', ...args]);

  test('and look at moves as they do, unless told otherwise', async () => {
    const { out } = await explain('expression:own.men,mode=settled');
    expect(out).toContain('It plays out all captures before it judges a position.');
    expect(out).toContain("the player's score after a move and the captures that follow");
    expect(out).toContain('evodraughts why "expression:own.men,mode=settled"');
    const plain = await explain('expression:own.men,mode=settled', '--mode', 'position');
    expect(plain.out).not.toContain('captures that are due');
    expect(await runJson(['why', 'own.men', '--mode', 'settled'])).toMatchObject({ player: null, mode: 'settled' });
  });

  test('such as the champions of runs', async () => {
    const store = join(folder, 'store.sqlite');
    using opened = openStore(store);
    storeExample(opened, {}, 'own.kings - opponent.kings,mode=settled');
    storeExample(opened, { variant: 'english-6x6' }, 'x[8],mode=index');
    const why = await runJson(['why', 'run:1', '--store', store]);
    expect(why).toMatchObject({ player: 'run:1', expression: 'sub(own.kings, opponent.kings)', mode: 'settled' });
    const explained = await explain('run:1', '--store', store);
    expect(explained.out).toContain('evodraughts why "run:1"');
    const elsewhere = await explain('run:2', '--store', store);
    expect([elsewhere.code, elsewhere.err]).toEqual([2, expect.stringContaining('--variant english-6x6')]);
    const counting = await explain('run:2', '--store', store, '--variant', 'english-6x6');
    expect([counting.code, counting.err]).toEqual([2, expect.stringContaining('run:2 does not compare moves')]);
    const game = ['play', '--black', 'run:1', '--white', 'human', '--store', store];
    expect((await runCli(game, { input: 'why\nquit\n' })).out).toContain('sees no difference between');
  });

  test('explains weights that were learnt, also if the player has their name in its own', async () => {
    const { code, out } = await explain('mtdf:depth=1,eval=td', '--variant', 'giveaway');
    expect(code).toBe(0);
    expect(out).toContain('Weights of the shape 3Ph, in points:');
    expect(out).toContain('measured with its own search in 20 positions.');
  });

  test('and say so where a search asks the expression, or there is none', async () => {
    const { out } = await runCli(['why', 'alphabeta:depth=2,eval=own.men']);
    expect(out).toContain('It looks 2 plies ahead and');
    expect((await runCli(['why', 'champion:oak', '--move', '12-16'])).out).toMatch(
      /Oak looks 8 plies ahead and would have/,
    );
    const { code, err } = await explain('alphabeta:depth=2');
    expect([code, err]).toEqual([2, expect.stringContaining('alphabeta:depth=2 does not play by an expression.')]);
    expect((await explain('random')).err).toContain('random does not play by an expression.');
    expect((await explain('deepblue:depth=2')).err).toContain('There is no player "deepblue".');
  });

  test('says what a net values: in sentences, on boards, and in a position', async () => {
    const net = 'net(means: random 7)';
    const { code, out } = await explain(`alphabeta:depth=2,eval=${net}`);
    expect(code).toBe(0);
    expect(out).toContain('A net of the shape means, 91-40-10-1: ');
    expect(out).toContain('Over 99 % of its output is piece count: a king is worth 1.5 men.');
    expect(out).toMatch(/^Own men +Own kings\n {5}\+\d\.\d\d {3}/m);
    expect(out).toContain('To see how it chooses a move: evodraughts why "alphabeta:');
    expect((await explain(net)).out).toContain('Over 99 % of its output');
    const { net: portrait } = (await runJson(['explain', net])) as { net: { boards: unknown[]; sentences: string[] } };
    expect(portrait.boards).toHaveLength(4);
    const fen = 'B:W18,24,K10:B12,K22';
    const seen = await runJson(['explain', net, '--fen', fen]);
    expect(seen).toMatchObject({
      black: { pieces: [{ square: 10, side: 'white', piece: 'king' }, {}, {}, {}, {}] },
      white: { pieces: [{}, {}, {}, {}, {}] },
    });
    const { black } = seen as { black: { output: number; value: number } };
    expect(black.value).toBe(Math.tanh(black.output));
    const text = (await explain(net, '--fen', fen)).out;
    expect(text).toContain(black.output.toPrecision(10));
    expect(text).toContain('Black king');
  });

  test('rejects what has no meaning for a net, or for anything else', async () => {
    const net = 'alphabeta:depth=2,eval=net(means: random 7)';
    expect((await explain(net, '--mode', 'settled')).err).toContain(
      'plays by a net or patterns, for which --mode has no meaning.',
    );
    const ofWhy = await runCli(['why', net, '--mode', 'settled']);
    expect([ofWhy.code, ofWhy.err]).toEqual([2, expect.stringContaining('for which --mode has no meaning.')]);
    const ofFen = await explain('own.men', '--fen', 'B:W18:B1');
    expect([ofFen.code, ofFen.err]).toEqual([2, expect.stringContaining('own.men is neither.')]);
    expect((await explain('net(means: ABC)')).err).toContain('are damaged');
  });

  test('says which squares decide for a net', async () => {
    const args = ['why', 'alphabeta:depth=2,eval=net(subsquares: random 7)'];
    expect((await runCli(args)).out).toMatch(/ The net (?:values|fears|dislikes) (?:Black|White)'s (?:man|men) on \d/);
    const { squares } = (await runJson(args)) as { squares: readonly { change: number }[] };
    expect(squares.length).toBeGreaterThan(0);
    expect(squares.every(({ change }) => change > 0)).toBe(true);
  });

  test('says what patterns value, and what they look for', async () => {
    const { code, out } = await explain('alphabeta:depth=4,eval=evolved');
    expect(code).toBe(0);
    expect(out).toMatch(/^Patterns: \d+ windows of \d squares\./);
    expect(out).toMatch(/\d\d % of its output is piece count: a king is worth \d/);
    expect(out).toMatch(/^Own men +Own kings\n {5}\+\d\.\d\d {3}/m);
    expect(out).toMatch(/^own men on +opposing men on +no man on +worth +share$/m);
    expect((await explain('evolved')).out).toContain('of its output is piece count');
    const { net } = (await runJson(['explain', 'evolved'])) as { net: { windows: { worth: number }[]; layers: [] } };
    expect(net.layers).toEqual([]);
    expect(net.windows.map(({ worth }) => worth)).toEqual(
      net.windows.map(({ worth }) => worth).toSorted((one, two) => two - one),
    );
    const fen = 'B:W18,24,K10:B12,K22';
    const seen = (await runJson(['explain', 'evolved', '--fen', fen])) as Record<'black' | 'white', { output: number }>;
    expect(seen.black.output).toBe(-seen.white.output);
    expect((await explain('evolved', '--fen', fen)).out).toMatch(/^points +-?\d/m);
    expect((await runCli(['why', 'alphabeta:depth=4,eval=evolved'])).out).toMatch(
      / The evaluation (?:values|fears|dislikes) /,
    );
  });

  test('says how a player thinks that evolves while it thinks', async () => {
    const { code, out } = await explain('olea:population=20,generations=10');
    expect(code).toBe(0);
    expect(out).toContain('evolves 20 plans for either side');
    expect(out).toContain('400 games for a move');
  });
});

test('why shows how far the plans of an opponent agree, and it is the move of the game that is explained', async () => {
  const input = '9-13\nwhy\nquit\n';
  const { out } = await runCli(['play', '--white', 'olea:population=20,generations=12', '--seed', '3'], { input });
  const [, played] = /White plays (\S+)\./.exec(out)!;
  expect(out).toContain('Your opponent evolved 20 plans for each side over 12 generations. ');
  expect(out).toMatch(/move +its plans +who is ahead$/m);
  expect(out).toMatch(/^after generation +1 +3 +5 +8 +10 +12$/m);
  expect(out).toMatch(new RegExp(`^${played} (?:rises|falls|begins and ends) .* of its plans, `, 'm'));
  expect(out).toMatch(/ of its plans for you, /);
  expect(out).not.toContain('undefined');
});

test('why shows every move and the reason', async () => {
  const args = ['why', '--fen', 'B:W17:B9,28', 'own.kings - 2 * own.capturable', '--mode', 'position'];
  const { out } = await runCli(args);
  expect(out).toMatch(/^move +its points +own\.kings +own\.capturable\n28-32 +1 point +1 +0\n/);
  expect(out).toContain('It prefers 28-32 to 9-13: it crowns a man on 32.');
  expect(await runJson(args)).toMatchObject({ moves: [{ move: '28-32', score: 1, values: [1, 0] }, {}, {}] });
});

test('why shows the captures that follow, since an expression plays in settled mode', async () => {
  const args = ['why', '--fen', 'B:W18,19:B9,11', 'own.men - opponent.men'];
  const { out } = await runCli(args);
  expect(out).toMatch(/^move +then +who is ahead +own\.men\n9-13 +level +2\n9-14 +18x9 +White \+1\.00 +1\n/);
  expect(out).toContain('The same after every move and its captures: opponent.men 2.');
  expect(await runJson(args)).toMatchObject({
    moves: [{ move: '9-13', captures: [] }, { captures: ['18x9'] }, {}, {}],
  });
});

test('why writes scores that JSON does not know as text', async () => {
  const answer = (await runJson(['why', 'own.men * 1e308 * 10'])) as { moves: { score: unknown }[] };
  expect(answer.moves[0]!.score).toBe('Infinity');
});

test('at the board an expression says why it moved', async () => {
  const args = ['play', '--black', 'expression:own.mobility - opponent.mobility,mode=position', '--white', 'human'];
  const { out } = await runCli(args, { input: 'why\nresign\n' });
  expect(out).toMatch(/move +its points\n9-13 +1 point\n/);
  expect(out).toContain('The same after every move: own.mobility 8, opponent.mobility 7.');
  expect(out).toContain('in a tie it plays the lowest-numbered move, 9-13.');
});

test('at the board it says so after the captures in settled mode', async () => {
  const player = 'expression:own.men - opponent.men,mode=settled';
  const args = ['play', '--black', player, '--white', 'human', '--fen', 'B:W18,19:B9,11'];
  const { out } = await runCli(args, { input: 'why\nresign\n' });
  expect(out).toContain('Your opponent prefers 9-13 to 9-14: 9-14 would give up a man (18x9).');
});

test('features lists all names, or those with a word', async () => {
  const all = (await runJson(['features'])) as { features: { name: string; sentence: string }[] };
  expect(all.features.map(({ name }) => name)).toEqual(expect.arrayContaining(['x[74]', 'own.men', 'square[32]']));
  const { out } = await runCli(['features', 'bridge']);
  expect(out).toContain('own.bridge');
  expect(out).not.toContain('x[64]');
  expect((await runCli(['features', 'unicorn'])).out).toContain('No feature has "unicorn" in its name or meaning');
});

describe('grammar check', () => {
  test('describes a good grammar', async () => {
    const { code, out } = await runCli(['grammar', 'check', THESIS]);
    expect([code, out]).toEqual([0, expect.stringContaining('6 rules, 103 productions')]);
    expect(await runJson(['grammar', 'check', THESIS])).toMatchObject({ valid: true, minDepth: 4, problems: [] });
  });

  test('reports all problems with their places', async () => {
    const file = join(folder, 'bad.bnf');
    await writeFile(file, '<a> ::= x | <b> | <c>\n<a> ::= y\n<c> ::= <c> z\n');
    const { code, out } = await runCli(['grammar', 'check', file]);
    expect(code).toBe(1);
    expect(out).toContain('Error: Line 1, column 13: <b> is not defined.');
    expect(out).toContain('Error: Line 2, column 1: <a> is already defined on line 1.');
    expect(out).toContain('Error: Line 3, column 1: <c> can never end.');
    const answer = await runCli(['grammar', 'check', file, '--json']);
    expect([answer.code, JSON.parse(answer.out)]).toEqual([1, expect.objectContaining({ valid: false })]);
  });

  test.each([
    'thesis-8x8',
    'thesis-6x6',
    'thesis-6x6-index',
    'relative',
    'relative-squares-8x8',
    'relative-squares-6x6',
  ])('finds nothing wrong with %s', async (name) => {
    expect(await runJson(['grammar', 'check', `grammars/${name}.bnf`])).toMatchObject({ valid: true, problems: [] });
  });
});

describe('grammar map', () => {
  /** The worked examples of how the two frameworks differ. */
  test.each([
    ['grape-lazy', '2,9,7', { phenotype: '1.0', usedCodons: 2, depth: 4, valid: true, reason: null }],
    ['grape-lazy', '0,2,1,73,1,24,200', { phenotype: 'mul(x[73], x[24])', usedCodons: 6, depth: 6, valid: true }],
    ['grape-lazy', '0,2,1,73,1', { phenotype: 'mul(x[73], <feature>)', usedCodons: 0, depth: 6, valid: false }],
    ['ponyge2', '0,0,2,1,73,1,24,200', { phenotype: 'mul(x[73], x[24])', usedCodons: 7, depth: 6, valid: true }],
    ['ponyge2', '0,2,1,73,1,24,200', { phenotype: '-5.0', usedCodons: 3, depth: 4, valid: true }],
    ['grape-eager', '0,0,2,1,73,1,24', { phenotype: 'mul(x[73], x[24])', usedCodons: 7, depth: 6, valid: true }],
  ])('%s of %s', async (semantics, genome, expected) => {
    const { code, out } = await runCli(['grammar', 'map', THESIS, '--semantics', semantics, '--genome', genome]);
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining(expected)]);
  });

  test('wraps as PonyGE2 does', async () => {
    const args = ['grammar', 'map', THESIS, '--semantics', 'ponyge2', '--wraps', '1', '--genome', '0,0,2,1,73,1'];
    expect(JSON.parse((await runCli(args)).out)).toMatchObject({ phenotype: 'mul(x[73], x[0])', usedCodons: 7 });
  });

  test('answers every line of its input, valid or not', async () => {
    const input = '[2,9,7]\nhello\n\n[2,3.5]\n[2,9]\n';
    const { code, out } = await runCli(['grammar', 'map', THESIS], { input });
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(code).toBe(1);
    expect(answers).toMatchObject([
      { phenotype: '1.0' },
      { error: { code: 'genome-form', message: expect.stringContaining('Line 2') as string } },
      { error: { message: expect.stringContaining('Line 4') as string } },
      { phenotype: '1.0' },
    ]);
  });
});

describe('grammar sample', () => {
  test.each(['uniform', 'ramped', 'grow', 'ptc2'])(
    '%s gives the requested output, the same for the same seed',
    async (init) => {
      const args = ['grammar', 'sample', THESIS, '--init', init, '--count', '10', '--seed', '7'];
      const answer = (await runJson(args)) as { individuals: { valid: boolean; phenotype: string }[] };
      expect(answer.individuals).toHaveLength(10);
      if (init !== 'uniform') expect(answer.individuals.every(({ valid }) => valid)).toBe(true);
      expect(await runJson(args)).toEqual(answer);
      const { out } = await runCli(args);
      for (const { valid, phenotype } of answer.individuals) if (valid) expect(out).toContain(phenotype);
    },
  );

  test('takes settings', async () => {
    const args = [
      'grammar',
      'sample',
      'grammars/relative.bnf',
      '--init',
      'ptc2',
      '--set',
      'maxExpansions=12',
      'distinct=true',
    ];
    expect(await runJson(args)).toMatchObject({ settings: { maxExpansions: 12, distinct: true }, repeated: 0 });
  });
});

test('an expression plays matches and is analysed like any player', async () => {
  const strategy = 'expression:mul(x[73], x[24]),mode=position';
  const match = await runJson(['match', strategy, 'random', '--games', '200', '--seed', '3']);
  expect(match).toMatchObject({ games: 200 });
  const again = await runJson(['match', strategy, 'random', '--games', '200', '--seed', '3', '--threads', '2']);
  expect({ ...(again as object), timeMs: 0 }).toEqual({ ...(match as object), timeMs: 0 });
  const searched = ['analyse', '--player', 'alphabeta:depth=6,eval=own.pieces - opponent.pieces'];
  expect(await runJson(searched)).toMatchObject({ player: 'alphabeta:depth=6,eval=sub(own.pieces, opponent.pieces)' });
});
