/** Experiments on disk. The path of a grammar is relative to the experiment file. */

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describeFileError } from '../base/fileError.ts';
import { InputError } from '../base/inputError.ts';
import { quoted } from '../store/storePath.ts';
import type { Experiment } from './experiment.ts';
import { readExperiment } from './experiment.ts';
import { changeExperiment } from './experimentChange.ts';
import { parseExperimentText } from './experimentJson.ts';

/** The content of a file, before it is known to be an experiment. */
export interface ExperimentText {
  readonly json: unknown;
  /** The text of a grammar file that it names. */
  readonly textOf: (grammar: string) => string;
}

/** The experiment of a file, with changes such as `fitness.games=40`. */
export function readExperimentFile(file: string, changes: readonly string[] = []): Experiment {
  const { json, textOf } = openExperimentFile(file);
  const { genome, conditions } = Object(json) as Record<string, unknown>;
  if (conditions !== undefined && genome === undefined) {
    const problem = `${file} is a plan, not an experiment.`;
    throw new InputError('experiment-invalid', `${problem} To run it: evodraughts experiment ${quoted(file)}`);
  }
  return readExperiment(changeExperiment(json, changes), file, textOf);
}

export function openExperimentFile(file: string): ExperimentText {
  return {
    json: parseExperimentText(readFile(file), file),
    textOf: (grammar) => readFile(resolve(dirname(file), grammar)),
  };
}

/** The text of a file. Throws an InputError that says why it cannot be read. */
export function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError('file-unreadable', `${file} cannot be read: ${describeFileError(error)}.`);
  }
}
