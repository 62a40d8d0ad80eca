/** What a strategy wants, in a sentence or two of plain English. */

import type { Strategy } from '../evaluators/strategy.ts';
import { rangeOfFeature } from '../evaluators/strategy.ts';
import { describeWishes } from '../grammar/expression/describeExpression.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { unary } from '../grammar/expression/expression.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import { wholeRange } from '../grammar/expression/range.ts';
import { simplify } from '../grammar/expression/simplify.ts';
import { featureWords } from './featureWords.ts';
import { simplifyStrategy } from './simplifyStrategy.ts';

export function describeStrategy(strategy: Strategy): string[] {
  const tree = simplifyStrategy(strategy);
  if (strategy.isBroken) {
    return ['It reads x[47], which does not exist on 6x6, so it likes every position alike and plays the first move.'];
  }
  if (tree.kind === 'constant') {
    return ['It is constant: it likes every position alike and always plays the first move of the list.'];
  }
  if (strategy.isRelative) return [wishesOf(strategy, tree, 'it')];
  const turn = turnFeature(strategy);
  if (turn === undefined || !measureExpression(tree).inputs.includes(turn)) {
    return [wishesOf(strategy, tree, 'Black'), 'White wants the opposite.'];
  }
  // After its own move each side sees one value of the side to move only, and so wants something of its own.
  const seen = (side: number, one: Expression): Expression => {
    const rangeOf = rangeOfFeature(strategy.features);
    return simplify(one, (name) => (name === turn ? wholeRange(side, side) : rangeOf(name)), 'order');
  };
  return [
    wishesOf(strategy, seen(-1, strategy.tree), 'Black'),
    wishesOf(strategy, seen(1, unary('neg', strategy.tree)), 'White'),
  ];
}

function wishesOf({ features }: Strategy, tree: Expression, subject: string): string {
  const words = new Map(features.map((feature) => [feature.name, featureWords(feature)]));
  return describeWishes(tree, { subject, thing: 'position' }, (name) => words.get(name)!);
}

/** The name of the side to move in the vector of the thesis, if the strategy reads it: 1 for Black, -1 for White. */
function turnFeature({ features }: Strategy): string | undefined {
  return features.find(({ low, high }) => low === -1 && high === 1)?.name;
}
