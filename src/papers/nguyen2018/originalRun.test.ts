import * as fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { championText, randomCoefficients } from '../../../test/championFolders.ts';
import { parseNet } from '../../evaluators/netText.ts';
import { resolvePlayer } from '../../players/players.ts';
import { openStore } from '../../store/store.ts';
import type { OriginalChampions } from './originalChampions.ts';
import { parseOriginalChampion } from './originalChampion.ts';
import { importedFromChampions, rangesText } from './originalRun.ts';

function championsOf(generations: readonly number[], ply: number | null = 6): OriginalChampions {
  const texts = generations.map((generation) => championText(generation, { champRange: [[1, 0, generation % 2]] }));
  return { folder: 'run', date: null, ply, champions: texts.map(parseOriginalChampion) };
}

/** The weights of the net by which a player evaluates. */
function weightsOf(player: string): Float32Array {
  const { kind, values } = resolvePlayer(player);
  const [, argument] = /^net\((.*)\)$/.exec(kind.playsBy!(values).evaluation)!;
  const net = parseNet(argument!);
  return 'weights' in net ? net.weights : new Float32Array();
}

test('champions become a run, with what their files do not say left unknown', () => {
  const { run, generations, champion, tests } = importedFromChampions(championsOf([1, 3], null));
  expect(run).toMatchObject({
    name: 'Nguyen (2018): champions of the original program',
    variant: 'english',
    generations: 3,
    version: 'nguyen2018',
    experiment: {
      strategy: { search: 'flat', playouts: 300, cutoff: 6 },
      original: { folder: 'run', date: null, ply: null, champions: 2, generations: '1, 3' },
    },
  });
  expect(generations.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  expect(generations.map(({ best }) => best.player === '')).toEqual([true, false, true, false]);
  expect(generations.map(({ statistics }) => statistics.traits)).toEqual([
    undefined,
    { 'progress against earlier champions': 2 / 3 },
    undefined,
    { 'progress against earlier champions': 2 / 3 },
  ]);
  expect(new Set(generations.map(({ statistics }) => statistics.unit))).toEqual(new Set(['unknown']));
  expect(champion).toMatchObject({ player: generations[3]!.best.player, generation: 3, unit: 'unknown' });
  expect(champion!.individual.text).toMatch(/^means 91-40-10-1: man \+\d\.\d\d, king \+\d\.\d\d$/);
  expect(tests).toEqual([]);
});

test('champions play as in the program, at the ply of its run', () => {
  const playerAt = (ply: number | null): string => importedFromChampions(championsOf([0], ply)).champion!.player;
  for (const [ply, plies] of [
    [1, 1],
    [6, 6],
    [null, 6],
  ] as const) {
    const { kind, values } = resolvePlayer(playerAt(ply));
    expect([kind.name, values]).toEqual([
      'flat',
      expect.objectContaining({ plies, lines: 300, more: true, floor: true }),
    ]);
  }
});

test('any generations keep their nets in the store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  using store = openStore(join(folder, 'store.sqlite'));
  const some = fc.uniqueArray(fc.nat({ max: 40 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(some, (unsorted) => {
      const generations = unsorted.toSorted((one, two) => one - two);
      const [id] = store.importRuns([importedFromChampions(championsOf(generations))]);
      for (const generation of generations) {
        const expected = Float32Array.from(randomCoefficients(generation));
        expect(weightsOf(store.playerOf(id!, generation).player)).toEqual(expected);
      }
      const last = generations.at(-1)!;
      expect(store.playerOf(id!)).toEqual(store.playerOf(id!, last));
      const missing = Array.from({ length: last }, (_, number) => number).find(
        (number) => !generations.includes(number),
      );
      if (missing === undefined) return;
      expect(() => store.playerOf(id!, missing)).toThrow(
        `imported without its best individual in generation ${missing}.`,
      );
    }),
    { numRuns: 10 },
  );
  rmSync(folder, { recursive: true });
});

test('numbers in a row are written as ranges', () => {
  expect(rangesText([5])).toBe('5');
  expect(rangesText([0, 1, 2, 3, 66, 198, 199])).toBe('0-3, 66, 198-199');
});
