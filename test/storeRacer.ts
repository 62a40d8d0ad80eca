/**
 * A process that competes with others for a store, and prints the key that it got: `storeRacer.ts FILE PLAY CHANGES`.
 * It appends moves to the latest version of a game that it has seen, until the given number of them are stored.
 */

import { randomUUID } from 'node:crypto';
import { InputError } from '../src/base/inputError.ts';
import { openStore } from '../src/store/store.ts';

const [file, id, changes] = process.argv.slice(2) as [string, string, string];

using store = openStore(file);
process.stdout.write(store.key('cookies', randomUUID));
for (let stored = 0; stored < Number(changes);) {
  const { moves, version } = store.play(id)!;
  try {
    store.changePlay(id, version, { moves: [...moves, `${process.pid}-${stored}`], outcome: null });
    stored++;
  } catch (error) {
    if (!(error instanceof InputError && error.code === 'play-moved-on')) throw error;
  }
}
