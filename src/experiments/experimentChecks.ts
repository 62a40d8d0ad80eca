/**
 * What only shows when parts of an experiment are seen together: a grammar or a player of another board, limits that
 * leave no room. A check runs as soon as the parts that it looks at are right in themselves, so that one reading tells
 * of as much as it can.
 */

import type { z } from 'zod';
import { createEvaluation } from '../evaluators/evaluators.ts';
import { parseStrategy } from '../evaluators/strategy.ts';
import type { Variation } from '../evolvers/evolver.ts';
import { createEvolver } from '../evolvers/evolvers.ts';
import { parseSpec } from '../players/players.ts';
import type { Variant } from '../rules/variant.ts';
import { variantNamed } from '../rules/variant.ts';
import { problemsOfGenome } from './experimentGenome.ts';
import { attempt } from './experimentProblem.ts';
import { experimentType } from './experimentType.ts';

type Whole = z.infer<typeof experimentType>;

interface Problem {
  readonly path: (string | number)[];
  /** The rest of a sentence that begins with the path. */
  readonly message: string;
}

interface Check {
  /** The parts that must be right in themselves, beside the variant. */
  readonly needs: readonly string[];
  readonly find: (experiment: Whole, variant: Variant) => readonly Problem[];
}

const CHECKS: readonly Check[] = [
  {
    needs: ['genome'],
    find: ({ genome }, variant) =>
      problemsOfGenome(genome, variant).map(([field, message]) => ({ path: ['genome', field], message })),
  },
  { needs: ['evolver', 'islands'], find: tooManyMigrants },
  {
    needs: ['evolver'],
    find: ({ evolver }) => problemsIn(['evolver'], 'cannot be made', () => createEvolver(evolver, NO_VARIATION)),
  },
  {
    needs: ['fitness.opponents'],
    find: ({ fitness }, variant) => strangers(['fitness', 'opponents'], fitness.opponents, variant),
  },
  {
    needs: ['validation.opponents'],
    find: ({ validation }, variant) => strangers(['validation', 'opponents'], validation.opponents, variant),
  },
  {
    needs: ['test.opponents'],
    find: ({ test }, variant) =>
      test.opponents.flatMap((player, index) => stranger(['test', 'opponents', index], player, variant)),
  },
];

/** Experiments whose parts fit each other. */
export const fittingExperimentType = CHECKS.reduce(
  (type, { needs, find }) =>
    type.superRefine(
      (experiment, context) => {
        for (const problem of find(experiment, variantNamed(experiment.variant))) {
          context.addIssue({ code: 'custom', ...problem });
        }
      },
      { when: ({ issues }) => !issues.some((issue) => concerns(issue, ['variant', ...needs])) },
    ),
  experimentType,
);

/** Whether a problem lies in one of some parts, or around it. Fields too many do no harm. */
function concerns({ code, path = [] }: z.core.$ZodRawIssue, parts: readonly string[]): boolean {
  if (code === 'unrecognized_keys') return false;
  return parts.some((part) => part.split('.').every((name, index) => index >= path.length || path[index] === name));
}

function problemsIn(path: Problem['path'], verdict: string, action: () => unknown): readonly Problem[] {
  const { problem } = attempt(action);
  return problem === undefined ? [] : [{ path, message: `${verdict}. ${problem}` }];
}

/** An evolver looks at its settings when it is made, and asks for genomes only later. */
const NO_VARIATION: Variation<null> = {
  create: () => [],
  crossover: () => [null, null],
  mutate: () => null,
  key: () => '',
};

function tooManyMigrants({ evolver, islands }: Whole): readonly Problem[] {
  const population = Number(evolver['population'] ?? evolver['mu']);
  if (islands.count === 1 || islands.migrants < population) return [];
  const message = `must be below the population of an island, which is ${population}, not ${islands.migrants}.`;
  return [{ path: ['islands', 'migrants'], message }];
}

/** Opponents who cannot play on the board. */
function strangers(path: Problem['path'], opponents: readonly object[], variant: Variant): readonly Problem[] {
  return opponents.flatMap((opponent, index) =>
    'player' in opponent ? stranger([...path, index, 'player'], String(opponent.player), variant) : [],
  );
}

function stranger(path: Problem['path'], player: string, variant: Variant): readonly Problem[] {
  return problemsIn(path, `cannot play ${variant.name}`, () => checkBoard(player, variant));
}

/**
 * What a player reads must be there. The player itself is not made, since that may take endgame tables from the disk.
 */
function checkBoard(player: string, variant: Variant): void {
  const { kind, values } = parseSpec(player);
  if (kind.name === 'expression') parseStrategy(String(values['text']), variant.board);
  if (typeof values['eval'] === 'string') createEvaluation(values['eval'], variant);
}
