/** Where a command writes its result: standard output, or a file that takes its name only when it is complete. */

import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { InputError } from '../base/inputError.ts';

export interface Output {
  write(text: string): Promise<void>;
  /** Ends the output. An incomplete file is thrown away, and what stood under its name before stays. */
  close(complete: boolean): Promise<void>;
}

export function openOutput(file: string | undefined): Promise<Output> {
  return file === undefined ? Promise.resolve(standardOutput) : openFile(file);
}

const standardOutput: Output = {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  close: () => Promise.resolve(),
};

async function openFile(file: string): Promise<Output> {
  const temporary = `${file}.part`;
  const handle = await orExplain(file, open(temporary, 'w'));
  return {
    write: async (text) => {
      await orExplain(file, handle.write(text));
    },
    close: async (complete) => {
      await handle.close();
      await orExplain(file, complete ? rename(temporary, file) : rm(temporary));
    },
  };
}

async function orExplain<Value>(file: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new InputError('file-unwritable', `${file} cannot be written: ${(error as Error).message}.`);
  }
}
