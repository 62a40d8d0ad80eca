/**
 * Problems that only appear when parts of an experiment are seen together: a grammar or a player for another board,
 * limits that leave no room. A check runs as soon as the parts that it needs are valid, so that one reading reports as
 * many problems as possible.
 */

import type { z } from 'zod';
import { attempt } from '../base/attempt.ts';
import type { Variation } from '../evolvers/evolver.ts';
import { createEvolver, evolverNamed, generationSize } from '../evolvers/evolvers.ts';
import { mostNewcomers } from '../evolvers/islands.ts';
import type { FieldProblem } from '../genomes/representation.ts';
import { REPRESENTATIONS, dimensionOf, representationNamed } from '../genomes/representations.ts';
import type { Variant } from '../rules/variant.ts';
import { variantNamed } from '../rules/variant.ts';
import { strangerAt, strangersAmong } from '../trials/playerFields.ts';
import type { TrialKind } from '../trials/trial.ts';
import { TRIALS, trialNamed } from '../trials/trials.ts';
import { experimentType, isSearched } from './experimentType.ts';
import { problemsOfYardstick } from './yardstick.ts';

type Whole = z.infer<typeof experimentType>;

interface Check {
  /** The parts that must be valid, besides the variant. */
  readonly needs: readonly string[];
  readonly find: (experiment: Whole, variant: Variant) => readonly FieldProblem[];
}

const CHECKS: readonly Check[] = [
  { needs: ['genome'], find: problemsOfGenome },
  { needs: ['strategy'], find: bugOfOtherBoard },
  { needs: ['strategy', 'genome'], find: withoutSearch },
  { needs: ['evolver', 'islands', 'genome'], find: tooManyMigrants },
  { needs: ['evolver', 'islands'], find: otherMigration },
  { needs: ['evolver', 'islands', 'genome'], find: tooManyNewcomers },
  { needs: ['fitness', 'validation'], find: otherFinal },
  { needs: ['evolver', 'genome'], find: problemsOfEvolver },
  { needs: ['evolver', 'fitness'], find: otherQuestions },
  { needs: ['genome', 'fitness'], find: withoutWeights },
];

/** These check players, which may change when the experiment is frozen. */
const PLAYER_CHECKS: readonly Check[] = [
  { needs: ['fitness'], find: problemsOfTrial },
  {
    needs: ['validation.opponents'],
    find: ({ validation }, variant) => strangersAmong('validation.opponents', validation.opponents, variant),
  },
  {
    needs: ['test.opponents'],
    find: ({ test }, variant) =>
      test.opponents.flatMap((player, index) => strangerAt(`test.opponents.${index}`, player, variant)),
  },
  {
    needs: ['yardstick.opponents'],
    find: ({ yardstick }, variant) => problemsOfYardstick('yardstick.opponents', yardstick.opponents, variant),
  },
];

/** Experiments whose parts fit together. */
export const fittingExperimentType = checkedBy([...CHECKS, ...PLAYER_CHECKS]);

/** The same for one that was checked before and now has other players. */
export const playableExperimentType = checkedBy(PLAYER_CHECKS);

function checkedBy(checks: readonly Check[]): typeof experimentType {
  return checks.reduce(
    (type, { needs, find }) =>
      type.superRefine(
        (experiment, context) => {
          for (const [field, message] of find(experiment, variantNamed(experiment.variant))) {
            context.addIssue({ code: 'custom', path: pathOf(field), message });
          }
        },
        { when: ({ issues }) => !issues.some((issue) => concerns(issue, ['variant', ...needs])) },
      ),
    experimentType,
  );
}

/** Whether a problem is in one of the parts, or around it. Unknown fields do no harm. */
function concerns({ code, path = [] }: z.core.$ZodRawIssue, parts: readonly string[]): boolean {
  if (code === 'unrecognized_keys') return false;
  return parts.some((part) => part.split('.').every((name, index) => index >= path.length || path[index] === name));
}

