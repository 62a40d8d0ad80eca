/** Endgame tables from the command that builds them to the players that win with them. */

import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import counts from '../data/endgameCounts.json' with { type: 'json' };
import known from '../data/knownPositions.json' with { type: 'json' };
import type { CliResult } from './runCli.ts';
import { runCli, runJson } from './runCli.ts';

let tables: string;
let built: CliResult;
beforeAll(async () => {
  tables = await mkdtemp(join(tmpdir(), 'evodraughts-tables-'));
  built = await runCli(['tables', 'build'], { tables });
});

test('tables build makes tables for every variant and says where they are', () => {
  expect(built.code).toBe(0);
  for (const variant of ['english', 'english-6x6', 'giveaway', 'giveaway-6x6']) {
    expect(built.out).toMatch(new RegExp(`^${variant}: all endings of up to 4 pieces, `, 'm'));
  }
  expect(built.out).toContain(`They are in ${tables}`);
});

test('tables that are there are not built again, unless they are damaged or it is asked for', async () => {
  const again = await runCli(['tables', 'build', '--variant', 'giveaway-6x6'], { tables });
  expect(again.out).toContain('bytes, built before');
  const forced = await runCli(['tables', 'build', '--variant', 'giveaway-6x6', '--force'], { tables });
  expect(forced.out).toMatch(/bytes, [\d.]+ s/);
});

test('what cannot be built leaves nothing behind', async () => {
  const none = join(tables, 'none');
  const { code, err } = await runCli(['tables', 'build', '--pieces', '6', '--variant', 'english'], { tables: none });
  expect([code, err]).toEqual([2, expect.stringContaining('support 2 to 5 pieces, not 6.')]);
  expect(existsSync(none)).toBe(false);
});

describe('tables info', () => {
  test('says what there is, with the known counts', async () => {
    const { out } = await runCli(['tables', 'info', '--variant', 'english'], { tables });
    expect(out).toMatch(/english +4 +[\d ]+ .*english-4\.tables/);
    expect(out).toMatch(/2 kings +2 kings +58 361 +3 943 +153 456 +215 760/);
    const info = (await runJson(['tables', 'info', '--variant', 'english'], { tables })) as { slices: object[] };
    expect(counts.rows.length).toBeGreaterThan(20);
    for (const { material, ...row } of counts.rows) {
      expect(info.slices).toContainEqual(expect.objectContaining({ ...material, ...row }));
    }
    expect(await runJson(['tables', 'info'], { tables })).toMatchObject({ files: [{}, {}, {}, {}] });
  });

  test('says how to get some where there are none', async () => {
    expect((await runCli(['tables', 'info'])).out).toContain('Build them with: evodraughts tables build');
  });
});

describe('known positions', () => {
  const reached = known.positions.filter((position) => position.depth !== undefined);
  test.each(reached)('$name: $fen is $result', async ({ fen, result, depth }) => {
    const mover = fen.startsWith('B') ? '1-0' : '0-1';
    const expected = result === '1/2-1/2' ? 'draw' : result === mover ? 'win' : 'loss';
    const analysis = await runJson(['analyse', '--fen', fen, '--depth', String(depth)], { tables });
    if (expected === 'draw') expect(analysis).toMatchObject({ men: 0, scoreText: 'level', proved: null });
    else expect(analysis).toMatchObject({ proved: { result: expected } });
    if (depth !== 1) return;
    const probed = (await runJson(['tables', 'probe', '--fen', fen], { tables })) as { distance: number | null };
    expect(probed).toMatchObject({ value: expected });
    const proved = (analysis as { proved: { plies: number } | null }).proved;
    expect(proved?.plies ?? null).toBe(probed.distance);
  });

  test('most of them are within reach', () => {
    expect(reached.length).toBeGreaterThan(11);
  });
});

describe('tables probe', () => {
  test('answers in words, for give-away too', async () => {
    const probe = async (...args: string[]): Promise<string> => {
      const { out, err } = await runCli(['tables', 'probe', ...args], { tables });
      return out + err;
    };
    expect(await probe('--fen', 'W:WK6,K9:BK15')).toBe('White to move wins in 27 plies.\n');
    expect(await probe('--fen', 'W:WK18:BK29,K30')).toBe('White to move: a draw.\n');
    expect(await probe('--fen', 'B:W18:B9', '--variant', 'giveaway')).toBe('Black to move wins in 2 plies.\n');
    expect(await probe('--fen', 'B:W21-23:B1,2')).toContain('up to 4 pieces; this has more');
  });

  test('a damaged file is told, not used', async () => {
    const damaged = await mkdtemp(join(tmpdir(), 'evodraughts-damaged-'));
    const name = (await readdir(tables)).find((file) => file.startsWith('giveaway-6x6'));
    const bytes = await readFile(join(tables, name!));
    bytes[5000]! ^= 1;
    await writeFile(join(damaged, name!), bytes);
    const args = ['--variant', 'giveaway-6x6', '--fen', 'B:W14:B9'];
    for (const command of [['tables', 'probe'], ['analyse']]) {
      const { code, err } = await runCli([...command, ...args], { tables: damaged });
      expect(code).toBe(2);
      expect(err).toContain('evodraughts tables build');
      expect(err).toContain(name);
    }
    expect((await runCli(['tables', 'info'], { tables: damaged })).out).toContain('their checksum is wrong');
    expect((await runCli(['tables', 'build', '--variant', 'giveaway-6x6'], { tables: damaged })).out).toMatch(
      /[\d.]+ s/,
    );
  });

  test('a file under a false name, a folder for a file and a file for the folder are told', async () => {
    const odd = await mkdtemp(join(tmpdir(), 'evodraughts-odd-'));
    await copyFile(join(tables, 'english-6x6-4.tables'), join(odd, 'english-4.tables'));
    await mkdir(join(odd, 'giveaway-4.tables'));
    const named = await runCli(['tables', 'probe', '--fen', 'B:W14:B9'], { tables: odd });
    expect([named.code, named.err]).toEqual([2, expect.stringContaining('not what its name says')]);
    const folder = await runCli(['match', 'alphabeta', 'random', '--variant', 'giveaway'], { tables: odd });
    expect([folder.code, folder.err]).toEqual([2, expect.stringContaining('giveaway-4.tables: EISDIR')]);
    const file = await runCli(['tables', 'build'], { tables: join(tables, 'english-4.tables') });
    expect([file.code, file.err]).toEqual([2, expect.stringContaining('EEXIST')]);
  });
});

test('the test of the thesis is the same on a machine with tables', async () => {
  const args = ['test', 'alphabeta:depth=1', '--protocol', 'thesis', '--variant', 'giveaway-6x6'];
  expect(await runJson(args, { tables })).toEqual(await runJson(args));
});

test('a player with tables wins the longest ending of its kind, the best defence notwithstanding', async () => {
  // 109 plies, the longest win of four pieces.
  const info = (await runJson(['tables', 'info', '--variant', 'english'], { tables })) as {
    slices: { longestWin: number | null }[];
  };
  expect(Math.max(...info.slices.map(({ longestWin }) => longestWin ?? 0))).toBe(109);
  for (const fen of ['W:WK19,K23:B4,K28', 'W:WK26,K27:B21,K25', 'W:WK6,K9:BK15']) {
    const players = ['--black', 'alphabeta:depth=1', '--white', 'alphabeta:depth=1'];
    const game = await runJson(['play', '--fen', fen, ...players], { tables });
    const { distance } = (await runJson(['tables', 'probe', '--fen', fen], { tables })) as { distance: number };
    expect(game).toMatchObject({ winner: 'White', plies: distance });
  }
});
