/**
 * A plan: conditions to compare, each an experiment and the seeds of its runs. It is read from a file that names
 * experiments and changes to them, or from a folder of results, which contains the complete experiments, so that the
 * plan can be repeated without any other file. Once all fields have the right form, the problems of all conditions are
 * reported at once.
 */

import type { z } from 'zod';
import { InputError } from '../base/inputError.ts';
import { parseSeeds } from '../base/seedList.ts';
import type { Experiment } from './experiment.ts';
import { freezeExperiment, readExperiment } from './experiment.ts';
import { changeExperiment } from './experimentChange.ts';
import type { ExperimentText } from './experimentFile.ts';
import { attempt } from '../base/attempt.ts';
import { describeIssues } from './experimentProblem.ts';
import { PLAIN_ERROR, isPlain, planType } from './planType.ts';

/** One way to run, with the seeds of its repetitions. */
export interface Condition {
  readonly name: string;
  readonly description: string;
  /** Frozen, with the text of its grammar, and with the name and description of the condition. */
  readonly experiment: Experiment;
  readonly seeds: readonly number[];
}

/** Everything to run: conditions, each with its seeds. */
export interface Plan {
  readonly name: string;
  readonly description: string;
  readonly conditions: readonly Condition[];
}

/** What a plan needs from its surroundings. */
export interface PlanSurroundings {
  /** The content of an experiment file that it names. */
  readonly open: (file: string) => ExperimentText;
  /** The current player behind a spec. */
  readonly resolve: (player: string) => string;
}

type WrittenPlan = z.infer<typeof planType>;

/** A condition as written, and its problems. */
interface Draft {
  readonly written: WrittenPlan['conditions'][number];
  readonly place: string;
  readonly plan: WrittenPlan;
  /** Records lines about problems. */
  readonly complain: (problem: string) => undefined;
}

/** Reads a plan; messages begin with its source. */
export function readPlan(json: unknown, source: string, surroundings: PlanSurroundings): Plan {
  const { data, error } = planType.safeParse(json);
  if (!data) throw planError(source, describeIssues(error.issues, 'the plan'));
  const problems = new Set<string>(nameProblems(data));
  const complain = (lines: string): undefined => {
    for (const line of lines.split('\n')) problems.add(line);
  };
  const conditions = data.conditions.map((written, index) =>
    readCondition({ written, place: `conditions[${index}]`, plan: data, complain }, surroundings),
  );
  if (problems.size > 0) throw planError(source, [...problems]);
  return { name: data.name, description: data.description, conditions: conditions.map((condition) => condition!) };
}

function planError(source: string, problems: readonly string[]): InputError {
  return new InputError('plan-invalid', problems.map((problem) => `${source}: ${problem}`).join('\n'));
}

function nameProblems({ conditions }: WrittenPlan): string[] {
  const names = conditions.map(({ name }) => name);
  return names.flatMap((name, index) => {
    const first = names.indexOf(name);
    return first === index
      ? []
      : [
          `conditions[${index}].name is ${JSON.stringify(name)}, the same as conditions[${first}].name. Names must differ.`,
        ];
  });
}

function readCondition(draft: Draft, surroundings: PlanSurroundings): Condition | undefined {
  const { written, place, plan, complain } = draft;
  const seeds = written.seeds ?? plan.seeds;
  if (seeds === undefined) complain(`${place}.seeds is missing. Set it here, or set seeds of the plan.`);
  const experiment = conditionExperiment(draft, surroundings);
  if (!experiment || seeds === undefined) return undefined;
  const { name, description } = experiment;
  return { name, description, experiment, seeds: typeof seeds === 'string' ? parseSeeds(seeds) : seeds };
}

function conditionExperiment(draft: Draft, { open, resolve }: PlanSurroundings): Experiment | undefined {
  const { written, place, plan, complain } = draft;
  const given = written.experiment ?? plan.experiment;
  if (given === undefined)
    return complain(`${place}.experiment is missing. Set it here, or set experiment of the plan.`);
  const where = written.experiment === undefined ? 'experiment' : `${place}.experiment`;
  const opened = attempt(() => (typeof given === 'string' ? open(given) : { json: given, textOf: noFile }));
  if (opened.problem !== undefined) return complain(`${where} cannot be used. ${opened.problem}`);
  const changed = changeAll(opened.value.json, draft);
  if (changed === undefined) return undefined;
  const { name, description } = written;
  const words = description === undefined ? { name } : { name, description };
  const named = Object(changed) === changed ? { ...(changed as object), ...words } : changed;
  const { value, problem } = attempt(() => readExperiment(named, `${place}.experiment`, opened.value.textOf));
  if (problem !== undefined) return complain(problem);
  if (!isPlain(value.description)) return complain(`${place}.experiment: description ${PLAIN_ERROR}`);
  const frozen = attempt(() => freezeExperiment(value, resolve));
  if (frozen.problem !== undefined) return complain(`${place}.experiment cannot be used. ${frozen.problem}`);
  return frozen.value;
}

/** The JSON of an experiment with the changes of the plan and then those of the condition. */
function changeAll(json: unknown, { written, place, plan, complain }: Draft): unknown {
  const changes = [
    ...plan.set.map((change, index) => [change, `set[${index}]`] as const),
    ...written.set.map((change, index) => [change, `${place}.set[${index}]`] as const),
  ];
  let whole: unknown = json;
  let isRight = true;
  for (const [change, where] of changes) {
    const { value, problem } = attempt(() => changeExperiment(whole, [change]));
    if (problem === undefined) whole = value;
    else {
      complain(`${where} is invalid. ${problem}`);
      isRight = false;
    }
  }
  return isRight ? whole : undefined;
}

function noFile(grammar: string): string {
  throw new InputError('grammar-missing', `The text of ${grammar} is missing.`);
}
