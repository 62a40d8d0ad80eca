/**
 * A champion file of the program of Nguyen (2018): `{"133": {"coefficents": [...], "pid": 1336, "champRange": [[1, 0, -1]]}}`.
 * The key is the generation. The coefficients are in the order of our net `means`. The file may come from anywhere, so
 * everything in it that we use is checked.
 */

import { InputError } from '../../base/inputError.ts';
import type { Json } from '../../base/json.ts';
import { genesOn } from '../../evaluators/netShape.ts';
import { netShapeNamed } from '../../evaluators/netShapes.ts';
import { BOARD_8 } from '../../rules/board.ts';

export interface OriginalChampion {
  readonly generation: number;
  /** The coefficients as the net of our program has them, with 32 bits each. */
  readonly weights: Float32Array;
  /**
   * The mean of its results against earlier champions, from -1 to 1; undefined if it has not met any. The program plays
   * six games against each of them, so the mean of all games is the mean of the means. Its own number is the mean over the
   * rows of the file, which is the same except in the first generations, where the last row is shorter.
   */
  readonly progress: number | undefined;
}

export const ORIGINAL_SHAPE = netShapeNamed('means');

const COUNT = genesOn(ORIGINAL_SHAPE, BOARD_8);
/** The program ran for 200 generations. Every number up to the last one gets a row in the store. */
const MOST_GENERATIONS = 10_000;
/** The program plays 30 such games. */
const MOST_RESULTS = 1000;
/** The program writes the first of these names. */
const NAMES = ['coefficents', 'coefficients'];
const FORM = 'a champion file is {"133": {"coefficents": [...], "champRange": [...]}}, with the generation as its key';

/** Throws an InputError whose message follows the name of the file. */
export function parseOriginalChampion(text: string): OriginalChampion {
  const content = parseJson(text);
  if (!isObject(content)) throw formError('it is not an object');
  const entries = Object.entries(content);
  const [entry] = entries;
  if (!entry || entries.length > 1) throw formError(`it has ${entries.length} keys instead of one`);
  const [key, champion] = entry;
  if (!isObject(champion)) throw formError(`what follows "${key.slice(0, 40)}" is not an object`);
  const generation = generationOf(key);
  return { generation, weights: weightsOf(champion), progress: progressOf(champion['champRange']) };
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    const problem = `It is not JSON: ${(error as Error).message}.`;
    throw new InputError('champion-json', `${problem} Copy the file again, or remove it from the folder.`);
  }
}

function generationOf(key: string): number {
  const generation = /^(0|[1-9]\d{0,14})$/.test(key) ? Number(key) : Infinity;
  if (generation < MOST_GENERATIONS) return generation;
  throw formError(`its key "${key.slice(0, 40)}" is not a generation from 0 to ${MOST_GENERATIONS - 1}`);
}

function weightsOf(champion: { readonly [name: string]: Json }): Float32Array {
  const name = NAMES.find((one) => champion[one] !== undefined);
  if (name === undefined) throw formError('it has no "coefficents"');
  const numbers = champion[name]!;
  if (!Array.isArray(numbers)) throw formError(`"${name}" is not a list`);
  if (numbers.length !== COUNT) {
    const layers = '91-40-10-1';
    throw new InputError(
      'champion-count',
      `It has ${numbers.length} coefficients, but a net of ${layers} has ${COUNT}. Only such nets can be imported.`,
    );
  }
  const weights = Float32Array.from(numbers as readonly Json[], (one) => (typeof one === 'number' ? one : NaN));
  const wrong = weights.findIndex((weight) => !Number.isFinite(weight));
  if (wrong < 0) return weights;
  throw new InputError(
    'champion-number',
    `Coefficient ${wrong + 1} of ${COUNT}, ${shown(numbers[wrong])}, is not a finite 32-bit number. Copy the file again, or remove it from the folder.`,
  );
}

/** The program writes 0 instead of a list until it has three champions. Its lists are only rows of five results. */
function progressOf(value: Json | undefined): number | undefined {
  if (value === undefined || value === null || value === 0) return undefined;
  if (!Array.isArray(value)) throw resultsError(value);
  const rows = value as readonly Json[];
  const results = rows.flatMap((row) => {
    if (!Array.isArray(row)) throw resultsError(row);
    return row as readonly Json[];
  });
  const wrong = results.find((result) => result !== 1 && result !== 0 && result !== -1);
  if (wrong !== undefined) throw resultsError(wrong);
  if (results.length > MOST_RESULTS) throw tooManyResults(results.length);
  if (results.length === 0) return undefined;
  return (results as readonly number[]).reduce((sum, result) => sum + result, 0) / results.length;
}

function resultsError(value: Json): InputError {
  const problem = `"champRange" must be lists of results, which are 1, 0 or -1, but it contains ${shown(value)}.`;
  return new InputError('champion-results', `${problem} Correct it, or remove "champRange".`);
}

function tooManyResults(count: number): InputError {
  const problem = `"champRange" has ${count} results; at most ${MOST_RESULTS} are read.`;
  return new InputError('champion-results', `${problem} Correct it, or remove "champRange".`);
}

function formError(problem: string): InputError {
  const advice = 'Name the folder of one run, and remove other JSON files from it.';
  return new InputError('champion-form', `It is not a champion file of Nguyen (2018): ${problem}; ${FORM}. ${advice}`);
}

function shown(value: Json | undefined): string {
  return JSON.stringify(value ?? null).slice(0, 40);
}

function isObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
