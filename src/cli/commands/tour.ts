/**
 * `evodraughts tour`, which is what `npm start` runs: evolves the default experiment before a newcomer's eyes, and
 * offers a game against the champion. It is evolved once; from then on the champion is there at once.
 */

import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Command } from 'commander';
import { createRun } from '../../lab/conductRun.ts';
import type { Experiment } from '../../lab/experiment.ts';
import { freezeExperiment } from '../../lab/experiment.ts';
import { readExperimentFile } from '../../lab/experimentFile.ts';
import { resolveSpec } from '../../players/players.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { RunRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { storeOption, storePath } from '../../store/storePath.ts';
import { openLines } from '../askLines.ts';
import { printChampion } from '../championText.ts';
import { EXIT_INTERRUPTED } from '../exitCode.ts';
import type { FollowOptions, Outcome } from '../followRun.ts';
import { followRun, outcomeJson, outcomeOf, printNext, setOption, threadsOption } from '../followRun.ts';
import { jsonOption, seedOption } from '../options.ts';
import { formatNoun, isInteractive, print, printJson } from '../terminal.ts';
import { wrapText } from '../wrapText.ts';
import { runPlay } from './play.ts';

interface TourOptions extends FollowOptions {
  readonly seed: number;
  readonly set: readonly string[];
}

const EXPERIMENT = fileURLToPath(new URL('../../../experiments/default-8x8.json', import.meta.url));

/** How a newcomer calls the program, who has not installed it anywhere else. */
const PROGRAM = 'npx evodraughts';

export function addTour(program: Command): void {
  program
    .command('tour')
    .description('evolve a strategy before your eyes, about a minute, and play against it')
    .addOption(seedOption())
    .addOption(threadsOption())
    .addOption(setOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts tour --seed 7')
    .action(runTour);
}

async function runTour(options: TourOptions): Promise<void> {
  const experiment = freezeExperiment(readExperimentFile(EXPERIMENT, options.set), resolveSpec);
  const outcome = await evolveOnce(experiment, options);
  if (options.json) {
    printJson(outcomeJson(outcome));
    return;
  }
  printNext(outcome, PROGRAM);
  if (outcome.run.status === 'finished' && isInteractive() && (await wantsGame())) await playChampion(outcome.run);
}

/** The run of the experiment with this seed: the one that is stored, gone on with if it was stopped, or a new one. */
async function evolveOnce(experiment: Experiment, options: TourOptions): Promise<Outcome> {
  using store = openStore(storePath());
  const earlier = earlierRun(store, experiment, options.seed);
  if (!options.json) printWelcome(experiment, earlier);
  if (earlier?.status !== 'finished') {
    return await followRun(store, earlier?.id ?? createRun(store, experiment, options.seed), options);
  }
  const outcome = outcomeOf(store, earlier.id, 0);
  if (!options.json) printEarlier(outcome);
  return outcome;
}

/** One that is finished if there is any, else the latest. */
function earlierRun(store: Store, experiment: Experiment, seed: number): RunRecord | undefined {
  const stored = JSON.parse(JSON.stringify(experiment)) as unknown;
  const runs = store
    .runs({ name: experiment.name })
    .filter((run) => run.status !== 'imported' && run.seed === seed && isDeepStrictEqual(run.experiment, stored));
  return runs.find(({ status }) => status === 'finished') ?? runs.at(-1);
}

function printWelcome({ generations }: Experiment, earlier: RunRecord | undefined): void {
  print('EvoDraughts: draughts strategies evolved, tested, explained and played.');
  print('');
  if (earlier?.status === 'finished') return;
  if (earlier) print(`Run ${earlier.id} was stopped, and goes on from what is stored in ${resolve(storePath())}.`);
  else for (const sentence of describePlan(generations)) print(wrapText('', sentence));
  print('');
}

function describePlan(generations: number): string[] {
  return [
    'A strategy is an expression over what can be counted on the board, such as men, kings and threats. Now ' +
      `strategies are bred for ${formatNoun(generations, 'generation')} by the games they win; the best is chosen by ` +
      'new games, explained, and tested.',
    `It takes about a minute on two cores, and is kept in ${resolve(storePath())}. Ctrl-C stops it; the same command ` +
      'goes on from there.',
  ];
}

function printEarlier({ run, champion }: Outcome): void {
  print(`Run ${run.id} has evolved a champion with seed ${run.seed} already.`);
  print(`To evolve another: npm start -- --seed ${run.seed + 1}${storeOption()}`);
  print('');
  printChampion(champion!, run.variant);
}

async function wantsGame(): Promise<boolean> {
  const lines = openLines(() => (process.exitCode = EXIT_INTERRUPTED));
  try {
    print('');
    const answer = await lines.ask('Play against it now? [Y/n] ');
    if (answer === undefined) print('');
    return /^(y|yes)?$/i.test(answer?.trim() ?? 'no');
  } finally {
    lines.close();
  }
}

async function playChampion({ id, variant, seed }: RunRecord): Promise<void> {
  await runPlay({ variant: variantNamed(variant), black: 'human', white: `run:${id}`, seed });
}
