/**
 * The package as users get it: packed, installed into a project without our TypeScript, and used there as a library and
 * as a command.
 */

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { ROOT } from './runCli.ts';

const project = mkdtempSync(join(tmpdir(), 'evodraughts-library-'));
const installed = join(project, 'node_modules', 'evodraughts');

beforeAll(async () => {
  // A separate folder, because the one of the repository may be in use or out of date.
  const source = join(project, 'source');
  mkdirSync(source);
  const files = ['package.json', ...packageJson.files.filter((file) => !['docs', 'dist/web', 'lib'].includes(file))];
  for (const file of files) cpSync(`${ROOT}${file}`, join(source, file), { recursive: true });
  await run(process.execPath, ['tools/buildLibrary.ts', join(source, 'lib')], ROOT);
  await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', project], source);
  mkdirSync(installed, { recursive: true });
  const packed = join(project, `evodraughts-${packageJson.version}.tgz`);
  await run('tar', ['-xzf', packed, '--strip-components=1', '-C', installed], project);
  linkDependencies();
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
}, 120_000);

afterAll(() => rmSync(project, { recursive: true }));

test('contains JavaScript and no TypeScript that Node would have to run', () => {
  const files = readdirSync(join(installed, 'lib'), { recursive: true, encoding: 'utf8' });
  expect(files).toContain(join('cli', 'main.js'));
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([]);
});

test('the program of docs/library.md prints what its comments say, and its types are right', async () => {
  const [program] = /(?<=```ts\n)[^]*?(?=```)/.exec(readFileSync(`${ROOT}docs/library.md`, 'utf8'))!;
  writeFileSync(join(project, 'program.ts'), program);
  const promised = [...program.matchAll(/^ *\/\/ prints (.*)$/gm)].map((match) => match[1]);
  expect((await run(process.execPath, ['program.ts'], project)).trimEnd().split('\n')).toEqual(promised);
  await checkTypes('program.ts');
});

test('everything in the list is exported', async () => {
  const things = "import * as all from 'evodraughts'; console.log(JSON.stringify(Object.keys(all)))";
  const names = JSON.parse(await run(process.execPath, ['--input-type=module', '-e', things], project)) as string[];
  expect(names.toSorted()).toEqual(Object.keys(await import('../src/index.ts')).toSorted());
  const grammar = "import { SEMANTICS } from 'evodraughts/grammar'; console.log(SEMANTICS.join())";
  expect(await run(process.execPath, ['--input-type=module', '-e', grammar], project)).toContain('ponyge2');
});

test('wrong types are rejected', async () => {
  writeFileSync(join(project, 'wrong.ts'), "import { perft } from 'evodraughts';\nperft('start', 3);\n");
  await expect(checkTypes('wrong.ts')).rejects.toThrow(/TS2554/);
});

test('the command works too, with its threads', async () => {
  expect(await command('perft', '--depth', '4')).toContain('1 469 sequences of 4 plies');
  expect(await command('play', '--help')).toContain('--white <player>');
  const experiment = join(installed, 'experiments', 'thesis', 'config1.json');
  const options = ['--threads', '2', '--set', 'generations=2', '--json', '--store', 'command.sqlite'];
  const outcome = JSON.parse(await command('evolve', experiment, ...options)) as { run: { status: string } };
  expect(outcome.run.status).toBe('finished');
  const plan = { name: 'tiny', experiment, seeds: '1-2', set: ['generations=1'], conditions: [{ name: 'one' }] };
  writeFileSync(join(project, 'plan.json'), JSON.stringify(plan));
  const answer = JSON.parse(await command('experiment', 'plan.json', '--jobs', '2', '--json')) as object;
  expect(answer).toMatchObject({ complete: true, failed: [] });
});

function command(...args: readonly string[]): Promise<string> {
  return run(process.execPath, [join(installed, 'bin', 'evodraughts.js'), ...args], project);
}

/**
 * As strictly as possible, except for libraries of others that our declarations name, and without types of browsers.
 */
async function checkTypes(file: string): Promise<void> {
  const options =
    '--noEmit --strict --target esnext --module nodenext --lib esnext --types node --exactOptionalPropertyTypes';
  const args = [...options.split(' '), '--noUncheckedIndexedAccess', '--skipLibCheck', file];
  await run(`${ROOT}node_modules/.bin/tsc`, args, project);
}

/** The repository already has what `npm install` would fetch. */
function linkDependencies(): void {
  const modules = join(ROOT, 'node_modules');
  for (const name of readdirSync(modules).filter((entry) => !entry.startsWith('.') && entry !== 'evodraughts')) {
    symlinkSync(join(modules, name), join(project, 'node_modules', name));
  }
}

async function run(program: string, args: readonly string[], folder: string): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { cwd: folder })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
