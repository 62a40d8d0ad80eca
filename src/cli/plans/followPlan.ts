/** Conducts the unfinished runs of a plan and shows the progress, until all are finished or Ctrl-C is pressed. */

import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import packageJson from '../../../package.json' with { type: 'json' };
import type { PlanEvent, PlanOutcome } from '../../lab/conductPlan.ts';
import { conductPlan } from '../../lab/conductPlan.ts';
import type { PlanFolder } from '../../lab/planFolder.ts';
import type { Store } from '../../store/store.ts';
import { wholeNumber } from '../terminal/options.ts';
import { PlanProgress } from './planProgress.ts';
import { PlanScreen } from './planScreen.ts';
import { listenForInterrupt } from '../terminal/interruption.ts';
import { formatNoun, printError } from '../terminal/terminal.ts';

export interface PlanFollowOptions {
  readonly jobs: number;
  readonly json?: boolean;
}

export function jobsOption(): Option {
  return new Option('--jobs <number>', 'runs at once, each in one thread; the results do not depend on it')
    .argParser(wholeNumber(1, 256))
    .default(availableParallelism(), 'all cores');
}

export async function followPlan(
  store: Store,
  folder: PlanFolder,
  { jobs, json }: PlanFollowOptions,
): Promise<PlanOutcome> {
  remarkOnVersions(store, folder);
  using interruption = listenForInterrupt();
  const progress = new PlanProgress(store, folder, jobs);
  const screen = new PlanScreen(progress, json === true);
  interruption.signal.addEventListener('abort', () => screen.note('stopping'));
  const runs = new Map(folder.runs.map((run) => [run.id, run]));
  let elsewhere = 0;
  const onEvent = (event: PlanEvent): void => {
    if (event.kind === 'elsewhere') elsewhere++;
    progress.hear(event, performance.now());
    if (event.kind === 'finished' || event.kind === 'failed') screen.end(event, runs.get(event.run)!);
    screen.update();
  };
  const options = { jobs, stop: interruption.signal, onEvent };
  const outcome = await conductPlan(folder.storeFile, [...runs.keys()], options).finally(() => screen.close());
  remarkOnOthers(store, folder, elsewhere);
  return outcome;
}

/** Reports what other people and processes did to the runs meanwhile. */
function remarkOnOthers(store: Store, { runs }: PlanFolder, elsewhere: number): void {
  if (elsewhere > 0) printError(`Other processes are conducting ${formatNoun(elsewhere, 'run')} of this plan.`);
  const present = new Set(store.runs().map(({ id }) => id));
  const deleted = runs.filter(({ id }) => !present.has(id)).length;
  if (deleted === 0) return;
  printError(
    `${formatNoun(deleted, 'run')} of this plan ${deleted === 1 ? 'was' : 'were'} deleted meanwhile. Repeat the command to run again.`,
  );
}

function remarkOnVersions(store: Store, { runs }: PlanFolder): void {
  const ids = new Set(runs.map(({ id }) => id));
  const begun = store.runs({ status: 'unfinished' }).filter(({ id, generation }) => ids.has(id) && generation >= 0);
  const other = begun.find(({ version }) => version !== packageJson.version);
  if (!other) return;
  const now = `continue with ${packageJson.version}, which may breed and play differently`;
  printError(`Some runs were started by EvoDraughts ${other.version} and ${now}.`);
}
