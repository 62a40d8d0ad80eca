/**
 * Shared by the commands on PDN files: reads the games with progress until Ctrl-C, and reports faults.
 */

import { stat } from 'node:fs/promises';
import { InputError } from '../../base/inputError.ts';
import type { PdnProblem } from '../../rules/pdn/problems.ts';
import type { PdnEntry } from '../../rules/pdn/reader.ts';
import { readPdn } from '../../rules/pdn/reader.ts';
import type { Variant } from '../../rules/variant.ts';
import { EXIT_FOUND, EXIT_INPUT, EXIT_INTERRUPTED, EXIT_OK } from '../terminal/exitCode.ts';
import { listenForInterrupt } from '../terminal/interruption.ts';
import { startProgress } from '../terminal/progress.ts';
import { readText } from '../terminal/readText.ts';

export interface PdnRun {
  /** Whether Ctrl-C ended it early. */
  readonly interrupted: boolean;
  /** The files that could not be read, with the reason. */
  readonly failures: readonly InputError[];
}

export interface PdnVisitor {
  /** Comes before the games of a file. */
  readonly file: (file: string) => void;
  readonly entry: (entry: PdnEntry) => void | Promise<void>;
}

/** Shows a visitor every game of every file, in order. A file that cannot be read does not stop the others. */
export async function visitPdnFiles(
  files: readonly string[],
  variant: Variant,
  quiet: boolean,
  visitor: PdnVisitor,
): Promise<PdnRun> {
  using interruption = listenForInterrupt();
  const { signal } = interruption;
  const progress = startProgress('Reading', await totalSize(files), quiet);
  const failures: InputError[] = [];
  let bytesBefore = 0;
  try {
    for (const file of files) {
      if (signal.aborted) break;
      visitor.file(file);
      let bytesRead = 0;
      const text = readText(file, signal, (bytes) => {
        bytesRead = bytes;
        progress.update(bytesBefore + bytes);
      });
      const failure = await visitGames(readPdn(text, { variant }), signal, visitor);
      if (failure) failures.push(failure);
      bytesBefore += bytesRead;
    }
  } finally {
    progress.stop();
  }
  return { interrupted: signal.aborted, failures };
}

/** The place and text of a problem, in the form that editors turn into a link. */
export function describeProblem(file: string, { line, column, message }: PdnProblem): string {
  return `${file}:${line}:${column}: ${message}`;
}

/** The exit code of a command that has read files. */
export function exitCodeOf(run: PdnRun, hasFaults: boolean): number {
  if (run.interrupted) return EXIT_INTERRUPTED;
  if (run.failures.length > 0) return EXIT_INPUT;
  return hasFaults ? EXIT_FOUND : EXIT_OK;
}

/** Shows the games of one file; returns why it could not be read to its end. */
async function visitGames(
  entries: AsyncIterable<PdnEntry>,
  signal: AbortSignal,
  visitor: PdnVisitor,
): Promise<InputError | undefined> {
  try {
    for await (const entry of entries) {
      if (signal.aborted) break;
      await visitor.entry(entry);
    }
    return undefined;
  } catch (error) {
    if (error instanceof InputError && error.code === 'file-unreadable') return error;
    throw error;
  }
}

/** The size of all files together, if it is known: it is not for standard input and pipes. */
async function totalSize(files: readonly string[]): Promise<number | undefined> {
  const sizes = await Promise.all(files.map(sizeOf));
  return sizes.reduce((sum, size) => (sum === undefined || size === undefined ? undefined : sum + size), 0);
}

async function sizeOf(file: string): Promise<number | undefined> {
  const stats = file === '-' ? undefined : await stat(file).catch(() => undefined);
  return stats?.isFile() ? stats.size : undefined;
}
