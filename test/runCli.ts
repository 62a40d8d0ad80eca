/** Runs the real command line in a process of its own. */

import type { ChildProcessWithoutNullStreams as Child } from 'node:child_process';
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

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
  const { child, result } = startCli(args, options.node);
  child.stdin.end(options.input ?? '');
  return result;
}

/** Gives the command some input that does not end, waits until it has surely been read, and presses Ctrl-C. */
export async function interruptCli(args: readonly string[], input: string): Promise<CliResult> {
  const { child, result } = startCli(args);
  child.stdin.write(input);
  await setTimeout(1500);
  child.kill('SIGINT');
  return result;
}

function startCli(args: readonly string[], node = process.execPath): { child: Child; result: Promise<CliResult> } {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const child = spawn(node, [BIN, ...args], { cwd: ROOT, env });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => undefined);
  const result = new Promise<CliResult>((resolve) => child.on('close', (code) => resolve({ code, out, err })));
  return { child, result };
}
