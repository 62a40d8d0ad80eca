/** The command line as a person or a script uses it: its output and its exit code, in some tests of a real process. */

import { execFile, execFileSync } from 'node:child_process';
import { lstat, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Command } from 'commander';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProgram } from '../src/cli/main.ts';
import { interruptCli, runCli, runJson, runProcess } from './runCli.ts';

const GOOD = '[Event "One"]\n[Result "0-1"]\n1. 11-15 23-19 2. 8-11 22-17 0-1\n\n';
const BAD = '[Event "Two"]\n1. 11-15 23-18\n2. 11-16 1-0\n\n';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
});

describe('perft', () => {
  test('counts, and divides by first move', async () => {
    const { code, out } = await runCli(['perft', '--depth', '6', '--divide']);
    expect(code).toBe(0);
    const parts = [...out.matchAll(/^\d+-\d+ +([\d ]+)$/gm)].map((match) => Number(match[1]!.replaceAll(' ', '')));
    expect(parts).toHaveLength(7);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(36_768);
    expect(out).toContain('36 768 sequences of 6 plies');
  });

  test('answers programs in JSON, for every variant and position', async () => {
    const small = await runJson(['perft', '--variant', 'giveaway-6x6', '--depth', '7']);
    expect(small).toMatchObject({ variant: 'giveaway-6x6', depth: 7, leaves: 12495 });
    const king = await runJson(['perft', '--fen', 'B:W14,15,22,23:BK18', '--depth', '3', '--divide']);
    expect(king).toMatchObject({ leaves: 96, divide: expect.arrayContaining([{ move: '18x9', leaves: 24 }]) });
  });

  test('reaches the deepest published counts', async () => {
    expect(await runJson(['perft', '--depth', '11'])).toMatchObject({ leaves: 85_242_128 });
    expect(await runJson(['perft', '--depth', '12'])).toMatchObject({ leaves: 388_623_673 });
  });

  test('a blocked position has no sequences', async () => {
    const { code, out } = await runCli(['perft', '--fen', 'B:W9,14:B5', '--depth', '1']);
    expect([code, out.slice(0, 23)]).toEqual([0, '0 sequences of 1 ply (0']);
  });
});

describe('moves and show', () => {
  test('moves lists every move with its captures and what comes after', async () => {
    const { moves } = (await runJson(['moves', '--fen', 'B:W9,10,17,18:BK22'])) as { moves: unknown[] };
    expect(moves).toHaveLength(2);
    expect(moves[0]).toEqual({
      move: '22x15x6x13x22',
      from: 22,
      to: 22,
      path: [22, 15, 6, 13, 22],
      captures: [9, 10, 17, 18],
      after: 'W:W:BK22',
    });
    const { out } = await runCli(['moves', '--variant', 'english-6x6']);
    expect(out).toMatch(/^Black has 5 moves:\n {2}4-7 {2}W:W13/);
  });

  test('show draws the board from either side, in letters too', async () => {
    const { out } = await runCli(['show', '--fen', 'W:WK1,30:BK32,5']);
    expect(out).toContain('      1♔      2·');
    expect(out).toContain(' 29·     30○     31·     32♚');
    expect(out).toContain('White to move, 3 moves.');
    const flipped = await runCli(['show', '--ascii', '--flip', '--variant', 'giveaway-6x6']);
    expect(flipped.out.split('\n')[0]).toBe('     18w     17w     16w');
    expect(out).not.toContain('\u001B');
  });

  test('show says how a game has ended', async () => {
    const { out } = await runCli(['show', '--fen', 'B:W9,14:B5']);
    expect(out).toContain('White wins: Black has no legal move.');
    const giveaway = await runJson(['show', '--fen', 'W:W:B5', '--variant', 'giveaway']);
    expect(giveaway).toMatchObject({ outcome: 'White wins: White has no pieces left.', moves: [] });
  });

  test('show --svg draws a picture with one disc a piece', async () => {
    const { out } = await runCli(['show', '--svg', '--fen', 'B:W21,K1:BK22']);
    expect(out.match(/r="22"/g)).toHaveLength(3);
    expect(out.match(/<polygon/g)).toHaveLength(2);
    expect(out.trim()).toMatch(/^<svg .*<\/svg>$/s);
  });
});

