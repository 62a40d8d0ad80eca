import { expect, test } from 'vitest';
import { exampleGeneration } from '../../test/exampleRuns.ts';
import { reportedRun } from '../../test/reportedRuns.ts';
import type { Block } from '../documents/document.ts';
import type { GenerationRecord, Statistics } from '../store/records.ts';
import { progressSection } from './progressSection.ts';

test('the traits of a run are one figure with a panel each', () => {
  const blocks = blocksOf((number) => ({ traits: { 'mean weight of men': 10 * number, 'likeness, %': 50 } }));
  const traits = blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : [])).at(-1)!;
  expect(traits.finding).toBe('Mean weight of men changes from 0 to 20. Likeness, % stays at 50.');
  expect(traits.caption).toContain('in run 4, over 3 generations');
  expect(traits.chart).toMatchObject({
    kind: 'curves',
    series: [
      { group: 'mean weight of men', points: [0, 10, 20].map((value, generation) => ({ generation, value })) },
      { group: 'likeness, %', points: [50, 50, 50].map((value, generation) => ({ generation, value })) },
    ],
  });
});

test('a run without traits has no such figure', () => {
  const figures = blocksOf(() => ({})).flatMap((block) => (block.kind === 'figure' ? [block.figure.id] : []));
  expect(figures).toEqual(['run-fitness', 'run-size', 'run-diversity']);
});

test('fitness is written by its unit in the table of generations', () => {
  expect(fitnessCells(() => ({}))).toEqual({ shows: 'percent', first: 0.5 });
  expect(fitnessCells(() => ({ unit: 'error', best: -2.5 }))).toEqual({ shows: 'decimal', first: 2.5 });
  expect(fitnessCells(() => ({ unit: 'points', best: 7 }))).toEqual({ shows: 'decimal', first: 7 });
});

type Change = (number: number) => Partial<Statistics>;

function blocksOf(change: Change): readonly Block[] {
  const generations = [0, 1, 2].map((number): GenerationRecord => {
    const record = exampleGeneration(number);
    return { ...record, statistics: { ...record.statistics, ...change(number) } };
  });
  return progressSection([{ label: 'one', runs: [{ ...reportedRun(4, {}), generations }] }]).blocks;
}

function fitnessCells(change: Change): { readonly shows: string; readonly first: unknown } {
  const folded = blocksOf(change).flatMap((block) => (block.kind === 'fold' ? block.blocks : []));
  const [table] = folded.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
  return { shows: table!.columns[3]!.shows, first: table!.rows[0]![3] };
}
