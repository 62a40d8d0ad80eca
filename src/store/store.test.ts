import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as any from '../../test/anyRecord.ts';
import * as example from '../../test/exampleRuns.ts';
import type { Store } from './store.ts';
import { openStore } from './store.ts';

const { EXAMPLE_RUN, EXAMPLE_STRENGTH, exampleChampion, exampleGeneration, exampleIndividual, storeExample } = example;

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  store = openStore(join(folder, 'new', 'store.sqlite'));
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

test('everything stored is read back unchanged', () => {
  fc.assert(
    fc.property(
      any.anyNewRun,
      any.anyGeneration,
      fc.array(any.anyIndividual),
      any.anyJson,
      any.anyChampion,
      fc.array(any.anyTest),
      fc.array(any.anyStoredGame),
      (newRun, record, members, state, crowned, tests, games) => {
        const id = store.createRun(newRun);
        expect(store.run(id)).toMatchObject({ ...newRun, id, status: 'unfinished', generation: -1 });
        store.saveGeneration(id, record, members, state);
        expect(store.generations(id)).toEqual([record]);
        expect(store.generationOf(id, 0)).toEqual(record);
        expect(store.membersOf(id, 0)).toEqual(members);
        expect(store.stateOf(id)).toEqual(state);
        expect(store.playerOf(id).player).toBe(record.best.player);
        store.finishRun(id, crowned, tests, games);
        expect(store.champion(id)).toEqual(crowned);
        expect(store.run(id)).toMatchObject({ ...newRun, status: 'finished', generation: 0 });
        expect(store.tests({ run: id })).toMatchObject(tests.map((each) => ({ ...each, run: id })));
        expect(store.games({ run: id })).toEqual(games);
      },
    ),
    { numRuns: 40 },
  );
});

test('strengths come in the order of generations with the champion last, and a new one replaces the one before', () => {
  const [id, other] = [storeExample(store), storeExample(store)];
  const strengths = [null, 10, 2, 0].map((generation) => ({ ...EXAMPLE_STRENGTH, generation }));
  for (const strength of strengths) store.saveStrength(id, strength);
  store.saveStrength(id, { ...EXAMPLE_STRENGTH, elo: 333 });
  store.saveStrength(other, EXAMPLE_STRENGTH);
  expect(store.strengths(id).map(({ generation, elo }) => [generation, elo])).toEqual([
    [0, 512],
    [2, 333],
    [10, 512],
    [null, 512],
  ]);
  const { opponents: _, ...listed } = EXAMPLE_STRENGTH;
  expect(store.allStrengths().filter(({ run }) => run === other)).toEqual([{ run: other, ...listed }]);
  store.deleteRuns([id]);
  expect(store.allStrengths().map(({ run }) => run)).toEqual([other]);
  expect(() => store.strengths(id)).toThrow(expect.objectContaining({ code: 'run-unknown' }));
});

test('matches and tests that belong to no run', () => {
  fc.assert(
    fc.property(any.anyMatch, fc.array(any.anyStoredGame), any.anyTest, (record, games, tested) => {
      const id = store.addMatch(record, games);
      expect(store.matches().at(-1)).toMatchObject({ ...record, id });
      expect(store.games({ match: id })).toEqual(games);
      const [testId] = store.addTests([tested]);
      expect(store.tests().at(-1)).toMatchObject({ ...tested, id: testId });
    }),
    { numRuns: 40 },
  );
});

test('tests are stored together or not at all', () => {
  const tested = { player: 'first', variant: 'english', protocol: 'fair', result: null };
  expect(() =>
    store.addTests([
      { run: null, ...tested },
      { run: 99, ...tested },
    ]),
  ).toThrow(expect.objectContaining({ code: expect.any(String) }));
  expect(store.tests()).toEqual([]);
});

