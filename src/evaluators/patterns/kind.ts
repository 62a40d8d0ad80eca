/** The evaluation `patterns(WINDOWS: WORD)`; see `patterns.ts` for what it means. */

import type { Variant } from '../../rules/variant.ts';
import type { PiecesAnatomy } from '../anatomy.ts';
import type { EvaluatorKind } from '../evaluator.ts';
import { learnPatterns } from './learnPatterns.ts';
import { patternEvaluator } from './patternEvaluator.ts';
import { POINTS_PER_LOGIT } from './patterns.ts';
import {
  PATTERNS_CHOICE,
  PATTERNS_EXAMPLE,
  PATTERNS_FORM,
  formatPatterns,
  parsePatterns,
  patternsOn,
} from './patternsText.ts';

export const patterns: EvaluatorKind = {
  name: 'patterns',
  summary: 'values of squares, of the balance of pieces and of what stands on a few squares seen as one',
  argument: {
    form: PATTERNS_FORM,
    choice: PATTERNS_CHOICE,
    example: PATTERNS_EXAMPLE,
    read: (text) => formatPatterns(parsePatterns(text)),
  },
  create: (variant, argument) => ({
    evaluate: patternEvaluator(patternsOn(parsePatterns(argument), variant.board), variant),
    pointsPerDecade: POINTS_PER_LOGIT * Math.LN10,
  }),
  teach: (variant, argument, teaching) =>
    formatPatterns(learnPatterns(patternsOn(parsePatterns(argument), variant.board), variant, teaching)),
  anatomy: patternsAnatomy,
};

function patternsAnatomy(variant: Variant, argument: string): PiecesAnatomy {
  const found = patternsOn(parsePatterns(argument), variant.board);
  const evaluate = patternEvaluator(found, variant);
  const reading: PiecesAnatomy['reading'] = (side) => (own, other, kings) => evaluate(own, other, kings, side);
  return {
    kind: 'pieces',
    makeup: { kind: 'patterns', patterns: found },
    variant,
    evaluation: `patterns(${argument})`,
    size: found.values.reduce((count, value) => count + (value === 0 ? 0 : 1), 0),
    reading,
    exactReading: reading,
    valueOf: (points) => Math.tanh(points / (2 * POINTS_PER_LOGIT)),
  };
}
