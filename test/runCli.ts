/** Runs the real command line in a process of its own. */

import { spawn } from 'node:child_process';

export const ROOT = new URL('..', import.meta.url).pathname;
const BIN = `${ROOT}bin/evodraughts.js`;

export interface CliResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface CliOptions {
  readonly input?: string;
  /** The node to start it with; the one that runs the tests if left out. */
  readonly node?: string;
}

export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const child = spawn(options.node ?? process.execPath, [BIN, ...args], { cwd: ROOT, env });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}