describe('a run', () => {
  test('continues generation by generation, and only the last state is kept', () => {
    const id = storeExample(store, {}, 'own.men', false);
    expect(store.run(id)).toMatchObject({ generation: 2, status: 'unfinished' });
    expect(store.generations(id).map((record) => record.number)).toEqual([0, 1, 2]);
    expect(store.generationsAfter(id, 0)).toEqual(store.generations(id).slice(1));
    expect(store.generationsAfter(id, 2)).toEqual([]);
    expect(store.stateOf(id)).toEqual({ step: 2 });
    expect(store.champion(id)).toBeUndefined();
  });

  test('that another process has continued is not overwritten', () => {
    const id = storeExample(store, {}, 'own.men', false);
    for (const number of [0, 2, 4]) {
      expect(() => store.saveGeneration(id, exampleGeneration(number, 'own.kings'), [], { step: -1 })).toThrow(
        expect.objectContaining({ code: 'run-moved-on' }),
      );
    }
    expect(store.generationOf(id, 2).best.text).toBe('own.men');
    expect([store.run(id).generation, store.stateOf(id)]).toEqual([2, { step: 2 }]);
  });

  test('can be finished only once', () => {
    const id = storeExample(store);
    const finished = expect.objectContaining({ code: 'run-finished' });
    expect(() => store.finishRun(id, exampleChampion('own.kings'), [], [])).toThrow(finished);
    expect(() => store.saveGeneration(id, exampleGeneration(3), [], null)).toThrow(finished);
    expect([store.champion(id), store.run(id).generation]).toEqual([exampleChampion(), 2]);
  });

  test('gives its champion as a player, or the best of any generation', () => {
    const id = storeExample(store, {}, 'own.men', false);
    expect(store.playerOf(id)).toEqual({ player: 'expression:own.men,mode=position', variant: 'english' });
    store.finishRun(id, exampleChampion('own.kings'), [], []);
    expect(store.playerOf(id)).toEqual({ player: 'expression:own.kings,mode=position', variant: 'english' });
    expect(store.playerOf(id, 1).player).toBe('expression:own.men,mode=position');
    expect(() => store.playerOf(id, 3)).toThrow('Run 1 has no generation 3; it has 0 to 2.');
    expect(() => store.playerOf(9)).toThrow(/^There is no run 9 in .*\. Stored are 1\.$/);
    expect(() => store.membersOf(store.createRun(EXAMPLE_RUN), 0)).toThrow('has no generation yet');
  });

  test('is deleted with all its data, and its number is not reused', () => {
    const id = storeExample(store);
    const tested = { player: 'run:1', variant: 'english', protocol: 'fair', result: null };
    store.addTests([
      { run: id, ...tested },
      { run: null, ...tested },
    ]);
    store.deleteRuns([id]);
    expect(() => store.run(id)).toThrow('None is stored yet.');
    expect(store.tests().map((record) => record.run)).toEqual([null]);
    expect(store.games({ run: id })).toEqual([]);
    expect(() => store.generations(id)).toThrow(expect.objectContaining({ code: 'run-unknown' }));
    expect(() => store.generationsAfter(id, 0)).toThrow(expect.objectContaining({ code: 'run-unknown' }));
    expect(() => store.deleteRuns([id])).toThrow(expect.objectContaining({ code: 'run-unknown' }));
    expect(store.createRun(EXAMPLE_RUN)).toBe(id + 1);
  });

  test('from elsewhere is imported completely', () => {
    const tests = [
      { player: 'expression:own.men,mode=position', variant: 'english', protocol: 'thesis', result: { wins: 3 } },
    ];
    const games = [{ pdn: '1. 9-13 *', result: '1-0', black: 'a', white: 'b' }];
    const generations = [0, 1].map((number) => exampleGeneration(number));
    const members = [[exampleIndividual(5)], []];
    const champion = exampleChampion();
    const [id] = store.importRuns([{ run: EXAMPLE_RUN, generations, members, champion, tests, games }]) as [number];
    expect(store.run(id)).toMatchObject({ ...EXAMPLE_RUN, status: 'imported', generation: 1 });
    expect(store.generations(id)).toEqual(generations);
    expect([store.membersOf(id, 0), store.membersOf(id, 1)]).toEqual(members);
    expect(store.tests({ run: id })).toMatchObject(tests);
    expect(store.games({ run: id })).toEqual(games);
    expect(store.playerOf(id).player).toBe(exampleChampion().player);
    expect(store.stateOf(id)).toBeUndefined();
  });

  test('from elsewhere may have only its final result', () => {
    const [first, last] = [exampleGeneration(0), exampleGeneration(1)];
    const generations = [{ ...first, best: { ...first.best, player: '' } }, last];
    const told = [generations, []].map((list) => ({ run: EXAMPLE_RUN, generations: list, tests: [] }));
    const [id, bare] = store.importRuns(told) as [number, number];
    expect(store.playerOf(id).player).toBe(last.best.player);
    expect(() => store.playerOf(id, 0)).toThrow('imported without its best individual in generation 0. Try run:1.');
    expect(() => store.playerOf(bare)).toThrow('Run 2 has no generation at all.');
  });
});

