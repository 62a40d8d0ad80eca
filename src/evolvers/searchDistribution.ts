/**
 * The normal distribution that CMA-ES samples from, and how it learns from the best of its samples. Weighted
 * recombination moves the mean, the length of the mean's path adapts the step size, and the path itself (rank one) and
 * the selected steps (rank mu) adapt the covariance. Names, equations and default constants follow Hansen, The CMA
 * Evolution Strategy: A Tutorial (arXiv 1604.00772), with positive weights only. Samples are given as the standard
 * normal numbers that produced them, so nothing is ever divided by the step size or by a variance.
 */

import type { CovarianceForm, Vector } from './covariance.ts';

/** A type and not an interface, so that states with it are Json. */
export type SearchDistribution = {
  readonly mean: Vector;
  readonly sigma: number;
  readonly covariance: Vector;
  /** The recent path of the mean, with all directions normalised: long if its steps agree. Adapts sigma. */
  readonly sigmaPath: Vector;
  /** The recent path of the mean, in steps of length sigma. Adapts the covariance. */
  readonly covariancePath: Vector;
};

export interface LearningOptions {
  readonly dimension: number;
  readonly population: number;
  readonly form: CovarianceForm;
  /** The greatest standard deviation of every coordinate. */
  readonly limits: Vector;
}

export interface Learning {
  /** How many of the best samples count. */
  readonly parents: number;
  /** The distribution after a generation, given the standard normal numbers of its best samples, best first. */
  learn(distribution: SearchDistribution, best: readonly Vector[], generation: number): SearchDistribution;
}

/** Sigma stays within these limits, so that no number overflows, however long a search continues in one direction. */
const [LEAST_SIGMA, MOST_SIGMA] = [1e-60, 1e60];

export function startDistribution(dimension: number, sigma: number, form: CovarianceForm): SearchDistribution {
  const zeros = Array.from({ length: dimension }, () => 0);
  return { mean: zeros, sigma, covariance: form.start(dimension), sigmaPath: zeros, covariancePath: zeros };
}

/** The default number of samples in a generation. */
export function usualPopulation(dimension: number): number {
  return 4 + Math.floor(3 * Math.log(dimension));
}

export function createLearning({ dimension, population, form, limits }: LearningOptions): Learning {
  const preferences = preferencesOf(population);
  const { muEff } = weightsOf(preferences);
  const rates = ratesOf(dimension, muEff, form.speed(dimension));

  return {
    parents: preferences.length,
    learn({ mean, sigma, covariance, ...before }, best, generation) {
      // Without samples there is nothing to learn. Fewer samples than usual share the whole weight.
      if (best.length === 0) return { mean, sigma, covariance, ...before };
      const { weights, muEff: count } = weightsOf(preferences.slice(0, best.length));
      const root = form.rootOf(covariance, dimension);
      const steps = best.map((normal) => root.stretch(normal));
      const step = average(steps, weights);

      const turned = root.turn(average(best, weights));
      const sigmaPath = follow(before.sigmaPath, turned, rates.sigma, count);
      const length = Math.sqrt(sigmaPath.reduce((sum, part) => sum + part * part, 0)) / rates.usualLength;
      // While the step size is far too small the path grows long. The covariance must not grow instead.
      const isSteady = length < (1.4 + 2 / (dimension + 1)) * Math.sqrt(1 - (1 - rates.sigma) ** (2 * generation + 2));
      const covariancePath = follow(before.covariancePath, step, rates.path, isSteady ? count : 0);
      const lost = isSteady ? 0 : rates.one * rates.path * (2 - rates.path);

      return withinLimits(
        {
          mean: mean.map((number, index) => number + sigma * step[index]!),
          sigma: withinSigmas(sigma * Math.exp((rates.sigma / rates.damping) * (length - 1))),
          covariance: form.mix(covariance, 1 - rates.one - rates.mu + lost, [
            { weight: rates.one, vector: covariancePath },
            ...steps.map((vector, index) => ({ weight: rates.mu * weights[index]!, vector })),
          ]),
          sigmaPath,
          covariancePath,
        },
        form,
        limits,
      );
    },
  };
}

/** How much more a better sample counts than a worse one, for the better half (Table 1). */
function preferencesOf(population: number): number[] {
  const parents = Math.floor(population / 2);
  return Array.from({ length: parents }, (_, rank) => Math.log((population + 1) / 2) - Math.log(rank + 1));
}

/** Weights with sum 1, and the number of equal weights that would average out as much. */
function weightsOf(preferences: Vector): { readonly weights: Vector; readonly muEff: number } {
  const sum = preferences.reduce((one, two) => one + two, 0);
  const weights = preferences.map((preference) => preference / sum);
  return { weights, muEff: 1 / weights.reduce((total, weight) => total + weight * weight, 0) };
}

/** The default rates of the tutorial (Table 1); those of the covariance are multiplied by the speed. */
function ratesOf(dimension: number, muEff: number, speed: number) {
  const sigma = (muEff + 2) / (dimension + muEff + 5);
  const one = (speed * 2) / ((dimension + 1.3) ** 2 + muEff);
  const mu = Math.min(1 - one, (speed * 2 * (muEff - 2 + 1 / muEff)) / ((dimension + 2) ** 2 + muEff));
  return {
    sigma,
    damping: 1 + 2 * Math.max(0, Math.sqrt((muEff - 1) / (dimension + 1)) - 1) + sigma,
    path: (4 + muEff / dimension) / (dimension + 4 + (2 * muEff) / dimension),
    one,
    mu,
    /** The expected length of a vector of standard normal numbers. */
    usualLength: Math.sqrt(dimension) * (1 - 1 / (4 * dimension) + 1 / (21 * dimension ** 2)),
  };
}

/** A path that decays at the given rate, scaled so that random steps keep its length. */
function follow(path: Vector, step: Vector, rate: number, muEff: number): number[] {
  const gain = Math.sqrt(rate * (2 - rate) * muEff);
  return path.map((part, index) => (1 - rate) * part + gain * step[index]!);
}

function average(vectors: readonly Vector[], weights: Vector): number[] {
  return vectors[0]!.map((_, index) =>
    vectors.reduce((sum, vector, which) => sum + weights[which]! * vector[index]!, 0),
  );
}

function withinSigmas(sigma: number): number {
  return Math.min(MOST_SIGMA, Math.max(LEAST_SIGMA, sigma));
}

/**
 * Coordinates that do not affect the fitness drift. Steps beyond the whole range would only be folded back, which
 * amounts to random search, so such coordinates are shrunk. The others keep their steps.
 */
function withinLimits(distribution: SearchDistribution, form: CovarianceForm, limits: Vector): SearchDistribution {
  const { sigma, covariance, covariancePath } = distribution;
  const deviations = form.variances(covariance).map((variance) => sigma * Math.sqrt(variance));
  if (deviations.every((deviation, index) => deviation <= limits[index]!)) return distribution;
  const factors = deviations.map((deviation, index) => Math.min(1, limits[index]! / deviation));
  return {
    ...distribution,
    covariance: form.shrink(covariance, factors),
    covariancePath: covariancePath.map((part, index) => part * factors[index]!),
  };
}
