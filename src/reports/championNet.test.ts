import { expect, test } from 'vitest';
import { EXAMPLE_RUN, exampleChampion } from '../../test/exampleRuns.ts';
import { reportedRun } from '../../test/reportedRuns.ts';
import type { Block } from '../documents/document.ts';
import { championsSection } from './championsSection.ts';
import type { ReportedRun } from './condition.ts';

/** A run of nets whose champion is so many Elo above random moves. */
function netRun(id: number, elo: number): ReportedRun {
  const run = reportedRun(id, { random: 0.9 });
  const experiment = { ...(EXAMPLE_RUN.experiment as object), genome: { method: 'net', shape: 'tiers' } };
  const text = 'tiers 82-1: man +0.01, king +0.03';
  const champion = { ...exampleChampion(text), player: `alphabeta:depth=2,eval=net(tiers: random ${id})` };
  const strength = { run: id, generation: null, elo, low: elo - 9, high: elo + 9, games: 9, opponents: [] };
  return { ...run, run: { ...run.run, experiment }, champion, strengths: [strength] };
}

const blocksIn = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'fold' ? [block, ...blocksIn(block.blocks)] : [block]));

test('a net is shown by its shape, its boards, and its formations, and never by its weights', () => {
  const blocks = blocksIn(championsSection([{ label: 'oak', runs: [netRun(1, 500)] }]).blocks);
  const texts = JSON.stringify(blocks);
  expect(texts).toContain('A net with 82 inputs, no hidden layer. Its shape is `tiers`');
  expect(texts).toContain('Correlations of formations with what the count of pieces does not explain');
  expect(blocks.filter(({ kind }) => kind === 'code')).toEqual([]);
  const figures = blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : []));
  expect(figures.map(({ id }) => id)).toEqual(['net-of-run-1']);
  expect(figures[0]!.chart.kind).toBe('boards');
  expect(figures[0]!.caption).toMatch(/^The champion of run 1\. What a piece/);
});

test('only the strongest net of each condition has boards', () => {
  const conditions = [
    { label: 'oak', runs: [netRun(1, 500), netRun(2, 700), netRun(3, 600)] },
    { label: 'elm', runs: [netRun(4, 100)] },
  ];
  const blocks = blocksIn(championsSection(conditions).blocks);
  const ids = blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure.id] : []));
  expect(ids).toEqual(['net-of-run-2', 'net-of-run-4']);
  expect(blocks.filter(({ kind }) => kind === 'fold').length).toBe(4);
});

test('a net that cannot be read is shown by its player', () => {
  const run = netRun(1, 500);
  const champion = { ...run.champion!, player: `alphabeta:eval=net(later: ${'A'.repeat(100)})` };
  const blocks = blocksIn(championsSection([{ label: 'oak', runs: [{ ...run, champion }] }]).blocks);
  expect(blocks.filter(({ kind }) => kind === 'figure' || kind === 'code').map(({ kind }) => kind)).toEqual(['code']);
});

test('points in training are not percentages', () => {
  const run = netRun(1, 500);
  const champion = { ...run.champion!, unit: 'points', training: 21 } as const;
  const blocks = championsSection([{ label: 'oak', runs: [{ ...run, champion }] }]).blocks;
  const table = blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []))[0]!;
  const names = table.columns.map(({ name }) => name);
  expect(names).not.toContain('training');
  expect(table.rows[0]![names.indexOf('training points')]).toBe(21);
  expect(JSON.stringify(blocks)).toContain('Training points are those of the training games');
});
