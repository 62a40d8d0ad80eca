/**
 * An experiment: everything about a run except its seed. It is read as JSON from a file or from the store. All problems
 * are reported at once and missing fields get their defaults. The text of the grammar is included, so that an
 * experiment can be repeated without any file.
 */

import type { z } from 'zod';
import { withoutTables } from '../arena/fairTestPlan.ts';
import { InputError } from '../base/inputError.ts';
import { fittingExperimentType, playableExperimentType } from './experimentChecks.ts';
import { experimentType } from './experimentType.ts';
import { mustBe } from '../base/field.ts';
import { representationNamed } from '../genomes/representations.ts';
import { withPlayers } from '../trials/playerFields.ts';
import { trialNamed } from '../trials/trials.ts';
import { attempt } from '../base/attempt.ts';
import { describeIssues } from './experimentProblem.ts';
import { ratedOpponents } from './yardstick.ts';

/** Everything about a run except its seed; `experiments/experiment.schema.json` describes every field. */
export type Experiment = Omit<z.infer<typeof experimentType>, '$schema' | 'title'>;

/**
 * Reads an experiment; messages begin with its source. One from a file may name other files, such as a grammar, whose
 * texts `textOf` returns; a stored one already contains the texts.
 */
export function readExperiment(json: unknown, source: string, textOf = withoutFile): Experiment {
  return readAs(fittingExperimentType, json, source, textOf);
}

/**
 * Opens an experiment that was checked and stored before: new fields get their defaults, and nothing is checked again.
 */
export function openExperiment(json: unknown, source: string): Experiment {
  return readAs(experimentType, json, source, withoutFile);
}

function readAs(
  type: typeof experimentType,
  json: unknown,
  source: string,
  textOf: (file: string) => string,
): Experiment {
  const { whole, problems } = addTexts(json, textOf);
  const { data, error } = type.safeParse(whole);
  if (error) problems.push(...describeIssues(error.issues));
  if (!data || problems.length > 0) {
    throw new InputError('experiment-invalid', problems.map((problem) => `${source}: ${problem}`).join('\n'));
  }
  // Runs do not keep what only editors and forms read.
  const { $schema: _, title: __, ...experiment } = data;
  return experiment;
}

/**
 * The experiment as it is stored with a run. Players of other runs, such as `run:12`, are replaced by their current
 * players, because other runs may continue or be deleted. No player uses endgame tables, because they may be missing
 * later.
 */
export function freezeExperiment(experiment: Experiment, resolve: (player: string) => string): Experiment {
  const { fitness, validation, test, yardstick, variant } = experiment;
  const fixed = (player: string): string => withoutTables(resolve(player));
  const frozen = {
    ...experiment,
    fitness: { ...fitness, ...trialNamed(fitness.method).withPlayers?.(fitness, fixed) },
    validation: { ...validation, opponents: withPlayers(validation.opponents, fixed) },
    test: { ...test, opponents: test.opponents.map(resolve) },
    yardstick: { ...yardstick, opponents: ratedOpponents(yardstick.opponents, variant) },
  };
  // The player of a run may be for another board.
  return readAs(playableExperimentType, frozen, experiment.name, withoutFile);
}

/** What decides the results of its runs: neither its words nor the measurement of strength do. */
export function decisivePart(experiment: Experiment): object {
  const { description: _, yardstick: __, ...rest } = experiment;
  return rest;
}

/** The same JSON with the texts of the files that its genome names, as far as they can be read. */
function addTexts(json: unknown, textOf: (file: string) => string): { whole: unknown; problems: string[] } {
  const { genome } = Object(json) as { genome?: unknown };
  const fields = Object(genome) as Readonly<Record<string, unknown>>;
  const { value: kind } = attempt(() => representationNamed(fields['method']));
  const texts: Record<string, string> = {};
  const problems: string[] = [];
  for (const [field, textField] of Object.entries(kind?.files ?? {})) {
    const file = fields[field];
    if (typeof file !== 'string' || (fields[textField] ?? '') !== '') continue;
    const { value, problem = 'It is empty.' } = attempt(() => textOf(file));
    if (value) texts[textField] = value;
    else problems.push(`genome.${field} ${mustBe(`the file of a ${field}`)({ input: file })} ${problem}`);
  }
  const isSame = Object.keys(texts).length === 0;
  return { whole: isSame ? json : { ...Object(json), genome: { ...fields, ...texts } }, problems };
}

function withoutFile(file: string): string {
  throw new InputError('grammar-missing', `The text of ${file} is missing.`);
}
