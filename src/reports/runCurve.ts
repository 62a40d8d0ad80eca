/** The course of a run as charts draw it: the numbers of its generations in words, and when individuals migrated. */

import type { Json } from '../base/json.ts';
import type { CurvePoint } from '../charts/curvePoint.ts';
import { isGrouped } from '../charts/traitGroup.ts';
import { isIdleTrait, traitTitle } from '../explanations/traitTitle.ts';
import { ENGLISH, VARIANTS } from '../rules/variant.ts';
import type { RunRecord, Statistics, Traits } from '../store/records.ts';
import type { ReportedRun } from './condition.ts';
import { numberAt, textAt } from './jsonAt.ts';

export function runCurve({ run, generations }: Pick<ReportedRun, 'run' | 'generations'>): CurvePoint[] {
  return generations.map(({ number, statistics }) => {
    const { unit, best, mean, deviation, sizeNoun, bestSize, meanSize, diversity } = statistics;
    const fitness = { unit, best, mean, deviation };
    return { number, ...fitness, sizeNoun, bestSize, meanSize, diversity, ...traitsInWords(run, statistics) };
  });
}

interface GenerationTraits {
  readonly traits: Traits;
  /** Only what is drawn for each island: not the curves that share a chart. */
  readonly islands: readonly Traits[];
}

export function traitsInWords(
  { experiment, variant }: Pick<RunRecord, 'experiment' | 'variant'>,
  { traits = {}, islands = [] }: Pick<Statistics, 'traits' | 'islands'>,
): GenerationTraits {
  const shape = textAt(experiment, 'genome', 'shape');
  const { board } = VARIANTS.find(({ name }) => name === variant) ?? ENGLISH;
  const inWords = (own: Traits): [string, number][] =>
    Object.entries(own)
      .filter(([name]) => !isIdleTrait(name, shape, board))
      .map(([name, value]) => [traitTitle(name, shape, board.size), value]);
  return {
    traits: Object.fromEntries(inWords(traits)),
    islands: islands.map((own) => Object.fromEntries(inWords(own).filter(([name]) => !isGrouped(name)))),
  };
}

/**
 * The generations that migrants have just joined, up to the last one. Islands exchange them at the end of a step.
 * Those let in by merit belong to the generation of this step, all others play in the next one.
 */
export function migrationsOf(experiment: Json, last: number): number[] {
  const at = (name: string): number => numberAt(experiment, 'islands', name) ?? 0;
  const [count, interval, migrants] = [at('count'), at('interval'), at('migrants')];
  if (count < 2 || interval < 1 || migrants < 1) return [];
  const delay = textAt(experiment, 'islands', 'immigration') === 'open' ? 0 : 1;
  return Array.from({ length: Math.floor((last + delay) / interval) }, (_, index) => (index + 1) * interval - delay);
}
