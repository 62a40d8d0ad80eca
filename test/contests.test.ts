/** Matches, tournaments and ratings as a person or a script uses them. */

import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { interruptCli, runCli, runJson, runWithSmallFiles } from './runCli.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
});

describe('players', () => {
  test('lists every kind with its options, for people and for programs', async () => {
    const { out } = await runCli(['players']);
    for (const word of ['random', 'first', 'minimax', 'alphabeta', 'mtdf', 'null', 'mcts', 'human']) {
      expect(out).toMatch(new RegExp(`^${word}: `, 'm'));
    }
    expect(out).toMatch(/^ {2}noise +\[0\] +adds up to this many men.*\(a number from 0 to 10\)$/m);
    expect(out).toContain('eval=material: counts pieces');
    const { players } = (await runJson(['players'])) as { players: { name: string; options: unknown[] }[] };
    expect(players.find(({ name }) => name === 'minimax')!.options).toContainEqual({
      name: 'depth',
      summary: 'plies to look ahead',
      form: 'a whole number from 1 to 12',
      preset: 2,
    });
  });

  test('checks a spec', async () => {
    expect(await runJson(['players', 'alphabeta:depth=6,table=16'])).toMatchObject({
      spec: 'alphabeta:depth=6',
      values: { depth: 6, table: 16, order: true },
    });
  });
});

