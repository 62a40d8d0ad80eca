import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXAMPLE_RUN, exampleGeneration } from '../../test/exampleRuns.ts';
import { createRng, randomFraction } from '../base/rng.ts';
import { formatWeights } from '../nets/weightsText.ts';
import { Connection } from './connection.ts';
import { openStore } from './store.ts';
import { packOfRun, unpackOfRun } from './wordTable.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  file = join(folder, 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The weights of a large net, as a word. */
function wordOf(seed: number): string {
  const rng = createRng(seed);
  return formatWeights(Float32Array.from({ length: 4101 }, () => randomFraction(rng)));
}

function withConnection(work: (connection: Connection, run: number) => void): void {
  const store = openStore(file);
  const run = store.createRun(EXAMPLE_RUN);
  store.close();
  const database = new DatabaseSync(file);
  work(new Connection(database, file), run);
  database.close();
}

function wordsIn(connection: Connection): number {
  return connection.first(
    { compile: () => ({ sql: 'select count(*) as n from words', parameters: [] }) } as never,
    ({ n }: { n: number }) => n,
  )!;
}

test('any JSON comes back as it was, with long words and without', () => {
  const anyText = fc.oneof(fc.string(), fc.constantFrom(wordOf(1), wordOf(2), `net(${wordOf(3)}),\0${'A'.repeat(22)}`));
  withConnection((connection, run) => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), anyText)), (value) => {
        const packed = packOfRun(connection, run, value);
        expect(JSON.stringify(unpackOfRun(connection, run, packed))).toBe(JSON.stringify(value));
      }),
      { numRuns: 30 },
    );
  });
});

test('a long word is stored once, and goes with its run', () => {
  withConnection((connection, run) => {
    const word = wordOf(1);
    const packed = packOfRun(connection, run, [word, `net(subsquares: ${word})`, { opponents: [word, word] }]);
    expect(packed.length).toBeLessThan(300);
    packOfRun(connection, run, { again: word });
    expect(wordsIn(connection)).toBe(1);
    connection.execute('pragma foreign_keys = on');
    connection.execute(`delete from runs where id = ${run}`);
    expect(wordsIn(connection)).toBe(0);
    expect(() => unpackOfRun(connection, run, packed)).toThrow('lacks a part');
  });
});

test('a store whose words are gone says that it is damaged', () => {
  const store = openStore(file);
  const run = store.createRun(EXAMPLE_RUN);
  const generation = exampleGeneration(0);
  const player = `alphabeta:depth=2,eval=net(subsquares: ${wordOf(4)})`;
  const best = { ...generation.best, genome: wordOf(4), player };
  store.saveGeneration(run, { ...generation, best }, [], null);
  expect(store.generations(run)[0]!.best).toEqual(best);
  store.close();
  const database = new DatabaseSync(file);
  database.exec('delete from words');
  database.close();
  using opened = openStore(file);
  expect(() => opened.generations(run)).toThrow('damaged');
});

test('a run of nets takes little more than its different weights', () => {
  const store = openStore(file);
  const run = store.createRun(EXAMPLE_RUN);
  for (let number = 0; number < 5; number++) {
    const words = Array.from({ length: 15 }, (_, index) => wordOf(10 * number + index));
    const members = words.map((genome, id) => ({ id, genome, parents: [], worth: [1], text: 'a net' }));
    const opponents = words.map((word) => ({
      player: `alphabeta:depth=2,eval=net(subsquares: ${word})`,
      share: 1 / 15,
    }));
    store.saveGeneration(run, { ...exampleGeneration(number), opponents }, members, words);
  }
  store.close();
  const different = 10 * 5 + 5;
  expect(statSync(file).size).toBeLessThan(different * 4 * 4101 * 1.25 + 300_000);
});
