/**
 * The evaluation `linear(SHAPE: w w w ...)`: weighted features, with separate weights in every phase of the game. Most
 * evolved evaluations of the literature have this form; a method tunes the weights.
 */

import type { Variant } from '../rules/variant.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import type { Board } from '../rules/board.ts';
import type { FormulaAnatomy, WeightedPhase } from './anatomy.ts';
import type { Evaluation, Evaluator, EvaluatorKind } from './evaluator.ts';
import * as points from './expression.ts';
import type { LinearWeights } from './linearText.ts';
import { LINEAR_CHOICE, LINEAR_EXAMPLE, LINEAR_FORM, formatLinear, parseLinear } from './linearText.ts';
import { linearTwin } from './linearTwin.ts';
import { isIdle, isSymmetric, termsOf } from './shapes.ts';
import { weightedView } from './weightedView.ts';

// Private constants, for speed: see rules/kernel.ts.
const { BLACK, WHITE } = sides;
const { pointsOf } = points;

export const linear: EvaluatorKind = {
  name: 'linear',
  summary: 'adds up weighted features; each phase of the game has its own weights',
  argument: {
    form: LINEAR_FORM,
    choice: LINEAR_CHOICE,
    example: LINEAR_EXAMPLE,
    read: (text) => formatLinear(parseLinear(text)),
  },
  create: (variant, argument) => linearEvaluation(parseLinear(argument), variant),
  anatomy: (variant, argument) => linearAnatomy(parseLinear(argument), variant),
};

export function linearEvaluation(weights: LinearWeights, { board }: Variant): Evaluation {
  // What is good for one side is then equally bad for the other, so one view is enough.
  if (isSymmetric(weights.shape, board)) return { evaluate: seenBy(BLACK) };
  const [black, white] = [weightedView(weights, board, BLACK), weightedView(weights, board, WHITE)];
  return {
    seenBy,
    // The mean of both sides' views, as `expression.ts` does for strategies.
    evaluate: (own, other, kings, turn) =>
      turn === BLACK
        ? pointsOf((black(own, other, kings, turn) - white(other, own, kings, turn)) / 2, 1)
        : pointsOf((white(own, other, kings, turn) - black(other, own, kings, turn)) / 2, 1),
  };

  function seenBy(side: Side): Evaluator {
    const view = weightedView(weights, board, side);
    return (own, other, kings, turn) =>
      turn === side ? pointsOf(view(own, other, kings, turn), 1) : 0 - pointsOf(view(other, own, kings, turn), 1);
  }
}

type WeightsAnatomy = FormulaAnatomy & { readonly kind: 'weights' };

export function linearAnatomy(weights: LinearWeights, { board }: Variant): WeightsAnatomy {
  return {
    kind: 'weights',
    shape: weights.shape.name,
    phases: weightedPhases(weights, board),
    strategy: linearTwin(weights, board),
  };
}

/** The weights with their terms, phase by phase. */
export function weightedPhases({ shape, weights }: LinearWeights, board: Board): WeightedPhase[] {
  const terms = termsOf(shape, board);
  return shape.phases[board.size].map(({ name, when, condition }, phase) => ({
    name,
    when,
    terms: terms.map((term, index) => ({
      name: term.name,
      phrase: term.phrase,
      weight: weights[phase * terms.length + index]!,
      ...(isIdle(term, condition) && { isIdle: true }),
    })),
  }));
}