describe('match', () => {
  test('prints wins, draws and losses by colour, with an interval, and saves the games', async () => {
    const pdn = join(folder, 'match.pdn');
    const args = ['match', 'alphabeta:depth=3', 'random', '--games', '20', '--variant', 'english-6x6', '--pdn', pdn];
    const { code, out, err } = await runCli(args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('alphabeta:depth=3 against random');
    expect(out).toMatch(/as Black +\d+ +\d+ +\d+ +\d+½? of 10/);
    expect(out).toMatch(
      /Elo (above )?\+.*, with 95 % confidence from 10 pairs of games\. alphabeta:depth=3 is stronger\./,
    );
    const checked = await runJson(['pdn', 'check', pdn]);
    expect(checked).toMatchObject({ games: 20 });
    expect(await readFile(pdn, 'utf8')).toContain('[Termination "no-');
    expect(await runJson(['rate', pdn])).toMatchObject({
      lists: [{ games: 20, groups: [{ ratings: [{ player: 'alphabeta:depth=3' }, { player: 'random' }] }] }],
    });
  });

  test('is the same with one thread and with two, and for the same seed again', async () => {
    const args = ['match', 'mcts:playouts=20', 'mtdf:depth=2,noise=0.25', '--games', '12', '--seed', '9'];
    const results = await Promise.all(
      ['1', '2', '2'].map(async (threads) => {
        const pdn = join(folder, `seed-${threads}-${Math.trunc(performance.now())}.pdn`);
        const result = (await runJson([...args, '--threads', threads, '--pdn', pdn])) as object;
        const games = (await readFile(pdn, 'utf8')).replaceAll(/\s+\d+\.\d{3}s/g, '').replaceAll(/\s+/g, ' ');
        return { ...result, timeMs: 0, games };
      }),
    );
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
    const other = (await runJson([...args.slice(0, -1), '10'])) as { pairs: unknown };
    expect(results[0]).toMatchObject({ games: expect.any(String) as string, openings: 'the three-move list' });
    expect(other).not.toEqual(results[0]);
  });

  test('a sequential test stops at its verdict', async () => {
    const args = ['match', 'alphabeta:depth=3', 'random', '--sprt', 'elo0=0', 'elo1=100', '--variant', 'english-6x6'];
    const result = (await runJson(args)) as { games: number; sprt: { verdict: string } };
    expect(result.sprt.verdict).toBe('accept-h1');
    expect(result.games).toBeLessThan(200);
    expect((await runCli(args)).out).toContain('Sequential test: the verdict is Elo +100, not 0');
    // Two players without randomness can only play as many different games as there are openings.
    const fixed = await runJson(['match', 'first', 'first', '--sprt', 'elo0=0', 'elo1=5', '--variant', 'giveaway-6x6']);
    expect(fixed).toMatchObject({ games: 40, sprt: { verdict: 'continue' }, warnings: [] });
  });

  test('warns if games would only repeat', async () => {
    const args = ['match', 'first', 'alphabeta:depth=1', '--games', '4', '--openings', 'start'];
    const { code, err } = await runCli(args);
    expect(code).toBe(0);
    expect(err).toContain('Warning: none of the players uses random numbers and there is only one opening, the start');
    expect(await runJson(args)).toMatchObject({ warnings: [expect.stringContaining('prove nothing') as string] });
    const random = await runCli(['match', 'first', 'random', '--games', '4', '--openings', 'start']);
    expect(random.err).toBe('');
  });

  test('knows how many different random openings there are', async () => {
    const args = ['match', 'first', 'alphabeta:depth=1', '--openings', 'random:plies=1', '--variant', 'english-6x6'];
    expect((await runCli([...args, '--games', '14'])).err).toContain('there are only 5 openings in 1 random plies');
    const pdn = join(folder, 'different.pdn');
    const { code, err } = await runCli([...args, '--games', '10', '--pdn', pdn]);
    expect([code, err]).toEqual([0, '']);
    const firstMoves = [...(await readFile(pdn, 'utf8')).matchAll(/^1\. (\S+)/gm)].map((match) => match[1]);
    expect(new Set(firstMoves).size).toBe(5);
    expect(await runJson([...args, '--sprt', 'elo0=0', 'elo1=5'])).toMatchObject({ games: 10, warnings: [] });
  });

  test.skipIf(process.platform !== 'linux')('a full disk ends the file of games but not the match', async () => {
    const place = await mkdtemp(join(folder, 'full-'));
    const file = join(place, 'old.pdn');
    await writeFile(file, 'precious');
    for (const command of ['match', 'tournament']) {
      const args = [command, 'random', 'first', '--games', '40', '--variant', 'english-6x6'];
      const people = await runWithSmallFiles([...args, '--pdn', file]);
      expect([people.code, people.err]).toEqual([2, expect.stringMatching(/old\.pdn cannot be written: .*\.\n$/)]);
      expect(people.out).toContain('40 games');
      expect(people.out).not.toContain('The games are in');
      const programs = await runWithSmallFiles([...args, '--pdn', file, '--json']);
      expect(JSON.parse(programs.out)).toMatchObject({ games: 40, error: { code: 'file-unwritable' } });
      expect(programs.code).toBe(2);
      expect([await readdir(place), await readFile(file, 'utf8')]).toEqual([['old.pdn'], 'precious']);
    }
    const game = await runCli(['play', '--black', 'random', '--white', 'random', '--json', '--pdn', '/dev/full']);
    expect([game.code, JSON.parse(game.out)]).toMatchObject([2, { variant: 'english', error: {} }]);
  });

  test.each(['match', 'tournament'])('a %s draws games at a ply limit, and says so', async (command) => {
    const pdn = join(folder, `limited-${command}.pdn`);
    const args = [command, 'first', 'alphabeta:depth=1', 'random', '--games', '4', '--plies', '10', '--pdn', pdn];
    if (command === 'match') args.splice(3, 1);
    const games = command === 'match' ? 4 : 12;
    expect(await runJson(args)).toMatchObject({ games, plies: 10, atPlyLimit: games });
    const text = await readFile(pdn, 'utf8');
    expect(text.match(/\[Termination "ply-limit"\]/g)).toHaveLength(games);
    expect(text.match(/\[Result "1\/2-1\/2"\]/g)).toHaveLength(games);
    expect((await runCli(args)).out).toContain(`${games} draws at the limit of 10 plies`);
  });

  test('plays the openings of a file, PDN or FEN', async () => {
    const pdnFile = join(folder, 'own.pdn');
    const fenFile = join(folder, 'own.fen');
    await writeFile(pdnFile, '1. 11-15 23-19 *\n\n1. 9-14 22-18 2. 5-9 *\n');
    await writeFile(fenFile, '# two positions\nB:W18,24,27,28,K10,K15:B12,16,20,K22\n\nW:W27,30,K32:B20,21,K25\n');
    for (const [file, begins] of [
      [pdnFile, /1\. (11-15 23-19|9-14 22-18)/],
      [fenFile, /FEN "(B:W18|B:WK10|W:W27)/],
    ] as const) {
      const kept = join(folder, 'kept.pdn');
      const result = await runJson(['match', 'random', 'first', '--games', '8', '--openings', file, '--pdn', kept]);
      expect(result).toMatchObject({ games: 8, openings: file });
      const games = (await readFile(kept, 'utf8')).split('\n\n').filter((text) => text.trim() !== '');
      expect(games).toHaveLength(8);
      for (const game of games) expect(game).toMatch(begins);
    }
    await writeFile(fenFile, 'B:W18,nonsense:B12\n');
    const bad = await runCli(['match', 'random', 'first', '--openings', fenFile]);
    expect(bad.code).toBe(2);
    expect(bad.err).toContain('nonsense');
  });

  test('Ctrl-C prints what is known so far and keeps the games', async () => {
    const pdn = join(folder, 'interrupted.pdn');
    const args = ['match', 'alphabeta:depth=5', 'random', '--games', '1000000', '--pdn', pdn];
    // Games are written to a temporary file until the match is over.
    const beside = (): string[] => readdirSync(folder).filter((name) => /^interrupted\.pdn\.\d+\.part$/.test(name));
    const hasGames = (): boolean => beside().some((name) => statSync(join(folder, name)).size > 10_000);
    const { code, out } = await interruptCli(args, '', hasGames);
    expect(code).toBe(130);
    expect(out).toContain('Stopped early. The result so far:');
    const games = Number(/english, ([\d ]+) games/.exec(out)![1]!.replaceAll(' ', ''));
    expect(await runJson(['pdn', 'check', pdn])).toMatchObject({ games });
    const kept = await readFile(pdn, 'utf8');
    const early = await interruptCli(['match', 'alphabeta:time=1min', 'random', '--pdn', pdn], '');
    expect([early.code, early.out]).toEqual([130, 'Stopped before the first pair of games was complete.\n']);
    expect(await readFile(pdn, 'utf8')).toBe(kept);
  });
});

describe('tournament', () => {
  const players = ['random', 'alphabeta:depth=2', 'minimax:depth=1'];
  const small = ['--games', '8', '--variant', 'english-6x6'];

  test('a round-robin has a table of points and a rating list', async () => {
    const { code, out } = await runCli(['tournament', ...players, ...small]);
    expect(code).toBe(0);
    expect(out).toMatch(/2 {2}alphabeta:depth=2 +[\d½]+\/8 +- +[\d½]+\/8/);
    expect(out).toMatch(/1 {2}alphabeta:depth=2 +(≥ )?\+\d+/);
    const result = (await runJson(['tournament', ...players, ...small])) as { games: number; results: unknown[] };
    expect(result.games).toBe(24);
    expect(result.results).toHaveLength(3);
  });

  test('in a gauntlet only the first meets the others', async () => {
    const result = await runJson(['tournament', ...players, ...small, '--format', 'gauntlet']);
    expect(result).toMatchObject({ games: 16, results: [{ first: 'random' }, { first: 'random' }] });
  });

  test('a knock-out has stages and a winner', async () => {
    const { out } = await runCli(['tournament', ...players, ...small, '--format', 'knock-out']);
    expect(out).toMatch(/Stage 1\n[^]*random advances without playing[^]*Final\n/);
    const result = await runJson(['tournament', ...players, ...small, '--format', 'knock-out']);
    expect(result).toMatchObject({ stages: [{}, { ties: [{ winner: 1 }] }] });
  });

  test('Ctrl-C prints what is known so far', async () => {
    const { code, out } = await interruptCli(['tournament', ...players, '--games', '100000'], '', 5000);
    expect(code).toBe(130);
    expect(out).toContain('Stopped early. The result so far:');
    expect(out).toContain('Points of each player against each:');
  });
});

test.each(['match', 'tournament', 'play'])('%s does not mix games and JSON on one output', async (command) => {
  const players = command === 'play' ? ['--black', 'random', '--white', 'random'] : ['random', 'first'];
  const { code, out } = await runCli([command, ...players, '--json', '--pdn', '-']);
  expect([code, JSON.parse(out)]).toMatchObject([2, { error: { code: 'pdn-json' } }]);
});

describe('rate', () => {
  const game = (black: string, white: string, result: string): string =>
    `[Black "${black}"]\n[White "${white}"]\n[Result "${result}"]\n1. 11-15 *\n\n`;

  test('weighs all results together, and says which players cannot be compared', async () => {
    const file = join(folder, 'results.pdn');
    const games = [
      ...Array.from({ length: 6 }, () => game('Ann', 'Bob', '1-0')),
      ...Array.from({ length: 2 }, () => game('Bob', 'Ann', '1-0')),
      game('Ann', 'Bob', '1/2-1/2'),
      game('Cyd', 'Dan', '0-1'),
      game('Ann', 'Bob', '*'),
    ];
    await writeFile(file, games.join(''));
    const { code, out } = await runCli(['rate', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/1 {2}Ann +\+\d+ +-?\+?\d+ to \+\d+ +9 +6½ +72\.2 %/);
    expect(out).toContain('No games connect the lists');
    expect(out).toContain('english: 10 games of 4 players');
    expect(out).toContain('1 game without a result or without two names ignored.');
    expect(out).toMatch(/Dan +≥ /);
    expect(await runJson(['rate', file])).toMatchObject({
      skipped: 1,
      lists: [
        {
          games: 10,
          groups: [{ isBounded: true }, { isBounded: false, ratings: [{ player: 'Dan', extreme: 'won-all' }, {}] }],
        },
      ],
    });
  });

  test('rates games of different variants apart', async () => {
    const file = join(folder, 'variants.pdn');
    const small = '[Black "Ann"]\n[White "Bob"]\n[Result "1-0"]\n[GameType "21,B,6,6,N1,0"]\n1. 4-7 *\n\n';
    await writeFile(file, game('Ann', 'Bob', '0-1') + small);
    const { out } = await runCli(['rate', file]);
    expect(out).toMatch(/english: 1 game of 2 players[^]*Bob[^]*english-6x6: 1 game of 2 players[^]*Ann/);
    expect(out).toContain('Games of different variants are rated separately.');
  });

  test('says so if there is nothing to rate', async () => {
    const { code, err } = await runCli(['rate', '-'], { input: '1. 11-15 *\n' });
    expect([code, err]).toEqual([2, 'These files contain no finished game between two different named players.\n']);
  });
});
