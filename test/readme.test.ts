/** Runs the commands of the README and the user guide as written. The README is short. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXIT_INTERRUPTED } from '../src/cli/terminal/exitCode.ts';
import type { CliResult } from './runCli.ts';
import { ROOT, interruptCli, runCli } from './runCli.ts';

/** The maximum length of the README, in words without code. */
const MOST_WORDS = 700;

const readme = readFileSync(`${ROOT}README.md`, 'utf8');
const guide = readFileSync(`${ROOT}docs/guide.md`, 'utf8');
const blocks = blocksOf(readme);
const commands = [...new Set([...commandsOf(guide), ...commandsOf(readme)])];

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
const store = join(folder, 'readme.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

/** Shortens a run of a minute to a second. */
const BRIEFLY = [
  '--set generations=2 population=20 fitness.games=20 fitness.racing=null candidates=4 finalists=2 validation.games=20',
  'finalGames=20 confirmationGames=20 test.games=20',
].flatMap((line) => line.split(' '));

/** The last option counts: reports go into a folder that is deleted afterwards. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  evolve: BRIEFLY,
  report: ['--out', join(folder, 'report')],
};

test('the two commands are there, and the second is what continuous integration runs', () => {
  expect(blocks[0]?.trim()).toBe('npm install && npm start');
  expect(blocks[1]?.trim()).toBe('npm install && npm test');
  expect(readFileSync(`${ROOT}.ci/run`, 'utf8').trimEnd().split('\n').at(-1)).toBe(blocks[1]?.trim());
});

test('the README is short', () => {
  const words = readme
    .replaceAll(/^```[^]*?^```$/gm, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
});

test('the README names every paper', () => {
  const papers = readme.slice(readme.indexOf('## Papers'));
  for (const author of ['Greaney', 'Hughes', 'Nguyen', 'Foley', 'Mańdziuk']) expect(papers).toContain(`${author}, `);
});

test.each([
  ['README.md', readme],
  ['docs/guide.md', guide],
])('%s has examples', (_, page) => {
  expect(commandsOf(page).length).toBeGreaterThan(4);
});

test.each(commands)('%s', async (command) => {
  const words = splitWords(command).slice(2);
  const { code, out, err } = await run([...words, '--store', store]);
  expect([code, err]).toEqual([0, '']);
  expect(out).not.toBe('');
});

function blocksOf(page: string): string[] {
  return [...page.matchAll(/```sh\n([^]*?)```/g)].map((match) => match[1]!);
}

function commandsOf(page: string): string[] {
  return blocksOf(page)
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('npx evodraughts '))
    .map((line) => line.replace(/ +#.*$/, ''));
}

/** A server is stopped once it listens, a plan after its first run, and runs are shortened. */
async function run(words: readonly string[]): Promise<CliResult> {
  if (words[0] === 'experiment') return runPlan(words);
  if (words[0] !== 'serve') return runCli([...words, ...(ADDED[words[0]!] ?? [])]);
  writeFileSync(join(folder, 'index.html'), '');
  return interruptCli([...words, '--port', '0', '--pages', folder], '', (out) => out.includes('EvoDraughts is at'));
}

async function runPlan(words: readonly string[]): Promise<CliResult> {
  const results = ['--out', join(folder, 'plan')];
  const { code, ...rest } = await interruptCli([...words, ...results], '', (out) => out.includes('is finished'));
  return { code: code === EXIT_INTERRUPTED ? 0 : code, ...rest };
}

/** The words of a command as a shell sees them: quotes join words. */
function splitWords(command: string): string[] {
  const words = command.match(/"[^"]*"|\S+/g) ?? [];
  return words.map((word) => word.replaceAll('"', ''));
}
