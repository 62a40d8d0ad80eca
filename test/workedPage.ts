/**
 * A page of docs/ that shows something being made, as the steps a reader would do: files to write, changes to files,
 * commands and what they print. Here such pages are read and followed, so that they stay true.
 *
 *     ```ts file=PATH       a file to write (any language)
 *     ```diff file=PATH     lines to add or take away, found by the lines around them
 *     ```sh                 commands
 *     ```text               what the commands before it print: `...` stands for lines, or a part of one, left out
 *
 * Commands that a test cannot give, because they ask a person or never end, stand in blocks of ```bash.
 */

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './runCli.ts';

export type Step =
  | { readonly kind: 'file' | 'change'; readonly path: string; readonly text: string }
  | { readonly kind: 'commands'; readonly text: string; readonly printed?: string };

const FENCED = /^```(\w+)(?: file=(\S+))?\n([^]*?)^```$/gm;

export function readSteps(page: string): Step[] {
  const steps: Step[] = [];
  for (const [, language, path, text = ''] of page.matchAll(FENCED)) {
    const last = steps.at(-1);
    if (path !== undefined) steps.push({ kind: language === 'diff' ? 'change' : 'file', path, text });
    else if (language === 'sh') steps.push({ kind: 'commands', text });
    else if (language === 'text' && last?.kind === 'commands') steps[steps.length - 1] = { ...last, printed: text };
  }
  return steps;
}

/** What a person has after cloning and installing the project. */
export function copyProject(folder: string): void {
  for (const name of ['bench', 'bin', 'data', 'docs', 'experiments', 'grammars', 'src', 'test', 'tools']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  for (const name of ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']) {
    cpSync(join(ROOT, name), join(folder, name));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** Performs a step in a folder, and returns the output. */
export async function follow(step: Step, folder: string, store: string): Promise<string> {
  if (step.kind === 'commands') return runCommands(step.text, folder, store);
  const file = join(folder, step.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, step.kind === 'file' ? step.text : changedText(readFileSync(file, 'utf8'), step));
  return '';
}

/** The first expected line that is missing from the output, in order; undefined if none is. */
export function missingLine(printed: string, output: string): string | undefined {
  const lines = output.split('\n').map((line) => line.trimEnd());
  let from = 0;
  let mayLeaveOut = true;
  for (const line of printed.trimEnd().split('\n')) {
    if (line.trim() === '...') {
      mayLeaveOut = true;
      continue;
    }
    const at = lines.findIndex((candidate, index) => index >= from && isLike(candidate, line));
    if (at < 0 || (at > from && !mayLeaveOut)) return line;
    from = at + 1;
    mayLeaveOut = false;
  }
  return undefined;
}

function isLike(line: string, pattern: string): boolean {
  const parts = pattern
    .trimEnd()
    .split('...')
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(line);
}

/** Every hunk is found by the lines that stay and those that go. */
function changedText(before: string, { path, text }: { path: string; text: string }): string {
  return text.split(/^@@.*\n/m).reduce((whole, hunk) => {
    const lines = hunk.trimEnd().split('\n');
    const [found, wanted] = ['+', '-'].map((absent) =>
      lines
        .filter((line) => !line.startsWith(absent))
        .map((line) => `${line.slice(1)}\n`)
        .join(''),
    ) as [string, string];
    if (whole.split(found).length !== 2) throw new Error(`${path} has not exactly one place like\n${found}`);
    return whole.replace(found, () => wanted);
  }, before);
}

async function runCommands(commands: string, folder: string, store: string): Promise<string> {
  const script = commands.replaceAll('npx evodraughts', 'node bin/evodraughts.js').replaceAll(/^npx /gm, '');
  const path = [dirname(process.execPath), join(folder, 'node_modules/.bin'), process.env['PATH']].join(':');
  // A nested test run must not regard itself as part of this one.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name));
  const env = { ...Object.fromEntries(own), PATH: path, EVODRAUGHTS_STORE: store, EVODRAUGHTS_TABLES: 'no-tables' };
  const options = { cwd: folder, env: { ...env, LC_ALL: 'C.UTF-8', NO_COLOR: '1' }, maxBuffer: 2 ** 26 };
  const { stdout } = await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', script], options);
  return stdout;
}