describe('several runs at once', () => {
  test('are imported all or not at all', () => {
    const good = { run: EXAMPLE_RUN, generations: [exampleGeneration(0)], tests: [] };
    const bad = { ...good, generations: [exampleGeneration(0), exampleGeneration(0)] };
    expect(() => store.importRuns([good, bad])).toThrow('UNIQUE constraint failed');
    expect(store.runs()).toEqual([]);
    expect(store.importRuns([good, good])).toHaveLength(2);
    expect(store.runs()).toHaveLength(2);
  });

  test('are deleted all or not at all', () => {
    const ids = [storeExample(store), storeExample(store)];
    expect(() => store.deleteRuns([...ids, 9])).toThrow(expect.objectContaining({ code: 'run-unknown' }));
    expect(store.runs().map(({ id }) => id)).toEqual(ids);
    store.deleteRuns(ids);
    expect(store.runs()).toEqual([]);
  });
});

test('a list of runs can be filtered and ordered', () => {
  const first = storeExample(store, { name: 'Beta' });
  const second = storeExample(store, { name: 'alpha 100%', variant: 'english-6x6' }, 'own.kings', false);
  const third = store.createRun({ ...EXAMPLE_RUN, name: 'gamma' });
  const ids = (filter: Parameters<Store['runs']>[0]): number[] => store.runs(filter).map(({ id }) => id);
  expect(ids({})).toEqual([first, second, third]);
  expect(ids({ variant: 'english-6x6' })).toEqual([second]);
  expect(ids({ name: 'ALPHA' })).toEqual([second]);
  expect(ids({ name: '%' })).toEqual([second]);
  expect(ids({ status: 'unfinished' })).toEqual([second, third]);
  expect(ids({ sort: 'name' })).toEqual([second, first, third]);
  store.saveStrength(first, { ...EXAMPLE_STRENGTH, elo: 900 });
  store.saveStrength(first, { ...EXAMPLE_STRENGTH, generation: null, elo: 400 });
  store.saveStrength(second, { ...EXAMPLE_STRENGTH, elo: 500 });
  expect(ids({ sort: 'strength', limit: 2 })).toEqual([second, first]);
  expect(ids({ sort: 'generation' })).toEqual([first, second, third]);
  expect(store.runs({ sort: 'updated' })[0]!.updatedAt >= store.runs({ sort: 'updated' })[2]!.updatedAt).toBe(true);
  expect(store.runs().map(({ fitness, text }) => [fitness, text])).toEqual([
    [0.7, example.EXAMPLE_TEXT],
    [0.7, 'own.kings'],
    [null, null],
  ]);
});

test('two processes that create the store at the same time both store all their data', async () => {
  const file = join(folder, 'shared.sqlite');
  const script = new URL('../../test/storeWriter.ts', import.meta.url).pathname;
  const write = (name: string): Promise<unknown> => promisify(execFile)(process.execPath, [script, file, name, '50']);
  await Promise.all([write('one'), write('two')]);
  using shared = openStore(file, { mustExist: true });
  expect(shared.runs({ sort: 'name' })).toMatchObject([
    { name: 'one', generation: 49 },
    { name: 'two', generation: 49 },
  ]);
  for (const { id, name } of shared.runs()) {
    expect(shared.generations(id)).toEqual(Array.from({ length: 50 }, (_, index) => exampleGeneration(index)));
    expect(shared.stateOf(id)).toEqual({ name, number: 49 });
  }
});