describe('pdn check', () => {
  test('reports place and reason, continues, and exits with 1', async () => {
    const file = join(folder, 'mixed.pdn');
    await writeFile(file, GOOD + BAD + GOOD);
    const { code, out } = await runProcess(['pdn', 'check', file]);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:7:4: Game 2, ply 3: 11-16 is not legal here.`);
    expect(out).toContain('Legal moves: ');
    expect(out).toMatch(/3 games, 10 moves, 1 fault \(.* games a second\)/);
  });

  test('answers programs in JSON and reads standard input', async () => {
    const { code, out } = await runProcess(['pdn', 'check', '--json', '-'], { input: GOOD + BAD });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      games: 2,
      moves: 6,
      files: [
        { file: '-', problems: [{ code: 'pdn-illegal-move', game: 2, ply: 3, line: 7, column: 4, text: '11-16' }] },
      ],
    });
  });

  test('a missing file does not stop the others', async () => {
    const file = join(folder, 'good.pdn');
    await writeFile(file, GOOD);
    const { code, out, err } = await runCli(['pdn', 'check', join(folder, 'none.pdn'), file]);
    expect(code).toBe(2);
    expect(err).toContain('none.pdn cannot be read: there is no such file or folder.');
    expect(out).toContain('1 game, 4 moves, no faults');
  });

  test('files in Windows-1252 and UTF-16 keep their names', async () => {
    const text = GOOD.replace('One', 'Andr\u00E9');
    const encoded = [Buffer.from(text, 'latin1'), Buffer.from(`\uFEFF${text}`, 'utf16le'), Buffer.from(text)];
    encoded.push(Buffer.from(encoded[1]!).swap16());
    for (const [index, bytes] of encoded.entries()) {
      const file = join(folder, `encoded-${index}.pdn`);
      await writeFile(file, bytes);
      const { code, out } = await runCli(['pdn', 'convert', file]);
      expect([code, out]).toEqual([0, expect.stringContaining('[Event "Andr\u00E9"]')]);
    }
  });

  test('Ctrl-C ends it immediately with what is known so far', async () => {
    const { code, out } = await interruptCli(['pdn', 'check', '-'], GOOD + GOOD);
    expect(code).toBe(130);
    expect(out).toContain('1 game, 4 moves, no faults');
    expect(out).toContain('Stopped early. The remaining games were not checked.');
  });
});

describe('pdn convert', () => {
  test('writes canonical PDN that converts to itself', async () => {
    const once = await runCli(['pdn', 'convert', '-'], { input: GOOD });
    expect(once.out).toBe(
      '[Event "One"]\n[Result "0-1"]\n[GameType "21,B,8,8,N1,0"]\n1. 11-15 23-19 2. 8-11 22-17 *\n\n',
    );
    const twice = await runCli(['pdn', 'convert', '-'], { input: once.out });
    expect(twice.out).toBe(once.out);
  });

  test('Ctrl-C leaves nothing behind', async () => {
    const file = join(await mkdtemp(join(folder, 'stopped-')), 'out.pdn');
    const { code, err } = await interruptCli(['pdn', 'convert', '-', '--out', file], GOOD);
    expect([code, await readdir(join(file, '..'))]).toEqual([130, []]);
    expect(err).toContain('Nothing was written');
  });

  test('writes through a link and into a pipe instead of replacing them', async () => {
    const [real, link, pipe] = ['real.pdn', 'link.pdn', 'pipe'].map((name) => join(folder, name));
    await writeFile(real!, 'old');
    await symlink(real!, link!);
    await runCli(['pdn', 'convert', '-', '--out', link!], { input: GOOD });
    expect((await lstat(link!)).isSymbolicLink()).toBe(true);
    expect(await readFile(real!, 'utf8')).toContain('11-15');
    execFileSync('mkfifo', [pipe!]);
    const [read] = await Promise.all([
      readFile(pipe!, 'utf8'),
      runCli(['pdn', 'convert', '-', '--out', pipe!], { input: GOOD }),
    ]);
    expect(read).toContain('11-15');
    expect((await lstat(pipe!)).isFIFO()).toBe(true);
  });

  test('JSON tells set-up positions and remarks, and errors too', async () => {
    const input = '1. 11-15! /FEN "W:WK3:BK30"/ 3-7 {well}';
    const { out } = await runCli(['pdn', 'convert', '--json', '-'], { input });
    expect(JSON.parse(out)).toMatchObject({
      moves: ['11-15', '3-7'],
      remarks: [
        { ply: 1, glyphs: ['!'] },
        { ply: 2, setup: 'W:WK3:BK30', comment: 'well' },
      ],
    });
    const missing = await runCli(['pdn', 'convert', '--json', join(folder, 'none.pdn'), '--out', join(folder, 'not')]);
    expect(JSON.parse(missing.out)).toHaveProperty('error.code', 'file-unreadable');
    const broken = await runCli(['pdn', 'convert', '--json', '-'], { input: BAD });
    expect(JSON.parse(broken.err.split('\n')[0]!)).toMatchObject({ file: '-', code: 'pdn-illegal-move', ply: 3 });
  });

  test('writes JSON lines and final positions', async () => {
    const lines = await runCli(['pdn', 'convert', '--json', '-'], { input: GOOD + GOOD });
    const games = lines.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(games).toHaveLength(2);
    expect(games[0]).toMatchObject({ variant: 'english', result: '0-1', moves: ['11-15', '23-19', '8-11', '22-17'] });
    const fens = await runCli(['pdn', 'convert', '--to', 'fen', '-'], { input: GOOD });
    expect(fens.out).toBe('B:W17,19,21,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,15\n');
  });

  test('omits broken games unless told to keep the moves that replay', async () => {
    const file = join(folder, 'out.pdn');
    const left = await runCli(['pdn', 'convert', '-', '--out', file], { input: BAD + GOOD });
    expect(left.code).toBe(1);
    expect(left.err).toContain('1 game written, 1 game with faults.');
    expect(await readFile(file, 'utf8')).not.toContain('Two');
    const kept = await runCli(['pdn', 'convert', '-', '--keep-broken'], { input: BAD });
    expect(kept.out).toContain('1. 11-15 23-18 *');
  });

  test('a failure leaves the old file unchanged and no other file', async () => {
    const file = join(await mkdtemp(join(folder, 'safe-')), 'safe.pdn');
    await writeFile(file, 'precious');
    const { code, err } = await runCli(['pdn', 'convert', join(folder, 'none.pdn'), '--out', file]);
    expect(code).toBe(2);
    expect(err).toContain('Nothing was written');
    expect(await readFile(file, 'utf8')).toBe('precious');
    expect(await readdir(join(file, '..'))).toEqual(['safe.pdn']);
    const nowhere = await runCli(['pdn', 'convert', '-', '--out', join(folder, 'no', 'where.pdn')], { input: GOOD });
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('cannot be written')]);
  });
});

describe('play', () => {
  test('random against random is a whole game, the same for the same seed', async () => {
    const args = [
      'play',
      '--black',
      'random',
      '--white',
      'random',
      '--seed',
      '5',
      '--variant',
      'giveaway-6x6',
      '--json',
    ];
    const [one, two] = await Promise.all([runCli(args), runCli(args)]);
    expect(one).toEqual(two);
    const { pdn, plies, reason } = JSON.parse(one.out) as { pdn: string; plies: number; reason: string };
    expect(reason).not.toBe('');
    const checked = await runCli(['pdn', 'check', '-', '--json'], { input: pdn });
    expect(JSON.parse(checked.out)).toMatchObject({ games: 1, moves: plies });
    expect(checked.code).toBe(0);
  });

  test('a person gets help, corrections and results', async () => {
    const words = '? moves why fen undo nonsense 9-99 11-15 why undo 9-13 resign';
    const input = words.replaceAll(' ', '\n');
    const file = join(folder, 'played.pdn');
    const { code, out } = await runCli(['play', '--pdn', file], { input });
    expect(code).toBe(0);
    expect(out).toContain('Type a move as its squares');
    expect(out).toContain('Your opponent has not made a move to explain yet.');
    expect(out).toMatch(
      /22-18 +level\n[^]*Black \+0\.\d\d or more\n[^]*Your opponent looks 4 plies ahead and prefers 22-18 to [^]*It expects 15x22 /,
    );
    expect(out).toContain('9-13  10-14  11-15');
    expect(out).toContain('There is no move of yours to take back.');
    expect(out).toContain('"nonsense" is not a move.');
    expect(out).toContain('9-99 is not legal here. Legal moves: 9-13');
    expect(out).toContain('White wins: Black resigned.');
    expect(await readFile(file, 'utf8')).toMatch(/\[Result "0-1"\][^]*1\. 9-13 \d+-\d+ \*/);
  });

  test('a player accepts a draw only if it is not ahead', async () => {
    const offer = async (fen: string, words: string, player = 'alphabeta:depth=6'): Promise<string> =>
      (await runCli(['play', '--fen', fen, '--white', player], { input: words.replaceAll(' ', '\n') })).out;
    // White is forced to capture and far ahead; at the start it has not searched yet.
    expect(await offer('B:W17,K30,K31,K32,K27:B9,1', '9-14 draw')).toContain('White declines the draw.');
    expect(await offer('B:W21-32:B1-12', 'draw')).toContain('White declines the draw.');
    expect(await offer('B:W30:BK1,K2,K3,K4', '1-5 draw')).toContain('Draw: by agreement.');
    expect(await offer('B:W21-32:B1-12', '9-13 draw', 'random')).toContain('Draw: by agreement.');
  });

  test('Ctrl-C ends a game between two players and keeps it', async () => {
    const file = join(folder, 'stopped.pdn');
    const players = ['--black', 'alphabeta:time=300ms', '--white', 'alphabeta:time=1min', '--pdn', file];
    const { code, out } = await interruptCli(['play', ...players], '', 4000);
    expect(code).toBe(130);
    expect(out).toContain('The game was left unfinished.');
    expect(await readFile(file, 'utf8')).toMatch(/1\. \d+-\d+ \*/);
  });

  test('two people may draw; leaving keeps the moves', async () => {
    const both = ['play', '--white', 'human'];
    expect((await runCli(both, { input: '11-15\n22-18\ndraw\nno\ndraw\nyes\n' })).out).toMatch(
      /White, do you accept a draw\?[^]*Black, your move[^]*Draw: by agreement\./,
    );
    const left = await runCli(both, { input: '11-15\nundo\n10-14\n' });
    expect(left.out).toContain('The game was left unfinished.');
    expect(left.out).toContain('1. 10-14 *');
  });

  test('a ply limit ends the game, and an unwritable file is reported before it', async () => {
    const random = ['play', '--black', 'random', '--white', 'random'];
    expect(await runJson([...random, '--ply-limit', '10'])).toMatchObject({
      plies: 10,
      winner: null,
      reason: 'ply-limit',
    });
    const { code, out, err } = await runCli([...random, '--pdn', join(folder, 'no', 'where.pdn')]);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining('there is no such file or folder')]);
  });

  test('a person cannot play in JSON', async () => {
    const { code, out } = await runCli(['play', '--json']);
    expect([code, JSON.parse(out)]).toEqual([
      2,
      { error: { code: 'play-json', message: expect.any(String) as string } },
    ]);
  });
});

describe('every command', () => {
  const commands = ['', 'play', 'players', 'match', 'tournament', 'rate', 'test', 'analyse', 'openings', 'hub', 'serve']
    .concat(
      'evolve',
      'experiment',
      'resume',
      'explain',
      'why',
      'features',
      'grammar',
      'grammar check',
      'grammar map',
      'grammar sample',
    )
    .concat(
      'tests',
      'matches',
      'runs',
      'runs list',
      'runs show',
      'runs compare',
      'runs rate',
      'runs export',
      'runs import',
      'runs delete',
      'report',
    )
    .concat(
      'paper',
      'paper greaney2026',
      'paper greaney2026 replay',
      'paper foley2003',
      'paper mandziuk2007',
      'paper nguyen2018',
    )
    .concat('paper hughes2005')
    .concat('tables', 'tables build', 'tables info', 'tables probe')
    .concat('perft', 'moves', 'show', 'pdn', 'pdn check', 'pdn convert');

  test.each(commands)('%s --help shows an example', async (command) => {
    const { code, out } = await runCli([...command.split(' ').filter(Boolean), '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/Example:\n {2}evodraughts /);
  });

  test('is in the list above', async () => {
    const namesUnder = (parent: Command): string[] =>
      parent.commands.flatMap((command) => [
        command.name(),
        ...namesUnder(command).map((name) => `${command.name()} ${name}`),
      ]);
    expect(namesUnder(await createProgram()).toSorted()).toEqual(commands.filter(Boolean).toSorted());
  });

  test.each([
    [['perft'], "required option '--depth <plies>' not specified"],
    [['perft', '--depth', '0'], 'It must be a whole number from 1 to 30.'],
    [['perft', '--depth', '2.5'], 'It must be a whole number'],
    [['moves', '--variant', 'chess'], 'Choose one of: english, english-6x6, giveaway, giveaway-6x6.'],
    [['show', '--fen', 'B:W1:B2'], 'a man cannot stand on 1'],
    [['dance'], "unknown command 'dance'"],
    [['play', '--black', 'deepblue'], 'There is no player "deepblue". The players are random, first,'],
    [['play', '--white', 'alphabeta:dpeth=3'], 'alphabeta has no option "dpeth". Its options are depth,'],
    [['match', 'random', 'human'], 'A human can only play in "evodraughts play"'],
    [['match', 'random', 'first', '--openings', 'book'], 'There are no openings "book". Choose three-move,'],
    [['match', 'random', 'first', '--openings', 'none.pdn'], 'none.pdn cannot be read: there is no such file'],
    [['match', 'random', 'first', '--sprt', 'elo0=5', 'elo1=5'], 'elo0'],
    [['match', 'random', 'first', '--sprt', 'fast'], '"fast" is invalid. Write elo0=0 elo1=20'],
    [['match', 'random', 'first', '--games', '3'], 'It must be an even number: every opening is played with both'],
    [['tournament', 'random'], 'A tournament requires at least two players.'],
    [['tournament', 'random', 'first', 'random'], 'random is named twice. Name every player once.'],
    [['analyse', '--fen', 'B:W9,14:B5'], 'The game is over. White wins: Black has no legal move.'],
    [['analyse', '--time', 'soon'], 'a time such as 500ms, 2s or 1min'],
    [['tables', 'build', '--pieces', '7'], 'It must be a whole number from 2 to 6.'],
    [['tables', 'build', '--pieces', '6', '--variant', 'english'], 'support 2 to 5 pieces, not 6.'],
    [['tables', 'probe', '--fen', 'W:WK19:BK28'], 'Build them with: evodraughts tables build --variant english'],
    [['tables', 'probe'], "required option '--fen <position>' not specified"],
    [['explain', 'mul(x[73], x[24]'], 'Expected an operator, "," or ")", not the end of the text, at column 17'],
    [['explain', 'own.hats'], 'There is no feature "own.hats" on 8x8. Did you mean own.'],
    [
      ['explain', 'x[60]', '--variant', 'english-6x6'],
      'on 6x6. "evodraughts features --variant english-6x6" lists the features.',
    ],
    [['explain', 'x[64] + own.men'], 'one expression cannot mix them'],
    [['evolve', 'none.json'], 'none.json cannot be read: there is no such file'],
    [['evolve', 'experiments/default-8x8.json', '--set', 'populaton=9'], 'populaton'],
    [['resume', 'last'], 'It must be a whole number from 1 to'],
    [['resume', '1', '--store', 'no/store.sqlite'], 'There is no store at no/store.sqlite yet.'],
    [['serve', '--evolve', 'none.json'], 'none.json cannot be read: there is no such file'],
    [['serve', '--port', '70000'], 'It must be a whole number from 0 to 65535.'],
    [['runs', 'show', 'last'], 'It must be a whole number from 1 to'],
    [['runs', 'compare', '1', '1'], 'Name two runs or more to compare them.'],
    [['runs', 'export', '1'], "required option '--format <format>' not specified"],
    [['runs', 'import', 'none.txt'], 'none.txt cannot be read: there is no such file'],
    [['runs', '--sort', 'beauty'], 'Allowed choices are id, name, strength, generation, updated.'],
    [['runs', '--store', 'no/store.sqlite'], 'There is no store at no/store.sqlite yet. "evodraughts evolve'],
    [['play', '--white', 'run:1', '--store', 'README.md'], 'README.md is damaged or not a store'],
    [['why', 'own.men', '--fen', 'B:W9,14:B5'], 'There is no move to explain. White wins: Black has no legal move.'],
    [['grammar', 'map', 'none.bnf', '--genome', '1,2'], 'none.bnf cannot be read: there is no such file'],
    [['grammar', 'map', 'grammars/thesis-8x8.bnf', '--genome', '1,x'], 'A genome is a list of whole numbers'],
    [['grammar', 'map', 'grammars/thesis-8x8.bnf', '--genome', '1,-2'], 'A codon must be a whole number from 0'],
    [['grammar', 'map', 'grammars/thesis-8x8.bnf', '--genome', '1', '--wraps', '2'], 'GRAPE does not wrap'],
    [['grammar', 'map', '-'], 'Standard input cannot contain both the grammar and the genomes. Use --genome.'],
    [['grammar', 'sample', 'grammars/relative.bnf', '--set', 'depth=3'], 'ramped has no setting "depth". Its settings'],
    [['grammar', 'sample', 'grammars/relative.bnf', '--set', 'maxDepth=2'], 'Set maxDepth to 6 or more.'],
    [['grammar', 'sample', 'grammars/relative.bnf', '--set', 'deep'], '"deep" is invalid. Write name=value'],
  ])('%j is explained and exits with 2', async (args, problem) => {
    const { code, out, err } = await runCli(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(problem);
    const asJson = await runCli([...args, '--json']);
    expect(JSON.parse(asJson.out)).toHaveProperty('error.message');
  });
});

test('--version prints the version', async () => {
  const { code, out } = await runProcess(['--version']);
  expect([code, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
});

test('a reader that closes the pipe early is not an error', () => {
  const bin = new URL('../bin/evodraughts.js', import.meta.url).pathname;
  const script = `"$0" "$1" moves | head -n 1`;
  expect(execFileSync('bash', ['-o', 'pipefail', '-c', script, process.execPath, bin], { encoding: 'utf8' })).toContain(
    'Black',
  );
});

test('a full disk is reported in one sentence', async () => {
  if (process.platform !== 'linux') return;
  const bin = new URL('../bin/evodraughts.js', import.meta.url).pathname;
  const script = `"$0" "$1" moves > /dev/full || echo "exit $?"`;
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script, process.execPath, bin]);
  expect([stdout, stderr]).toEqual(['exit 2\n', 'The output cannot be written: the disk is full.\n']);
});

test('an older Node hands over to the one that was installed', async () => {
  const older = olderNode();
  if (older === undefined) return;
  const { code, out } = await runProcess(['perft', '--depth', '3', '--json'], { node: older });
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ leaves: 302 })]);
  expect((await runProcess(['perft'], { node: older })).code).toBe(2);
});

/** A system Node before 24, if this machine has one. */
function olderNode(): string | undefined {
  const outside = (process.env['PATH'] ?? '').split(':').filter((entry) => !entry.includes('node_modules'));
  for (const entry of outside) {
    try {
      const version = execFileSync(join(entry, 'node'), ['--version'], { encoding: 'utf8' });
      if (Number.parseInt(version.slice(1), 10) < 24) return join(entry, 'node');
    } catch {
      // Not found; try the next.
    }
  }
  return undefined;
}
