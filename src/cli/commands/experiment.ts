/**
 * `evodraughts experiment`: all runs of a plan, several at once, and a report. Plan, runs and report are one folder,
 * which can be resumed and shared.
 */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { Plan } from '../../experiments/plan.ts';
import { readPlanFile } from '../../experiments/planFile.ts';
import type { PlanFolder } from '../../lab/planFolder.ts';
import { isPlanFolder, openPlanFolder, readPlanFolder } from '../../lab/planFolder.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { quoted, useStore } from '../../store/storePath.ts';
import { commandText } from '../terminal/commandText.ts';
import { EXIT_FOUND } from '../terminal/exitCode.ts';
import type { PlanFollowOptions } from '../plans/followPlan.ts';
import { followPlan, jobsOption } from '../plans/followPlan.ts';
import { commandTable } from '../runs/followRun.ts';
import { jsonOption } from '../terminal/options.ts';
import { writePlanReport } from '../plans/planReport.ts';
import { planResults, printResults } from '../plans/planResults.ts';
import { formatDuration, formatNoun, print, printJson } from '../terminal/terminal.ts';
import { wasInterrupted } from '../terminal/interruption.ts';

interface ExperimentOptions extends PlanFollowOptions {
  readonly out?: string;
}

const HELP = `
A plan lists conditions, each an experiment with changes, and seeds. Its folder contains the plan,
a store with its runs, and the report. After a stop, repeat the command or name the folder: finished
runs are not repeated. You can add seeds and conditions to a plan later.
experiments/plan.schema.json describes all fields of a plan.

Example:
  evodraughts experiment experiments/plans/coevolution.json --jobs 2`;

export function addExperiment(program: Command): void {
  program
    .command('experiment')
    .description('run all conditions of a plan with all its seeds, and write a report')
    .argument('<plan>', 'a file such as experiments/plans/coevolution.json, or the folder of a plan to continue')
    .option('--out <folder>', 'folder of plan, runs and report (default: results/ and the name of the plan)')
    .addOption(jobsOption())
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(runExperiment);
}

async function runExperiment(given: string, options: ExperimentOptions): Promise<void> {
  const startMs = performance.now();
  const { plan, folder: place } = findPlan(given, options.out);
  const folder = openPlanFolder(plan, place);
  useStore(folder.storeFile);
  using store = openStore(folder.storeFile, { mustExist: true });
  if (!options.json) printTitle(folder, options.jobs);
  const { isComplete, failed } = await followPlan(store, folder, options);
  if (!isComplete && !wasInterrupted()) process.exitCode = EXIT_FOUND;
  const results = planResults(store, folder);
  if (!options.json) printResults(results);
  const finished = results.flatMap(({ runs }) => runs.filter(({ status }) => status === 'finished'));
  const ids = wasInterrupted() ? [] : finished.map(({ id }) => id);
  const report = await writeFindings(store, folder, ids);
  const timeMs = performance.now() - startMs;
  if (options.json) {
    const state = { complete: isComplete, interrupted: wasInterrupted() };
    printJson({ plan: plan.name, folder: place, ...state, conditions: results, failed, report, timeMs });
  } else printEnd(folder, finished.length, report, timeMs);
}

/** A folder is continued, unless its plan is to be repeated in another one. */
function findPlan(given: string, out: string | undefined): { readonly plan: Plan; readonly folder: string } {
  if (!isFolder(given)) {
    const plan = readPlanFile(given);
    return { plan, folder: out ?? join('results', folderName(plan.name)) };
  }
  if (isPlanFolder(given)) return { plan: readPlanFolder(given), folder: out ?? given };
  throw new InputError('plan-missing', `${given} is a folder without a plan.json. Name the file of a plan.`);
}

/** If this fails, reading the file says why. */
function isFolder(given: string): boolean {
  try {
    return statSync(given).isDirectory();
  } catch {
    return false;
  }
}

/** A name that is valid for a folder on any machine. */
function folderName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, '') || 'plan';
}

function printTitle({ folder, plan, runs }: PlanFolder, jobs: number): void {
  const size = `${formatNoun(plan.conditions.length, 'condition')}, ${formatNoun(runs.length, 'run')}`;
  print(`Plan ${plan.name}: ${size}, ${jobs} at once; kept in ${folder}`);
}

/** The report on runs, if there are any; returns its files. */
async function writeFindings(store: Store, { folder, plan }: PlanFolder, runs: readonly number[]): Promise<string[]> {
  if (runs.length === 0) return [];
  const { reportRuns } = await import('../../reports/runReport.ts');
  return writePlanReport(folder, reportRuns(store, runs, plan));
}

/** What to do next. */
function printEnd({ folder, runs }: PlanFolder, finished: number, report: readonly string[], timeMs: number): void {
  print('');
  const done = `${finished} of ${formatNoun(runs.length, 'run')} done`;
  if (finished === runs.length && !wasInterrupted()) print(`${done}, in ${formatDuration(timeMs)}. Next:`);
  else print(`${done}. To continue: evodraughts experiment ${quoted(folder)}`);
  const page = report.find((file) => file.endsWith('index.html'));
  if (page === undefined) return;
  const { id, condition } = runs[0]!;
  print(
    commandTable([
      [commandText('runs'), 'all runs with their champions'],
      [commandText('serve'), 'the same in the browser'],
      [commandText(`play --white run:${id}`, condition.experiment.variant), 'to play against a champion'],
    ]),
  );
  print(`To read the report, open ${page} in a browser.`);
}
