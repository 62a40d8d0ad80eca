/**
 * Runs the command line. Most tests check what a command prints and how it ends, and call it as a function, because a
 * process would spend most of its time starting. Tests of what only a process shows (signals, a crash, a store that two
 * processes share, the Node that starts it) run one.
 */

import type { ChildProcessWithoutNullStreams as Child } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { callCommand } from './callCommand.ts';

export const ROOT = new URL('..', import.meta.url).pathname;
const BIN = `${ROOT}bin/evodraughts.js`;

export interface CliResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface CliOptions {
  readonly input?: string;
  /** The folder of endgame tables; none by default. */
  readonly tables?: string;
  /** The folder it is started in; that of the repository by default. */
  readonly folder?: string;
}

/** Calls the command in this process. */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const { input = '', folder = ROOT } = options;
  return callCommand(args, { input, folder, environment: environmentOf(options) });
}

/** Runs the command in a separate process, with the Node of the tests or another. */
export async function runProcess(
  args: readonly string[],
  { node, ...options }: CliOptions & { readonly node?: string } = {},
): Promise<CliResult> {
  const { child, result } = start([node ?? process.execPath, BIN, ...args], options);
  child.stdin.end(options.input ?? '');
  return result;
}

/**
 * Gives the command some input that does not end, waits until it has been read or the output meets a condition, and
 * presses Ctrl-C, or sends another signal.
 */
export async function interruptCli(
  args: readonly string[],
  input: string,
  when: number | ((out: string) => boolean) = 1500,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<CliResult> {
  const { child, result, said } = start([process.execPath, BIN, ...args]);
  child.stdin.write(input);
  if (typeof when === 'number') await setTimeout(when);
  else while (child.exitCode === null && !when(said())) await setTimeout(20);
  child.kill(signal);
  return result;
}

/** Runs a command that checks its store before it begins to work, and breaks the store after that check. */
export async function runWhileStoreBreaks(args: readonly string[], store: string): Promise<CliResult> {
  const { child, result } = start([process.execPath, BIN, ...args, '--store', store]);
  child.stdin.end();
  // A new store that has been closed is complete, and has no log beside it.
  const isReady = (): boolean => existsSync(store) && statSync(store).size > 4096 && !existsSync(`${store}-wal`);
  while (child.exitCode === null && !isReady()) await setTimeout(5);
  writeFileSync(store, 'no store any more');
  return result;
}

/** Runs a command that cannot write files of more than a few kilobytes, which fails like a full disk. */
export async function runWithSmallFiles(args: readonly string[]): Promise<CliResult> {
  const { child, result } = start(['bash', '-c', 'ulimit -f 4; exec "$0" "$@"', process.execPath, BIN, ...args]);
  child.stdin.end();
  return result;
}

interface Started {
  readonly child: Child;
  readonly result: Promise<CliResult>;
  /** The output so far. */
  readonly said: () => string;
}

function start([program, ...args]: readonly [string, ...string[]], options: CliOptions = {}): Started {
  const env = { ...process.env, ...environmentOf(options) };
  const child = spawn(program, args, { cwd: options.folder ?? ROOT, env });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => undefined);
  const result = new Promise<CliResult>((resolve) => child.on('close', (code) => resolve({ code, out, err })));
  return { child, result, said: () => out };
}

/** A test that names no store never reads or writes the store of the person who runs the tests. */
function environmentOf({ tables = 'no-tables' }: CliOptions): Readonly<Record<string, string>> {
  const EVODRAUGHTS_STORE = process.env['EVODRAUGHTS_STORE'] ?? join(tmpdir(), 'evodraughts-no-store', 'no.sqlite');
  return { LC_ALL: 'C.UTF-8', EVODRAUGHTS_TABLES: tables, EVODRAUGHTS_STORE };
}

/** The JSON answer of a command that must succeed. */
export async function runJson(args: readonly string[], options: CliOptions = {}): Promise<unknown> {
  const { code, out, err } = await runCli([...args, '--json'], options);
  if (code !== 0) throw new Error(`${args.join(' ')} exits with ${code}: ${out}${err}`);
  return JSON.parse(out);
}
