/** A process that opens a store and prints the results, each a code or a number: `storeVisitor.ts FILE`. */

import { InputError } from '../src/base/inputError.ts';
import { openStore } from '../src/store/store.ts';
import { EXAMPLE_RUN } from './exampleRuns.ts';

const [file] = process.argv.slice(2) as [string];

function fate(mustExist: boolean, work: (store: ReturnType<typeof openStore>) => number): string | number {
  try {
    using store = openStore(file, { mustExist });
    return work(store);
  } catch (error) {
    if (error instanceof InputError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

const list = fate(true, (store) => store.runs().length);
const change = fate(true, (store) => store.createRun(EXAMPLE_RUN));
const open = fate(false, () => 0);
process.stdout.write(JSON.stringify({ list, change, open }));
