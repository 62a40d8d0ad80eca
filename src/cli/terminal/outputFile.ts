/**
 * Where a command writes its result: standard output, or a file. A new file takes its name only when it is complete, so
 * that a failure leaves what stood there before; a device or a pipe is written to as it is.
 */

import { once } from 'node:events';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { InputError } from '../../base/inputError.ts';
import { describeFileError } from '../../base/fileError.ts';

export interface Output {
  /** A file that cannot be written to its end is thrown away at once. */
  write(text: string): Promise<void>;
  /** Ends the output. An incomplete file is thrown away, and what stood under its name before stays. */
  close(complete: boolean): Promise<void>;
}

/** Standard output for no file and for `-`. */
export function openOutput(file: string | undefined): Promise<Output> {
  return file === undefined || file === '-' ? Promise.resolve(standardOutput) : orExplain(file, openFile(file));
}

/** Turns down games on standard output where the result for a program goes there. */
export function checkGamesOutput(file: string | undefined, isForProgram: boolean): void {
  if (file !== '-' || !isForProgram) return;
  throw new InputError('pdn-json', 'With --json the result goes to standard output; give --pdn the name of a file.');
}

const standardOutput: Output = {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  close: () => Promise.resolve(),
};

async function openFile(file: string): Promise<Output> {
  // Behind a link, it is the linked file that is replaced.
  const target = await realpath(file).catch(() => file);
  const existing = await stat(target).catch(() => undefined);
  const isReplaced = existing === undefined || existing.isFile();
  const path = isReplaced ? `${target}.${process.pid}.part` : target;
  const handle = await open(path, isReplaced ? 'wx' : 'w');
  let isOpen = true;
  const close = async (complete: boolean): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await orExplain(file, handle.close());
    if (isReplaced) await orExplain(file, complete ? rename(path, target) : rm(path));
  };
  const write = async (text: string): Promise<void> => {
    try {
      // Unlike `write`, it goes on until all is written.
      await orExplain(file, handle.appendFile(text));
    } catch (error) {
      await close(false);
      throw error;
    }
  };
  return { write, close };
}

async function orExplain<Value>(file: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new InputError('file-unwritable', `${file} cannot be written: ${describeFileError(error)}.`);
  }
}
