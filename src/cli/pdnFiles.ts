/** Goes through the games of files, with progress, and stops at a game's end when Ctrl-C is pressed. */

import { stat } from 'node:fs/promises';
import { InputError } from '../base/inputError.ts';
import type { PdnEntry } from '../rules/pdn/reader.ts';
import { readPdn } from '../rules/pdn/reader.ts';
import type { Variant } from '../rules/variant.ts';
import { EXIT_FOUND, EXIT_INPUT, EXIT_INTERRUPTED, EXIT_OK } from './exitCode.ts';
import { startProgress } from './progress.ts';
import { readText } from './readText.ts';

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
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  const sizes = await Promise.all(files.map(sizeOf));
  const progress = startProgress(
    'Reading',
    sizes.reduce((sum, size) => sum + size, 0),
    quiet,
  );
  const failures: InputError[] = [];
  let bytesBefore = 0;
  for (const [index, file] of files.entries()) {
    visitor.file(file);
    try {
      const text = readText(file, (bytes) => progress.update(bytesBefore + bytes), stop.signal);
      for await (const entry of readPdn(text, { variant })) {
        if (stop.signal.aborted) break;
        await visitor.entry(entry);
      }
    } catch (error) {
      if (!(error instanceof InputError && error.code === 'file-unreadable')) throw error;
      failures.push(error);
    }
    bytesBefore += sizes[index]!;
    if (stop.signal.aborted) break;
  }
  progress.stop();
  process.removeListener('SIGINT', interrupt);
  return { interrupted: stop.signal.aborted, failures };
}

/** What a command that went through files tells the script that called it. */
export function exitCodeOf(run: PdnRun, hasFaults: boolean): number {
  if (run.interrupted) return EXIT_INTERRUPTED;
  if (run.failures.length > 0) return EXIT_INPUT;
  return hasFaults ? EXIT_FOUND : EXIT_OK;
}

/** The size in bytes, 0 where it is not known. */
async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}
