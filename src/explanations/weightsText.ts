/** A weighted evaluation in a line for lists, and in sentences. */

import { MAN } from '../evaluators/evaluator.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import type { FormulaAnatomy, WeightedPhase, WeightedTerm } from '../evaluators/anatomy.ts';
import type { Words } from '../grammar/expression/expressionPhrase.ts';
import { listOf } from '../grammar/expression/expressionPhrase.ts';
import { featureWords } from './featureWords.ts';
import { phaseWords } from './phaseWords.ts';

export type WeightsAnatomy = Pick<FormulaAnatomy & { kind: 'weights' }, 'shape' | 'phases' | 'strategy'>;

/** The most terms in a line, and in a sentence. */
const MOST_IN_LINE = 6;
const MOST_WISHES = 5;

/** The terms with the largest weights, on average over the phases: `broad: men +104, kings +180, 32 more`. */
export function weightsLine({ shape, phases }: Pick<WeightsAnatomy, 'shape' | 'phases'>): string {
  const means = phases[0]!.terms
    .map(({ name }, index) => {
      const active = phases.map(({ terms }) => terms[index]!).filter(({ isIdle }) => !isIdle);
      return { name, weight: Math.round(meanOf(active.map(({ weight }) => weight))) };
    })
    .filter(({ weight }) => weight !== 0)
    .toSorted(heaviestFirst);
  const named = means.slice(0, MOST_IN_LINE).map(weightText);
  const more = means.length > MOST_IN_LINE ? [`${means.length - MOST_IN_LINE} more`] : [];
  return `${shape}: ${[...named, ...more].join(', ') || 'all weights are 0'}`;
}

/** `men +104`. A term that players should avoid is read by the feature itself: `imbalance -30` for `-imbalance`. */
function weightText({ name, weight }: { readonly name: string; readonly weight: number }): string {
  return name.startsWith('-') ? `${name.slice(1)} ${signed(-weight)}` : `${name} ${signed(weight)}`;
}

/** What it wants in each phase of the game. */
export function weightsSentences({ phases, strategy }: WeightsAnatomy): string[] {
  return phases.map((phase) => phaseSentence(phase, strategy, phases.length === 1));
}

/** The number of weights that are not 0. */
export function weightsSize({ phases }: Pick<WeightsAnatomy, 'phases'>): number {
  return phases.flatMap(({ terms }) => terms).filter(({ weight }) => weight !== 0).length;
}

function phaseSentence({ name, when, terms }: WeightedPhase, strategy: Strategy, isAlone: boolean): string {
  const heaviest = terms.filter(({ weight, isIdle }) => weight !== 0 && !isIdle).toSorted(heaviestFirst);
  const lead = isAlone ? 'It' : `In ${phaseWords(name)} (${when}) it`;
  if (heaviest.length === 0) return `${lead} likes all positions alike.`;
  const man = manIn(terms);
  const wishes = heaviest.slice(0, MOST_WISHES).map((term) => `${wishOf(term, strategy)} (${worthText(term, man)})`);
  return `${lead} wants ${heaviest.length > MOST_WISHES ? 'above all ' : ''}${listOf(wishes)}.`;
}

/** A man on a scale that readers do not know, where points say little. */
function manIn(terms: readonly WeightedTerm[]): WeightedTerm | undefined {
  return terms.find(({ name, weight }) => /^(own\.)?men$/.test(name) && weight >= LARGE_MAN);
}

/** Twice the usual weight of a man, in points. */
const LARGE_MAN = 2 * MAN;

/** `100 points each`, or `1.2 men each`. */
function worthText(term: WeightedTerm, man: WeightedTerm | undefined): string {
  const weight = Math.abs(term.weight);
  const isInMen = man !== undefined && man !== term;
  const worth = isInMen ? menOf(weight / man.weight) : Number(weight.toFixed(1));
  const [one, many] = isInMen ? ['man', 'men'] : ['point', 'points'];
  return `${worth} ${worth === 1 ? one : many} each`;
}

/** Men with a digit or two, but never 0. */
function menOf(ratio: number): number {
  return Math.max(0.01, Number(ratio.toFixed(ratio < 1 ? 2 : 1)));
}

/** `more own men than opposing ones`; for a term that players should avoid, the other way round. */
function wishOf(term: WeightedTerm, strategy: Strategy): string {
  const { name, weight } = term;
  const isAvoided = name.startsWith('-');
  const { more, less } = wishesOf(term, strategy);
  return weight > 0 !== isAvoided ? more : less;
}

/** Only a difference weighs one side against the other. */
function wishesOf({ name, phrase }: WeightedTerm, { features }: Strategy): Pick<Words, 'more' | 'less'> {
  const feature = features.find((one) => one.name === name);
  if (feature) return featureWords(feature);
  const own = features.find((one) => one.name === `own.${name.replace(/^(?:-|both\.)/, '')}`)!;
  if (name.startsWith('both.')) return { more: `more ${phrase}`, less: `${own.isPlural ? 'fewer' : 'less'} ${phrase}` };
  const words = featureWords(own);
  return words.rival ?? words;
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
