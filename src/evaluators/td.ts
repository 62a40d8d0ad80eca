/**
 * A linear evaluation whose weights were learnt by temporal differences of games, separately for each variant.
 * `tools/trainTd.ts` trains it from scratch and writes the weights to `data/td.json`. It stands in for TD-GAC, the
 * opponent of Mańdziuk, Kusiak and Walędzik (2007), which is not available.
 */

import learnt from '../../data/td.json' with { type: 'json' };
import type { Variant } from '../rules/variant.ts';
import type { EvaluatorKind } from './evaluator.ts';
import { linearAnatomy, linearEvaluation } from './linear.ts';
import type { LinearWeights } from './linearText.ts';
import { shapeNamed } from './shapes.ts';

/** What is learnt for a variant. */
interface Learnt {
  /** The lead in points that makes a win ten times as likely as a loss. */
  readonly pointsPerDecade: number;
  readonly weights: readonly number[];
}

export const td: EvaluatorKind = {
  name: 'td',
  summary: 'adds up weighted features; the weights were learnt from games by TD(lambda)',
  create: (variant) => ({
    ...linearEvaluation(weightsOf(variant), variant),
    pointsPerDecade: learntOf(variant).pointsPerDecade,
  }),
  anatomy: (variant) => linearAnatomy(weightsOf(variant), variant),
};

function weightsOf(variant: Variant): LinearWeights {
  return { shape: shapeNamed(learnt.shape), weights: learntOf(variant).weights };
}

function learntOf({ name }: Variant): Learnt {
  const all: Readonly<Record<string, Learnt>> = learnt.variants;
  return all[name]!;
}