function pathOf(field: string): (string | number)[] {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function within(section: string, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map(([field, message]) => [`${section}.${field}`, message]);
}

function problemsOfGenome({ genome: { method, ...fields } }: Whole, variant: Variant): FieldProblem[] {
  return within('genome', representationNamed(method).problems(fields, variant));
}

function problemsOfTrial({ fitness: { method, ...fields } }: Whole, variant: Variant): FieldProblem[] {
  return within('fitness', trialNamed(method).problems(fields, variant));
}

/** A representation that needs a search requires a depth, or a search without one. */
function withoutSearch({ genome, strategy }: Whole): FieldProblem[] {
  if (isSearched(strategy) || !representationNamed(genome.method).needsSearch) return [];
  const message = `must be at least 1, because ${genome.method} need a search. Or set strategy.search to mcts or flat.`;
  return [['strategy.depth', message]];
}

function problemsOfEvolver({ evolver, genome }: Whole, variant: Variant): FieldProblem[] {
  const dimension = dimensionOf(genome, variant);
  const { problem } = attempt(() =>
    createEvolver(evolver, dimension === undefined ? NO_VARIATION : spaceOf(dimension)),
  );
  return problem === undefined ? [] : [['evolver', `cannot be made. ${problem}`]];
}

/** An evolver checks its settings when it is created, and needs genomes only later. */
const NO_VARIATION: Variation<null> = {
  create: () => [],
  crossover: () => [null, null],
  mutate: () => null,
  key: () => '',
};

/** A space whose points are never used. */
function spaceOf(dimension: number): Variation<null> {
  const all = (value: number): number[] => Array.from({ length: dimension }, () => value);
  const space = { dimension, low: all(-1), high: all(1), centre: all(0), scale: all(1) };
  return { ...NO_VARIATION, distance: () => 0, space: { ...space, genomeOf: () => null } };
}

/** A method that asks for duels needs a trial that answers them; one that asks often, a trial without games. */
function otherQuestions({ evolver, fitness }: Whole): FieldProblem[] {
  const { asks, asksOften = false } = evolverNamed(evolver.method);
  const fits = ({ answers, isWithoutGames = false }: TrialKind): boolean =>
    answers.includes(asks) && (isWithoutGames || !asksOften);
  if (fits(trialNamed(fitness.method))) return [];
  const names = TRIALS.filter(fits).map(({ name }) => name);
  return [['fitness.method', `must be ${names.join(' or ')} for the evolver ${evolver.method}.`]];
}

/** A trial that reads weights needs genomes that have them. */
function withoutWeights({ genome, fitness }: Whole): FieldProblem[] {
  if (!trialNamed(fitness.method).needsWeights || representationNamed(genome.method).isLinear) return [];
  const names = REPRESENTATIONS.filter(({ isLinear }) => isLinear).map(({ name }) => name);
  return [['genome.method', `must be ${names.join(' or ')} for the fitness ${fitness.method}.`]];
}

/** In index mode the original had this bug on 6x6 only, where a failing strategy moved at random. */
function bugOfOtherBoard({ strategy }: Whole, { board }: Variant): FieldProblem[] {
  if (!strategy.rootBug || strategy.mode !== 'index' || board.size === 6) return [];
  return [['strategy.rootBug', 'is only possible with mode index on 6x6. Remove it, or change the mode.']];
}

/** The fittest of the islands can only meet if individuals meet each other in training. */
function otherFinal({ fitness, validation }: Whole): FieldProblem[] {
  if (validation.by !== 'islands' || trialNamed(fitness.method).isTournament) return [];
  const names = TRIALS.filter(({ isTournament }) => isTournament).map(({ name }) => name);
  return [['validation.by', `must be opponents or fittest, unless fitness.method is ${names.join(' or ')}.`]];
}

/** A method without parents cannot select migrants as it selects parents. */
function otherMigration({ evolver, islands }: Whole): FieldProblem[] {
  if (islands.count === 1 || !evolverNamed(evolver.method).migratesByMerit) return [];
  const why = `because ${evolver.method} does not select parents.`;
  return [
    ...(islands.emigration === 'best' ? [] : [['islands.emigration', `must be best, ${why}`] as const]),
    ...(islands.immigration === 'merit' ? [] : [['islands.immigration', `must be merit, ${why}`] as const]),
  ];
}

function tooManyMigrants({ evolver, islands, genome }: Whole, variant: Variant): FieldProblem[] {
  const { living } = generationSize(evolver, dimensionOf(genome, variant));
  if (islands.count === 1 || islands.migrants < living) return [];
  const message = `must be below the population of an island, which is ${living}, not ${islands.migrants}.`;
  return [['islands.migrants', message]];
}

/** Newcomers that are let in whatever their worth take the places of children. */
function tooManyNewcomers({ evolver, islands, genome }: Whole, variant: Variant): FieldProblem[] {
  const { born } = generationSize(evolver, dimensionOf(genome, variant));
  const newcomers = mostNewcomers(islands);
  if (islands.count === 1 || islands.immigration !== 'open' || newcomers <= born) return [];
  const most = Math.floor((born * islands.migrants) / newcomers);
  const why = `an island may receive ${newcomers} newcomers, who take the places of its ${born} children.`;
  return [['islands.migrants', `must be at most ${most} with immigration open, not ${islands.migrants}: ${why}`]];
}
