/** Plans on disk. The paths of experiments are relative to the plan file. */

import { dirname, resolve } from 'node:path';
import { InputError } from '../base/inputError.ts';
import type { Json } from '../base/json.ts';
import { resolveSpec } from '../players/players.ts';
import { quoted } from '../store/storePath.ts';
import { openExperimentFile, readFile } from './experimentFile.ts';
import { parseExperimentText } from './experimentJson.ts';
import type { Plan } from './plan.ts';
import { readPlan } from './plan.ts';

/**
 * The plan of a file, with its experiments frozen; a plan from a folder of results is returned as it was stored.
 * `change` translates what an older version wrote.
 */
export function readPlanFile(file: string, change: (json: Json) => Json = (json) => json): Plan {
  const json = change(parseExperimentText(readFile(file), file) as Json);
  const { genome, conditions } = Object(json) as Record<string, unknown>;
  if (genome !== undefined && conditions === undefined) {
    const problem = `${file} is an experiment, not a plan.`;
    throw new InputError('plan-invalid', `${problem} To run it: evodraughts evolve ${quoted(file)}`);
  }
  return readPlan(json, file, {
    open: (experiment) => openExperimentFile(resolve(dirname(file), experiment)),
    resolve: resolveSpec,
  });
}
