/**
 * An experiment: all that a run is, but for its seed. It comes as JSON from a file or from the store. What is wrong is
 * told in one go, what is left out is filled in, and the text of the grammar goes with it, so that it can be repeated
 * without any file.
 */

import type { z } from 'zod';
import { withoutTables } from '../arena/fairTestPlan.ts';
import { InputError } from '../base/inputError.ts';
import { fittingExperimentType } from './experimentChecks.ts';
import { mustBe } from './experimentField.ts';
import { attempt, describeIssues } from './experimentProblem.ts';

/** All that a run is, but for its seed; `experiments/experiment.schema.json` describes every field. */
export type Experiment = Omit<z.infer<typeof fittingExperimentType>, '$schema'>;

/**
 * Reads an experiment; messages begin with its source. One from a file names the file of its grammar, whose text the
 * function gives; a stored one has the text already.
 */
export function readExperiment(json: unknown, source: string, textOf = withoutFile): Experiment {
  const { whole, problems } = addGrammarText(json, textOf);
  const { data, error } = fittingExperimentType.safeParse(whole);
  if (error) problems.push(...describeIssues(error.issues));
  if (!data || problems.length > 0) {
    throw new InputError('experiment-invalid', problems.map((problem) => `${source}: ${problem}`).join('\n'));
  }
  const { $schema: _, ...experiment } = data;
  return experiment;
}

/**
 * The experiment as it is stored with a run. Players of other runs, such as `run:12`, give way to what stands behind
 * them now, since other runs go on or are deleted; and nobody uses endgame tables, since they come and go too.
 */
export function freezeExperiment(experiment: Experiment, resolve: (player: string) => string): Experiment {
  const { fitness, validation, test } = experiment;
  const frozen = {
    ...experiment,
    fitness: { ...fitness, opponents: fitness.opponents.map(fixed) },
    validation: { ...validation, opponents: validation.opponents.map(fixed) },
    test: { ...test, opponents: test.opponents.map(resolve) },
  };
  // Who stands behind a run may play on another board.
  return readExperiment(frozen, experiment.name);

  function fixed<Opponent extends object>(opponent: Opponent): Opponent {
    return 'player' in opponent ? { ...opponent, player: withoutTables(resolve(String(opponent.player))) } : opponent;
  }
}

/** The same JSON with the text of the grammar in it, where its file is named and can be read. */
function addGrammarText(json: unknown, textOf: (file: string) => string): { whole: unknown; problems: string[] } {
  const { genome } = Object(json) as { genome?: unknown };
  const { grammar, grammarText = '' } = Object(genome) as Record<string, unknown>;
  if (typeof grammar !== 'string' || grammarText !== '') return { whole: json, problems: [] };
  const { value, problem = 'It is empty.' } = attempt(() => textOf(grammar));
  if (value) return { whole: { ...Object(json), genome: { ...Object(genome), grammarText: value } }, problems: [] };
  const sentence = mustBe('the file of a grammar')({ input: grammar });
  return { whole: json, problems: [`genome.grammar ${sentence} ${problem}`] };
}

function withoutFile(file: string): string {
  throw new InputError('grammar-missing', `The text of ${file} does not come with it.`);
}
