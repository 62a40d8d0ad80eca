import { describe, expect, test } from 'vitest';
import { runCli, runJson } from '../../../test/runCli.ts';

const REPLAY = ['paper', 'greaney2026', 'replay'];

describe('paper greaney2026 replay', () => {
  test('has the published result, and what the strategy is worth under the official rules', async () => {
    const { code, out } = await runCli([...REPLAY, 'mul(x[73], x[24])']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /original rules, player 1 +150 +142 +0 +8 +94\.7 % +\(91\.1-98\.3\)\nofficial rules, Black +300 /,
    );
    expect(out).toContain('27 (888), 28 (889), 29 (890), 28 (891), 30 (892)');
    expect(out).toMatch(
      /the only one that the thesis tested\. Under the official rules it wins \d+\.\d % as Black and \d+\.\d % as White/,
    );
  });

  test('answers programs', async () => {
    const answer = await runJson([...REPLAY, '1.0', '--player', '2']);
    const colour = { winRate: expect.any(Number) as number, interval: { low: expect.any(Number) as number } };
    expect(answer).toMatchObject({ wins: 71, draws: 9, losses: 70, perSeed: [12, 13, 17, 16, 13], player: 2 });
    expect(answer).toMatchObject({ seeds: [{ seed: 888, wins: 12 }, {}, {}, {}, {}], fault: null });
    expect(answer).toMatchObject({
      underRealRules: { player: 'expression:1.0,mode=position', asBlack: colour, asWhite: colour },
    });
  });

  test('takes other seeds, games, modes and boards, and a minus in front', async () => {
    const answer = await runJson([...REPLAY, '-x[8]', '--board', '6x6', '--mode', 'index', '--seeds', '999-1003']);
    expect(answer).toMatchObject({ phenotype: 'neg(x[8])', board: '6x6', wins: 80 });
    const few = await runJson([...REPLAY, '1.0', '--seeds', '888,890-891', '--games', '3']);
    expect(few).toMatchObject({ games: 9, seeds: [{ seed: 888 }, { seed: 890 }, { seed: 891 }] });
  });

  test.each([
    [
      'pdiv(x[64], 2.0)',
      'position',
      'An outermost if_ or pdiv was an error in the original: it always played the first',
    ],
    [
      'add(x[75], 2.0)',
      'index',
      'It uses a feature that 8x8 does not have, an error in the original: it moved at random',
    ],
  ])('says that %s was an error', async (text, mode, sentence) => {
    expect((await runCli([...REPLAY, text, '--mode', mode, '--games', '2'])).out).toContain(sentence);
  });

  test('shows one game with the squares of the original', async () => {
    const args = [...REPLAY, 'add(x[20], mul(x[45], x[40]))', '--board', '6x6', '--moves', '2'];
    const { out } = await runCli(args);
    expect(out).toMatch(/^Game 2 of seed 999/);
    expect(out).toMatch(/\n{2}(?:[.bBwW ]{11}\n){6}Player 1 wins after 17 plies\.\n$/);
    expect(await runJson(args)).toMatchObject({ seed: 999, game: 2, result: 1, plies: 17 });
  });
});

test.each([
  [
    ['paper', 'smith'],
    'There is no paper "smith". Choose one of: greaney2026, foley2003, mandziuk2007, hughes2005, nguyen2018.',
  ],
  [['paper', 'greaney2026', 'sing'], 'There is no task "sing". Choose one of: replay.'],
  [[...REPLAY, 'mul(x[73]'], 'Expected an operator, "," or ")"'],
  [[...REPLAY, 'x[3] + own.men'], 'one expression cannot mix them'],
  [[...REPLAY, '1.0', '--seeds', '9-8'], 'Seeds are whole numbers'],
  [[...REPLAY, '1.0', '--games', '0'], 'It must be a whole number from 1 to 1000.'],
  [[...REPLAY, '1.0', '--board', '10x10'], 'Allowed choices are 8x8, 6x6.'],
])('%j is explained and exits with 2', async (args, problem) => {
  const { code, out } = await runCli([...args, '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toHaveProperty('error.message', expect.stringContaining(problem));
});
