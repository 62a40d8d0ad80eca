/** Experiments on the disk. The grammar that one names stands beside it, or where a path from there leads. */

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describeFileError } from '../base/fileError.ts';
import { InputError } from '../base/inputError.ts';
import type { Experiment } from './experiment.ts';
import { readExperiment } from './experiment.ts';
import { changeExperiment } from './experimentChange.ts';
import { parseExperimentText } from './experimentJson.ts';

/** The experiment of a file, with some changes to it such as `fitness.games=40`. */
export function readExperimentFile(file: string, changes: readonly string[] = []): Experiment {
  const json = changeExperiment(parseExperimentText(readFile(file), file), changes);
  return readExperiment(json, file, (grammar) => readFile(resolve(dirname(file), grammar)));
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError('file-unreadable', `${file} cannot be read: ${describeFileError(error)}.`);
  }
}
