/**
 * Runs an experiment with several seeds, one after the other, and prints a table of the champions for the documents:
 *
 *     node tools/seedTable.ts experiments/default-8x8.json 1-10 [championDepth=1 ...]
 *
 * Runs are kept in the store. After a stop, the same command uses the finished runs and continues with the others.
 */

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FairResult } from '../src/arena/fairTest.ts';
import { parseSeeds } from '../src/cli/runs/seedList.ts';
import { freezeExperiment } from '../src/experiments/experiment.ts';
import { readExperimentFile } from '../src/experiments/experimentFile.ts';
import { resolveSpec } from '../src/players/players.ts';
import { openStore } from '../src/store/store.ts';
import { storePath } from '../src/store/storePath.ts';
import { runOf } from './runOf.ts';

const CLI = fileURLToPath(new URL('../bin/evodraughts.js', import.meta.url));

const [file = '', seedsText = '1-10', ...changes] = process.argv.slice(2);
const experiment = freezeExperiment(readExperimentFile(file, changes), resolveSpec);

interface Row {
  readonly seed: number;
  readonly seconds: number;
  readonly size: number;
  /** Training minus confirmation, in percentage points. */
  readonly gap: number;
  readonly text: string;
  readonly test: FairResult;
}

const rows: Row[] = [];
for (const seed of parseSeeds(seedsText)) {
  const id = findRun(seed);
  if (id === undefined)
    await evodraughts('evolve', file, '--seed', String(seed), ...changes.flatMap((change) => ['--set', change]));
  else if (!isFinished(id)) await evodraughts('resume', String(id));
  rows.push(rowOf(findRun(seed)!, seed));
  process.stderr.write(`seed ${seed} is done\n`);
}
printTable();

async function evodraughts(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [CLI, ...args, '--json'], { maxBuffer: 1 << 26 });
}

function findRun(seed: number): number | undefined {
  using store = openStore(storePath());
  return runOf(store, experiment, seed);
}

function isFinished(id: number): boolean {
  using store = openStore(storePath());
  return store.run(id).status === 'finished';
}

function rowOf(id: number, seed: number): Row {
  using store = openStore(storePath());
  const { individual, training, confirmation } = store.champion(id)!;
  const timeMs = store.generations(id).reduce((sum, generation) => sum + generation.timeMs, 0);
  return {
    seed,
    seconds: timeMs / 1000,
    size: -individual.worth![1]!,
    gap: 100 * (training - confirmation.points),
    text: individual.text!,
    test: store.tests({ run: id })[0]!.result as unknown as FairResult,
  };
}

function printTable(): void {
  const opponents = rows[0]!.test.players[0]!.opponents.map(({ opponent }) => opponent);
  const head = [
    'seed',
    'seconds of evolution',
    'size',
    'gap',
    ...opponents.flatMap((name) => [`wins, ${name}`, 'points']),
  ];
  const lines = rows.map(({ seed, seconds, size, gap, test }) => [
    String(seed),
    seconds.toFixed(0),
    String(size),
    gap.toFixed(1),
    ...test.players[0]!.opponents.flatMap(({ winRate, points, asBlack, asWhite }) => [
      `${percent(winRate.value)} (${percent(asBlack.winRate.value)}, ${percent(asWhite.winRate.value)})`,
      `${percent(points.value)} (${percent(points.low)}-${percent(points.high)})`,
    ]),
  ]);
  const means = opponents.flatMap((_, index) => [
    percent(mean(rows.map(({ test }) => test.players[0]!.opponents[index]!.winRate.value))),
    percent(mean(rows.map(({ test }) => test.players[0]!.opponents[index]!.points.value))),
  ]);
  const average = [
    'mean',
    mean(rows.map(({ seconds }) => seconds)).toFixed(0),
    '',
    mean(rows.map(({ gap }) => gap)).toFixed(1),
    ...means,
  ];
  for (const cells of [head, head.map(() => '---'), ...lines, average])
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  process.stdout.write('\n');
  for (const { seed, text } of rows) process.stdout.write(`${seed}. \`${text}\`\n`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
