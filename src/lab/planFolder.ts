/**
 * The folder of a plan: the plan at its start, with complete experiments, and a separate store with its runs. It can be
 * copied to another machine to examine the runs, continue them or repeat them.
 *
 * All runs are created before the first is conducted, in the order of the plan, so that their numbers do not depend on
 * how many are conducted at once.
 */

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describeFileError } from '../base/fileError.ts';
import { InputError } from '../base/inputError.ts';
import type { Json } from '../base/json.ts';
import type { Store } from '../store/store.ts';
import { spellModes } from '../store/spellModes.ts';
import { openStore } from '../store/store.ts';
import { mayWrite } from '../store/storeFile.ts';
import { quoted } from '../store/storePath.ts';
import { createRun } from './conductRun.ts';
import { earlierRuns } from './earlierRun.ts';
import type { Condition, Plan } from '../experiments/plan.ts';
import { decisivePart } from '../experiments/experiment.ts';
import { readPlanFile } from '../experiments/planFile.ts';

/** A run of a plan. */
export interface PlannedRun {
  readonly id: number;
  readonly condition: Condition;
  readonly seed: number;
}

/** A plan with its results on disk. */
export interface PlanFolder {
  readonly folder: string;
  readonly plan: Plan;
  readonly storeFile: string;
  /** Condition by condition, seed by seed. */
  readonly runs: readonly PlannedRun[];
}

const PLAN_FILE = 'plan.json';
const STORE_FILE = 'runs.sqlite';

/** Whether a folder contains a plan. */
export function isPlanFolder(folder: string): boolean {
  return existsSync(join(folder, PLAN_FILE));
}

/** The plan of a folder, as it was at its start. */
export function readPlanFolder(folder: string): Plan {
  return readPlanFile(join(folder, PLAN_FILE), asWrittenThen);
}

/** In plans of 0.1.0, which know no yardstick, strategies without a mode look at positions as they are. */
function asWrittenThen(json: Json): Json {
  return JSON.stringify(json).includes('"yardstick":') ? json : spellModes(json);
}

/**
 * Creates the folder of a plan with all its runs, or opens an existing one. An existing folder must contain the same
 * plan; seeds and conditions may have been added.
 */
export function openPlanFolder(plan: Plan, folder: string): PlanFolder {
  if (isPlanFolder(folder)) takeUp(plan, readPlanFolder(folder), folder);
  else beginFolder(plan, folder);
  const storeFile = join(folder, STORE_FILE);
  const isWritable = mayWrite(storeFile);
  // A finished plan can be opened in a read-only folder.
  using store = openStore(storeFile, { mustExist: !isWritable });
  const find = (): PlannedRun[] => plan.conditions.flatMap((condition) => runsOf(store, condition));
  // Otherwise another process could create the same runs in between.
  return { folder, plan, storeFile, runs: isWritable ? store.transaction('The plan', find) : find() };
}

/** A folder with a store and no runs, for measurements alone. */
export function openStoreFolder(folder: string): Pick<PlanFolder, 'folder' | 'storeFile'> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new InputError('file-unwritable', `${folder} cannot be created: ${describeFileError(error)}.`);
  }
  const storeFile = join(folder, STORE_FILE);
  openStore(storeFile).close();
  return { folder, storeFile };
}

/** The runs of a condition; missing ones are created. */
function runsOf(store: Store, condition: Condition): PlannedRun[] {
  const known = earlierRuns(store, condition.experiment);
  return condition.seeds.map((seed) => {
    const id = known.get(seed)?.id ?? createRun(store, condition.experiment, seed);
    return { id, condition, seed };
  });
}

function beginFolder(plan: Plan, folder: string): void {
  // Another process may just have started it; it writes the plan first.
  if (existsSync(join(folder, STORE_FILE)) && !isPlanFolder(folder)) {
    const problem = `${folder} has ${STORE_FILE} but no ${PLAN_FILE}, so the plan of its runs is unknown`;
    throw new InputError('plan-folder', `${problem}. Name another folder with --out.`);
  }
  writePlan(plan, folder);
}

/** The file gets its name when it is complete, so that a plan in a folder is always complete. */
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
  const advice = `Name another folder with --out, or continue the plan of that folder: evodraughts experiment ${quoted(folder)}`;
  throw new InputError('plan-differs', `${folder} contains a different plan: ${difference(plan, stored)}. ${advice}`);
}

/** Whether a plan contains everything of the stored plan, so that all stored runs remain useful. */
function isExtended({ name, conditions }: Plan, stored: Plan): boolean {
  const isKept = (before: Condition): boolean =>
    conditions.some(
      (condition) =>
        condition.name === before.name &&
        isDeepStrictEqual(decisivePart(condition.experiment), decisivePart(before.experiment)) &&
        before.seeds.every((seed) => condition.seeds.includes(seed)),
    );
  return name === stored.name && stored.conditions.every(isKept);
}

/** The first difference: something in the stored plan that the new one lacks. */
function difference(plan: Plan, stored: Plan): string {
  if (plan.name !== stored.name) return `it is called ${JSON.stringify(stored.name)}`;
  for (const before of stored.conditions) {
    const condition = plan.conditions.find(({ name }) => name === before.name);
    if (!condition) return `it also has the condition ${before.name}`;
    const field = differingField(decisivePart(condition.experiment), decisivePart(before.experiment));
    if (field !== undefined) return `${field} differs in ${before.name}`;
    const missing = before.seeds.find((seed) => !condition.seeds.includes(seed));
    if (missing !== undefined) return `${before.name} also has seed ${missing}`;
  }
  return 'its experiments are different';
}

function differingField(one: object, other: object): string | undefined {
  const fields = new Map(Object.entries(other));
  return Object.entries(one).find(([name, value]) => !isDeepStrictEqual(value, fields.get(name)))?.[0];
}
