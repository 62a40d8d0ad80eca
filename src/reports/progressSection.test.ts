import { describe, expect, test } from 'vitest';
import { EXAMPLE_STRENGTH, exampleGeneration } from '../../test/exampleRuns.ts';
import { reportedRun } from '../../test/reportedRuns.ts';
import type { Json } from '../base/json.ts';
import type { Block, Figure } from '../documents/document.ts';
import type { GenerationRecord, Statistics, StrengthRecord } from '../store/records.ts';
import type { ReportedRun } from './condition.ts';
import { progressSection } from './progressSection.ts';

test('traits of a run that belong together are one figure, in words', () => {
  const blocks = blocksOf((number) => ({
    traits: { 'mean weight, opening: men': 10 * number, 'likeness, %': 50, 'mean weight, opening: -imbalance': 5 },
  }));
  const [likeness, weights] = figuresIn(blocks).slice(-2);
  expect(likeness).toMatchObject({ id: 'run-traits-1', finding: 'Likeness stays at 50 %.' });
  expect(weights).toMatchObject({
    id: 'run-traits-2',
    finding: 'The greatest mean weight in the opening is that of men (20), the least that of balance (5).',
    caption:
      'Mean weight in the opening, averaged over the individuals of each generation, in run 4, over 3 generations.',
    chart: { kind: 'lines', series: [{ label: 'men' }, { label: 'balance' }] },
  });
  // The numbers are in the charts that draw them and in no other.
  const others = figuresIn(blocks).slice(0, -2);
  expect(JSON.stringify(others)).not.toContain('weight');
});

test('a trait of a run on islands has a line for each, and migrations', () => {
  const experiment = { islands: { count: 2, interval: 2, migrants: 1, immigration: 'open' } };
  const likeness = { 'likeness, %': 50 };
  const blocks = blocksOf(() => ({ traits: likeness, islands: [likeness, likeness] }), experiment);
  expect(figuresIn(blocks).at(-1)).toMatchObject({
    caption: expect.stringMatching(/of each island, in run 4.* Vertical lines show each migration\.$/) as string,
    chart: { series: [{ label: 'Island 1' }, { label: 'Island 2' }], events: { generations: [2] } },
  });
});

test('a run without traits has no such figure', () => {
  const figures = figuresIn(blocksOf(() => ({}))).map(({ id }) => id);
  expect(figures).toEqual(['run-fitness', 'run-size', 'run-diversity']);
});

test('fitness is written by its unit in the table of generations', () => {
  expect(fitnessCells(() => ({}))).toEqual({ shows: 'percent', first: 0.5 });
  expect(fitnessCells(() => ({ unit: 'error', best: -2.5 }))).toEqual({ shows: 'decimal', first: 2.5 });
  expect(fitnessCells(() => ({ unit: 'points', best: 7 }))).toEqual({ shows: 'decimal', first: 7 });
});

describe('strength', () => {
  const strengths = (run: number): StrengthRecord[] =>
    [0, 2, null].map((generation) => ({ ...EXAMPLE_STRENGTH, generation, elo: 500 + 50 * (generation ?? 4) + run }));
  const reported = (run: number): ReportedRun => ({
    ...reportedRun(run, {}),
    generations: [0, 1, 2].map((number) => exampleGeneration(number)),
    strengths: strengths(run),
  });
  const figuresOf = (...runs: ReportedRun[]): Figure[] => figuresIn(progressSection([{ label: 'one', runs }]).blocks);

  test('is the first figure of a run, with its champion and those by whom it was measured', () => {
    const [first] = figuresOf(reported(0));
    expect(first).toMatchObject({
      id: 'run-strength',
      finding: expect.stringMatching(/500 to 600 Elo above random moves.*the champion has 700 \(440-590\)\./) as string,
      chart: {
        kind: 'strength',
        points: [{ generation: 0 }, { generation: 2, elo: 600, low: 440, high: 590 }],
        champion: { elo: 700 },
        opponents: [
          { title: 'random', elo: 0 },
          { title: 'Fern', elo: 485 },
        ],
      },
    });
  });

  test('is the first figure of many runs, as a mean over those that measured it', () => {
    const [first] = figuresOf(reported(1), reported(3), { ...reported(5), strengths: [] });
    expect(first).toMatchObject({
      id: 'strength',
      finding: 'Strength in Elo above random moves changes from 502 to 602.',
      chart: { kind: 'bands', unit: 'elo', series: [{ replicates: 2, points: [{ value: 502 }, { value: 602 }] }] },
    });
  });

  test('is left out where it was not measured', () => {
    expect(figuresOf({ ...reported(1), strengths: [] }).map(({ id }) => id)).not.toContain('run-strength');
  });
});

type Change = (number: number) => Partial<Statistics>;

function blocksOf(change: Change, experiment: Json = {}): readonly Block[] {
  const generations = [0, 1, 2].map((number): GenerationRecord => {
    const record = exampleGeneration(number);
    return { ...record, statistics: { ...record.statistics, ...change(number) } };
  });
  const { run, ...rest } = reportedRun(4, {});
  return progressSection([{ label: 'one', runs: [{ ...rest, run: { ...run, experiment }, generations }] }]).blocks;
}

function figuresIn(blocks: readonly Block[]): Figure[] {
  return blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : []));
}

function fitnessCells(change: Change): { readonly shows: string; readonly first: unknown } {
  const folded = blocksOf(change).flatMap((block) => (block.kind === 'fold' ? block.blocks : []));
  const [table] = folded.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
  return { shows: table!.columns[3]!.shows, first: table!.rows[0]![3] };
}
