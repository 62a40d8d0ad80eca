/**
 * The folder of a plan: the plan as it was when it began, with its experiments whole, and a store of its own with its
 * runs. It can be handed on: whoever has it can look at the runs, go on with them, or do everything again.
 *
 * All runs are made before the first is conducted, in the order of the plan, so that they have the same numbers
 * whoever conducts them, and however many at once.
 */

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describeFileError } from '../base/fileError.ts';
import { InputError } from '../base/inputError.ts';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import { mayWrite } from '../store/storeFile.ts';
import { quoted } from '../store/storePath.ts';
import { createRun } from './conductRun.ts';
import { earlierRuns } from './earlierRun.ts';
import type { Condition, Plan } from '../experiments/plan.ts';
import { readPlanFile } from '../experiments/planFile.ts';

/** A run of a plan. */
export interface PlannedRun {
  readonly id: number;
  readonly condition: Condition;
  readonly seed: number;
}

/** A plan with its results on the disk. */
export interface PlanFolder {
  readonly folder: string;
  readonly plan: Plan;
  readonly storeFile: string;
  /** Condition by condition, seed by seed. */
  readonly runs: readonly PlannedRun[];
}

const PLAN_FILE = 'plan.json';
const STORE_FILE = 'runs.sqlite';

/** Whether a folder holds a plan with its results. */
export function isPlanFolder(folder: string): boolean {
  return existsSync(join(folder, PLAN_FILE));
}

/** The plan of a folder, as it was when it began. */
export function readPlanFolder(folder: string): Plan {
  return readPlanFile(join(folder, PLAN_FILE));
}

/**
 * Makes the folder of a plan with all of its runs, or takes it up if it is there; it must be of the same plan then, to
 * which seeds and conditions may have been added.
 */
export function openPlanFolder(plan: Plan, folder: string): PlanFolder {
  if (isPlanFolder(folder)) takeUp(plan, readPlanFolder(folder), folder);
  else beginFolder(plan, folder);
  const storeFile = join(folder, STORE_FILE);
  const isWritable = mayWrite(storeFile);
  // What is finished can be looked at where nothing can be written.
  using store = openStore(storeFile, { mustExist: !isWritable });
  const find = (): PlannedRun[] => plan.conditions.flatMap((condition) => runsOf(store, condition));
  // In between, another process could make the same runs.
  return { folder, plan, storeFile, runs: isWritable ? store.transaction('The plan', find) : find() };
}

/** A folder with a store and no runs, for measurements alone. */
export function openStoreFolder(folder: string): Pick<PlanFolder, 'folder' | 'storeFile'> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new InputError('file-unwritable', `${folder} cannot be made: ${describeFileError(error)}.`);
  }
  const storeFile = join(folder, STORE_FILE);
  openStore(storeFile).close();
  return { folder, storeFile };
}

/** The runs of a condition; those that are missing are made. */
function runsOf(store: Store, condition: Condition): PlannedRun[] {
  const known = earlierRuns(store, condition.experiment);
  return condition.seeds.map((seed) => {
    const id = known.get(seed)?.id ?? createRun(store, condition.experiment, seed);
    return { id, condition, seed };
  });
}

function beginFolder(plan: Plan, folder: string): void {
  // Another process may have begun it just now; it writes the plan first.
  if (existsSync(join(folder, STORE_FILE)) && !isPlanFolder(folder)) {
    const problem = `${folder} has ${STORE_FILE} but no ${PLAN_FILE}, so nobody knows what its runs are`;
    throw new InputError('plan-folder', `${problem}. Name another folder with --out.`);
  }
  writePlan(plan, folder);
}

/** The file takes its name when it is complete, so that a folder with a plan has all of it. */
function writePlan(plan: Plan, folder: string): void {
  const file = join(folder, PLAN_FILE);
  try {
    mkdirSync(folder, { recursive: true });
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, `${JSON.stringify(plan, undefined, 2)}\n`);
    renameSync(part, file);
  } catch (error) {
    throw new InputError('file-unwritable', `${file} cannot be written: ${describeFileError(error)}.`);
  }
}

function takeUp(plan: Plan, stored: Plan, folder: string): void {
  if (isDeepStrictEqual(plan, stored)) return;
  if (isExtended(plan, stored)) {
    writePlan(plan, folder);
    return;
  }
  const advice = `Name another folder with --out, or go on with the plan of that folder: evodraughts experiment ${quoted(folder)}`;
  throw new InputError('plan-differs', `${folder} holds another plan: ${difference(plan, stored)}. ${advice}`);
}

/** Whether a plan has all that another has, and maybe more: then no run of that one is in vain. */
function isExtended({ name, conditions }: Plan, stored: Plan): boolean {
  const isKept = (before: Condition): boolean =>
    conditions.some(
      (condition) =>
        condition.name === before.name &&
        isDeepStrictEqual(condition.experiment, before.experiment) &&
        before.seeds.every((seed) => condition.seeds.includes(seed)),
    );
  return name === stored.name && stored.conditions.every(isKept);
}

/** The first thing of the stored plan that the other lacks. */
function difference(plan: Plan, stored: Plan): string {
  if (plan.name !== stored.name) return `it is called ${JSON.stringify(stored.name)}`;
  for (const before of stored.conditions) {
    const condition = plan.conditions.find(({ name }) => name === before.name);
    if (!condition) return `it has a condition ${before.name} as well`;
    const field = differingField(condition.experiment, before.experiment);
    if (field !== undefined) return `${before.name} has another ${field} there`;
    const missing = before.seeds.find((seed) => !condition.seeds.includes(seed));
    if (missing !== undefined) return `${before.name} has seed ${missing} as well`;
  }
  return 'its experiments are others';
}

function differingField(one: object, other: object): string | undefined {
  const fields = new Map(Object.entries(other));
  return Object.entries(one).find(([name, value]) => !isDeepStrictEqual(value, fields.get(name)))?.[0];
}
