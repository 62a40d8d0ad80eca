/**
 * CMA-ES (Hansen & Ostermeier 2001; Hansen, The CMA Evolution Strategy: A Tutorial, arXiv 1604.00772): for genomes that
 * are points of a space of real numbers. Every generation is drawn from a normal distribution, which then moves and
 * changes its shape towards the best samples. It uses only the order of the fitnesses, so their scale does not matter.
 *
 * A sample outside the bounds is folded back, and a genome may round its point. The distribution still learns from the
 * sample as it was drawn, because only that follows the distribution: folded or rounded points would distort its shape
 * at the bounds and stop small steps.
 *
 * Newcomers join the population list until the next generation but do not affect the distribution. Their fitness was
 * measured in other games, and a point far from the mean would upset the step size. So islands are independent searches
 * that share a list of the best.
 *
 * If the mean is measured, it represents its generation, because with noise the fittest sample is mostly a lucky one.
 * The first mean is the centre of the space and not the result of selection, so the fittest sample represents
 * generation 0.
 *
 * The matrix is decomposed in every generation. The tutorial waits 1 / (10 n (c1 + cmu)) generations in between, which
 * is less than 1 in all dimensions for which `auto` uses the full matrix, with the usual population.
 */

import { InputError } from '../base/inputError.ts';
import type { Json } from '../base/json.ts';
import { randomNormal } from '../base/randomNormal.ts';
import { choice, decimal, onOff, wholeNumber } from '../base/setting.ts';
import { bestFirst, validMembers } from './bestFirst.ts';
import { FIRST_BIRTHS, afterBirths, giveBirth } from './births.ts';
import type { Vector } from './covariance.ts';
import { fullCovariance, separableCovariance } from './covariance.ts';
import { measuredAs } from './askTell.ts';
import type { Births, Conversation, Evolver, Member, SearchSpace, Streams, Variation } from './evolver.ts';
import { evolverKind } from './evolver.ts';
import type { HallSettings } from './hallOfFame.ts';
import { hallSettings, updateHall } from './hallOfFame.ts';
import { reflect } from './reflect.ts';
import type { SearchDistribution } from './searchDistribution.ts';
import { createLearning, startDistribution, usualPopulation } from './searchDistribution.ts';
import { settle } from './settle.ts';

/** The largest dimension for which `auto` learns the full matrix. */
const MOST_FULL = 50;

/** The greatest standard deviation in a space without bounds. */
const MOST_DEVIATION = 1e60;

export type CmaesState<G> = {
  readonly births: Births;
  /** The number of calls of `tell` so far. */
  readonly generation: number;
  /** In units of the scale of the space, relative to its centre. */
  readonly distribution: SearchDistribution;
  /** The individuals that last moved the mean. */
  readonly parents: readonly number[];
  readonly population: readonly Member<G>[];
  /** The mean of the last generation as measured; null if it does not represent the generation. */
  readonly leader: Member<G> | null;
  readonly hall: readonly Member<G>[];
};

interface CmaesSettings extends HallSettings {
  readonly population: number;
  readonly sigma: number;
  readonly covariance: string;
  readonly mean: boolean;
}

export const cmaes = evolverKind({
  name: 'cmaes',
  summary: 'for genomes of numbers: a normal distribution learns where the best genomes are',
  needsSpace: true,
  migratesByMerit: true,
  settings: {
    population: wholeNumber('samples in a generation; 0 for the usual 4 + 3 ln n in n dimensions', 0, 100_000, 0),
    sigma: decimal('initial standard deviation, relative to the scale that the genome suggests', 0.000_001, 1000, 1),
    covariance: choice(
      `learn the full matrix, or only its diagonal (separable); auto: full up to ${MOST_FULL} dimensions`,
      ['auto', 'full', 'separable'],
      'auto',
    ),
    mean: onOff('measure the mean of the distribution as one more individual', true),
    ...hallSettings,
  },
  asks: 'worth',
  size({ population, mean }, dimension) {
    const individuals = (population || usualPopulation(dimension)) + (mean ? 1 : 0);
    return { living: individuals, asked: individuals, born: individuals };
  },
  create(values, variation) {
    const { space } = variation;
    if (!space || space.dimension < 1) {
      throw new InputError('setting-value', 'cmaes needs a genome of numbers, such as weights. Choose another method.');
    }
    if (values.population === 1) {
      throw new InputError('setting-value', 'cmaes: population must be 0 or at least 2, not 1.');
    }
    return createCmaes(values, variation, space);
  },
});

function createCmaes<G extends Json>(
  settings: CmaesSettings,
  variation: Variation<G>,
  space: SearchSpace<G>,
): Evolver<G, CmaesState<G>> {
  const { dimension } = space;
  const population = settings.population || usualPopulation(dimension);
  const isFull = settings.covariance === 'full' || (settings.covariance === 'auto' && dimension <= MOST_FULL);
  const form = isFull ? fullCovariance : separableCovariance;
  const limits = space.scale.map((scale, index) =>
    Math.min(MOST_DEVIATION, (space.high[index]! - space.low[index]!) / scale),
  );
  const learning = createLearning({ dimension, population, form, limits });

  return {
    start: (births = FIRST_BIRTHS) => ({
      births,
      generation: 0,
      distribution: startDistribution(dimension, settings.sigma, form),
      parents: [],
      population: [],
      leader: null,
      hall: [],
    }),

    *step(state: CmaesState<G>, { ask }: Streams): Conversation<G, CmaesState<G>> {
      const { births, distribution, parents: from } = state;
      const { mean, sigma, covariance } = distribution;
      const root = form.rootOf(covariance, dimension);
      const samples = Array.from({ length: population }, () =>
        Array.from({ length: dimension }, () => randomNormal(ask)),
      );
      const points = samples.map((sample) => {
        const step = root.stretch(sample);
        return mean.map((number, index) => number + sigma * step[index]!);
      });
      // The mean comes first, so that it is preferred in a tie.
      const asked = [...(settings.mean ? [mean] : []), ...points];
      const newborns = asked.map((point) => ({ genome: genomeOf(space, point), parents: from }));
      const candidates = giveBirth(births, newborns);
      const members = measuredAs(candidates, yield { kind: 'worth', groups: [candidates] });
      const drawn = members.slice(members.length - population);
      // Invalid samples come last, and none of them is a parent.
      const best = bestFirst(validMembers(drawn)).slice(0, learning.parents);
      const leader = settings.mean && state.generation > 0 && members[0]!.worth ? members[0]! : null;
      const learnt = best.map((member) => samples[drawn.indexOf(member)]!);
      return {
        births: afterBirths(births, members.length),
        generation: state.generation + 1,
        distribution: learning.learn(distribution, learnt, state.generation),
        parents: best.length > 0 ? best.map(({ id }) => id) : from,
        population: members,
        leader,
        hall: updateHall(state.hall, members, leader ? [leader] : members, settings, (genome) => variation.key(genome)),
      };
    },

    population: (state) => state.population,
    leader: ({ leader }) => leader ?? undefined,
    hall: ({ hall }) => hall,
    emigrants: (state, count) => bestFirst(validMembers(state.population)).slice(0, count),
    receive: (state, newcomers) => ({ ...state, population: settle(state.population, newcomers) }),
  };
}

/** The genome of a point given in units of the scale, relative to the centre. */
function genomeOf<G>(space: SearchSpace<G>, point: Vector): G {
  const { centre, scale, low, high } = space;
  return space.genomeOf(
    point.map((number, index) => reflect(centre[index]! + scale[index]! * number, low[index]!, high[index]!)),
  );
}
