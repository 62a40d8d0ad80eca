/**
 * An experiment sent by a page. It names a bundled grammar or contains its own grammar text; no other file is read.
 * Experiments that would take weeks are rejected.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../../base/inputError.ts';
import { formatCount, formatNoun } from '../../base/numberText.ts';
import type { Experiment } from '../../experiments/experiment.ts';
import { freezeExperiment, readExperiment } from '../../experiments/experiment.ts';
import { experimentSize } from '../../experiments/experimentSize.ts';
import { resolveSpec } from '../../players/players.ts';

const GRAMMARS = fileURLToPath(new URL('../../../grammars', import.meta.url));

const MOST_INDIVIDUALS = 20_000;
const MOST_GENERATIONS = 10_000;
/** Days of work for two cores. */
const MOST_GAMES = 1_000_000_000;
const MOST_POSITIONS = 100_000_000;

/** Returns the complete experiment, as it is stored with a run. */
export function readOrderedExperiment(json: unknown): Experiment {
  const experiment = readExperiment(json, 'The experiment', grammarNamed);
  refuseTooLarge(experiment);
  return freezeExperiment(experiment, resolveSpec);
}

/** The text of a bundled grammar. The name is looked up and never becomes part of a path. */
function grammarNamed(name: string): string {
  const names = readdirSync(GRAMMARS);
  const found = names.find((known) => known === name);
  if (found !== undefined) return readFileSync(join(GRAMMARS, found), 'utf8');
  throw new InputError(
    'grammar-unknown',
    `Must be one of ${names.join(', ')}; or send your own grammar as genome.grammarText.`,
  );
}

function refuseTooLarge(experiment: Experiment): void {
  const { generations, validation, test } = experiment;
  const { individuals, games: gamesEach, positions: positionsEach } = experimentSize(experiment);
  if (individuals > MOST_INDIVIDUALS)
    throw tooLarge(`${formatNoun(individuals, 'individual')} in a generation`, MOST_INDIVIDUALS);
  if (generations > MOST_GENERATIONS) throw tooLarge(formatNoun(generations, 'generation'), MOST_GENERATIONS);
  const games =
    (generations + 1) * gamesEach +
    validation.candidates * (validation.games + validation.finalGames) +
    validation.confirmationGames +
    test.games * test.opponents.length;
  if (games > MOST_GAMES) throw tooLarge(formatNoun(games, 'game'), MOST_GAMES);
  const positions = (generations + 1) * positionsEach;
  if (positions > MOST_POSITIONS) throw tooLarge(formatNoun(positions, 'position'), MOST_POSITIONS);
}

function tooLarge(what: string, most: number): InputError {
  return new InputError(
    'experiment-large',
    `The experiment is too large: ${what}; the limit is ${formatCount(most)}. ` +
      'Lower population, generations, games or positions, or use "evodraughts evolve", which has no limit.',
  );
}
