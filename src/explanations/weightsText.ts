/** A weighted evaluation in a line for lists, and in sentences. */

import type { Anatomy, WeightedPhase, WeightedTerm } from '../evaluators/anatomy.ts';
import { listOf } from '../grammar/expression/expressionPhrase.ts';

export type WeightsAnatomy = Pick<Anatomy & { kind: 'weights' }, 'shape' | 'phases'>;

/** How many terms a line and a sentence name. */
const MOST_IN_LINE = 6;
const MOST_WANTED = 4;
const MOST_AVOIDED = 2;

/** The terms that weigh most, each by its mean over the phases: `broad: men +104, kings +180, 32 more`. */
export function weightsLine({ shape, phases }: WeightsAnatomy): string {
  const means = phases[0]!.terms
    .map(({ name }, index) => ({ name, weight: Math.round(meanOf(phases.map(({ terms }) => terms[index]!.weight))) }))
    .filter(({ weight }) => weight !== 0)
    .toSorted(heaviestFirst);
  const named = means.slice(0, MOST_IN_LINE).map(({ name, weight }) => `${name} ${signed(weight)}`);
  const more = means.length > MOST_IN_LINE ? [`${means.length - MOST_IN_LINE} more`] : [];
  return `${shape}: ${[...named, ...more].join(', ') || 'all weights are 0'}`;
}

/** What it wants in each phase of the game. */
export function weightsSentences({ phases }: WeightsAnatomy): string[] {
  return phases.map((phase) => phaseSentence(phase, phases.length === 1));
}

/** How many weights there are that are not 0. */
export function weightsSize({ phases }: WeightsAnatomy): number {
  return phases.flatMap(({ terms }) => terms).filter(({ weight }) => weight !== 0).length;
}

function phaseSentence({ name, when, terms }: WeightedPhase, isAlone: boolean): string {
  const heaviest = terms.filter(({ weight }) => weight !== 0).toSorted(heaviestFirst);
  const wanted = heaviest.filter(({ weight }) => weight > 0).slice(0, MOST_WANTED);
  const avoided = heaviest.filter(({ weight }) => weight < 0).slice(0, MOST_AVOIDED);
  const lead = isAlone ? 'It' : `In the ${name} (${when}) it`;
  if (heaviest.length === 0) return `${lead} likes all positions alike.`;
  const wants = wanted.length > 0 ? [`wants above all ${listOf(wanted.map(phraseOf))}`] : [];
  const avoids = avoided.length > 0 ? [`avoids ${listOf(avoided.map(phraseOf))}`] : [];
  return `${lead} ${[...wants, ...avoids].join(', and ')}.`;
}

function phraseOf({ phrase, weight }: WeightedTerm): string {
  return `${phrase} (${signed(Number(weight.toFixed(1)))} points each)`;
}

function heaviestFirst(one: { readonly weight: number }, two: { readonly weight: number }): number {
  return Math.abs(two.weight) - Math.abs(one.weight);
}

function signed(weight: number): string {
  return weight > 0 ? `+${weight}` : String(weight);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
