/** What a strategy wants, in a sentence or two. */

import type { Strategy } from '../evaluators/strategy.ts';
import { describeWishes } from '../grammar/expression/describeExpression.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { featureWords } from './featureWords.ts';
import type { ValuingMode } from './simplifyStrategy.ts';
import { simplifyFor, simplifyStrategy, turnFeature } from './simplifyStrategy.ts';

/** What a strategy wants, in sentences. */
export function describeStrategy(strategy: Strategy, mode: ValuingMode = 'position'): string[] {
  const [black, white] = [simplifyFor(strategy, BLACK, mode), simplifyFor(strategy, WHITE, mode)];
  if (black.kind === 'constant' && white.kind === 'constant') {
    return ['It is constant: all positions score the same, so it always plays the lowest-numbered move.'];
  }
  const wishes = wishesOfSides(strategy, black, white, mode);
  return mode === 'settled' ? [...wishes, 'It plays out all captures before it judges a position.'] : wishes;
}

function wishesOfSides(strategy: Strategy, black: Expression, white: Expression, mode: ValuingMode): string[] {
  if (strategy.isRelative) return [wishesOf(strategy, black, 'it')];
  const { inputs } = measureExpression(simplifyStrategy(strategy));
  return inputs.includes(turnFeature(strategy, mode) ?? '')
    ? [wishesOf(strategy, black, 'Black'), wishesOf(strategy, white, 'White')]
    : [wishesOf(strategy, black, 'Black'), 'White wants the opposite.'];
}

function wishesOf({ features }: Strategy, tree: Expression, subject: string): string {
  const words = new Map(features.map((feature) => [feature.name, featureWords(feature)]));
  return describeWishes(tree, { subject, thing: 'position' }, (name) => words.get(name)!);
}
