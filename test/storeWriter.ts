/** A separate process that stores a run: `storeWriter.ts FILE NAME GENERATIONS`. */

import { openStore } from '../src/store/store.ts';
import { EXAMPLE_RUN, exampleGeneration, exampleIndividual } from './exampleRuns.ts';

const [file, name, generations] = process.argv.slice(2) as [string, string, string];

using store = openStore(file);
const id = store.createRun({ ...EXAMPLE_RUN, name, generations: Number(generations) });
for (let number = 0; number < Number(generations); number++) {
  store.saveGeneration(id, exampleGeneration(number), [exampleIndividual(number)], { name, number });
}
