/** Runs the real command line at a separate terminal, with typed input. */

import { spawn, spawnSync } from 'node:child_process';
import type { CliResult } from './runCli.ts';
import { ROOT } from './runCli.ts';

/** An answer is typed when its prompt is shown. */
type Answer = readonly [prompt: string, text: string];

/** Whether this machine has the program that provides a terminal. */
export function hasTerminal(): boolean {
  return process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;
}

/** The output of a command at a terminal of this width, and its exit code. */
export async function runAtTerminal(
  args: readonly string[],
  columns: number,
  answers: readonly Answer[],
): Promise<Pick<CliResult, 'code' | 'out'>> {
  const words = [process.execPath, `${ROOT}bin/evodraughts.js`, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qec', `stty cols ${columns}; ${words}`, '/dev/null']);
  const left = [...answers];
  let out = '';
  let answered = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    const at = left.length === 0 ? -1 : out.indexOf(left[0]![0], answered);
    if (at === -1) return;
    answered = out.length;
    child.stdin.write(`${left.shift()![1]}\r`);
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out: out.replaceAll('\r\n', '\n') };
}
