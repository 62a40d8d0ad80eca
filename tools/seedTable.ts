/**
 * Runs an experiment with several seeds, one after the other, and prints a table of the champions for the documents:
 *
 *     node tools/seedTable.ts experiments/default-8x8.json 1-10 [championDepth=1 ...]
 *
 * Runs are kept in the store. After a stop, the same command uses the finished runs and continues with the others.
 * Strengths are Elo above random moves by the yardstick of the experiment: of the best and of the median individual of
 * generation 0, by its training, and of the champion. All three search as deep as the champion.
 */

import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FairResult } from '../src/arena/fairTest.ts';
import { parseSeeds } from '../src/cli/runs/seedList.ts';
import { bestFirst } from '../src/evolvers/bestFirst.ts';
import { yardstickOf } from '../src/experiments/yardstick.ts';
import { createStrengthMeter } from '../src/lab/measureStrength.ts';
import { createLaboratory } from '../src/lab/laboratory.ts';
import { openLabPool } from '../src/lab/labPool.ts';
import { freezeExperiment } from '../src/experiments/experiment.ts';
import { readExperimentFile } from '../src/experiments/experimentFile.ts';
import { resolveSpec } from '../src/players/players.ts';
import type { Store } from '../src/store/store.ts';
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
  readonly strengths: Strengths;
}

/** Elo above random moves. */
interface Strengths {
  readonly best: number;
  readonly median: number;
  readonly champion: number;
}

const pool = await openLabPool(availableParallelism());
const rows: Row[] = [];
for (const seed of parseSeeds(seedsText)) {
  const id = findRun(seed);
  if (id === undefined)
    await evodraughts('evolve', file, '--seed', String(seed), ...changes.flatMap((change) => ['--set', change]));
  else if (!isFinished(id)) await evodraughts('resume', String(id));
  rows.push(await rowOf(findRun(seed)!, seed));
  process.stderr.write(`seed ${seed} is done\n`);
}
await pool.close();
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

async function rowOf(id: number, seed: number): Promise<Row> {
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
    strengths: await strengthsOf(id, seed, store),
  };
}

async function strengthsOf(id: number, seed: number, store: Store): Promise<Strengths> {
  const laboratory = createLaboratory(experiment);
  const first = bestFirst(store.membersOf(id, 0).filter(({ worth }) => worth !== null));
  const meter = createStrengthMeter(pool.games, yardstickOf(experiment, experiment.variant), seed);
  const eloOf = async (player: string): Promise<number> => (await meter(player)).elo;
  const eloAt = (index: number): Promise<number> =>
    eloOf(laboratory.championOf(laboratory.representation.express(first[index]!.genome)!));
  return {
    best: await eloAt(0),
    median: await eloAt(Math.floor(first.length / 2)),
    champion: await eloOf(store.champion(id)!.player),
  };
}

function printTable(): void {
  const opponents = rows[0]!.test.players[0]!.opponents.map(({ opponent }) => opponent);
  const head = [
    'seed',
    'seconds of evolution',
    'size',
    'gap',
    'Elo, generation 0: best',
    'median',
    'champion',
    ...opponents.flatMap((name) => [`wins, ${name}`, 'points']),
  ];
  const lines = rows.map(({ seed, seconds, size, gap, test, strengths }) => [
    String(seed),
    seconds.toFixed(0),
    String(size),
    gap.toFixed(1),
    ...[strengths.best, strengths.median, strengths.champion].map((elo) => elo.toFixed(0)),
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
    ...(['best', 'median', 'champion'] as const).map((which) =>
      mean(rows.map((row) => row.strengths[which])).toFixed(0),
    ),
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
