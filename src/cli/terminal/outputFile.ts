/**
 * The output of a command: standard output or a file. A new file gets its name only when it is complete, so that a
 * failure leaves an earlier file unchanged. Devices and pipes are written to directly.
 */

import { once } from 'node:events';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { InputError } from '../../base/inputError.ts';
import { describeFileError } from '../../base/fileError.ts';

export interface Output {
  /** A file that cannot be written completely is deleted at once. */
  write(text: string): Promise<void>;
  /** Ends the output. An incomplete file is deleted, and an earlier file of that name stays. */
  close(complete: boolean): Promise<void>;
}

/** Standard output for no file and for `-`. */
export function openOutput(file: string | undefined): Promise<Output> {
  return file === undefined || file === '-' ? Promise.resolve(standardOutput) : orExplain(file, openFile(file));
}

/** Rejects games on standard output if the JSON result goes there. */
export function checkGamesOutput(file: string | undefined, isForProgram: boolean): void {
  if (file !== '-' || !isForProgram) return;
  throw new InputError('pdn-json', 'With --json the result goes to standard output. Give --pdn the name of a file.');
}

const standardOutput: Output = {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  close: () => Promise.resolve(),
};

async function openFile(file: string): Promise<Output> {
  // If the name is a link, the linked file is replaced.
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
      // Unlike `write`, it continues until everything is written.
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
