/**
 * A strategy in words and measured facts: its simplified form, what it wants, and which features decide its choices in
 * positions from games. It also finds degenerate strategies, which evolution often produces: constant, colour-blind, or
 * always choosing the first move of the list.
 */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Feature } from '../features/feature.ts';
import { formatExpression, formatInfix } from '../grammar/expression/formatExpression.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import type { Position } from '../rules/position.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { describeStrategy } from './describeStrategy.ts';
import { isColourBlind } from './colourBlind.ts';
import type { FeatureReport } from './measureFeature.ts';
import { choicesIn, measureFeature } from './measureFeature.ts';
import type { LookingMode } from './movePreview.ts';
import { areAlike, firstOfBest } from './movePreview.ts';
import { simplifyFor, simplifyStrategy, turnFeature } from './simplifyStrategy.ts';

/** A strategy in words and measured facts. */
export interface Explanation {
  /** The expression in the notation of the original. */
  readonly text: string;
  /** A smaller expression with the same choices, and the same in infix notation. */
  readonly simplified: string;
  readonly readable: string;
  readonly size: number;
  readonly simplifiedSize: number;
  readonly simplifiedDepth: number;
  readonly sentences: readonly string[];
  /** The features that remain after simplification, the most decisive first. */
  readonly features: readonly FeatureReport[];
  /** Features in the text that have no influence. */
  readonly idleFeatures: readonly string[];
  /** Whose score features raise or lower: Black's, or that of the player to move. */
  readonly scoreOf: 'Black' | 'the player';
  /** The number of positions in which the following was measured. */
  readonly positions: number;
  /** The share of positions in which its moves have different scores. */
  readonly decides: number;
  /** The score cannot change. */
  readonly isConstant: boolean;
  /** Its score varied, but never changed when the colours of all pieces were swapped. */
  readonly isColourBlind: boolean;
  /** It always chose the first move of the list. */
  readonly isFirst: boolean;
}

/** Explains a strategy by its simplified form and by its choices in some positions. */
export function explainStrategy(
  strategy: Strategy,
  variant: Variant,
  positions: readonly Position[],
  mode: LookingMode = 'position',
): Explanation {
  const tree = simplifyStrategy(strategy);
  const { size: simplifiedSize, depth: simplifiedDepth, inputs } = measureExpression(tree);
  const choices = choicesIn(strategy, positions, variant, mode);
  const worths = choices.map(({ moves }) => moves.map(({ worth }) => worth));
  const isConstant = ([BLACK, WHITE] as const).every((side) => simplifyFor(strategy, side, mode).kind === 'constant');
  const turn = turnFeature(strategy, mode);
  const isKept = ({ name }: Feature): boolean => !isConstant && inputs.includes(name);
  return {
    text: strategy.text,
    simplified: formatExpression(tree),
    readable: formatInfix(tree),
    size: measureExpression(strategy.tree).size,
    simplifiedSize,
    simplifiedDepth,
    sentences: describeStrategy(strategy, mode),
    features: strategy.features
      .filter((feature) => isKept(feature) && feature.name !== turn)
      .map((feature) => measureFeature(strategy, feature, choices))
      .toSorted((one, two) => two.changesChoice - one.changesChoice),
    idleFeatures: strategy.features.filter((feature) => !isKept(feature)).map(({ name }) => name),
    scoreOf: strategy.isRelative ? 'the player' : 'Black',
    positions: positions.length,
    decides: worths.filter((ones) => !areAlike(ones)).length / Math.max(1, positions.length),
    isConstant,
    isColourBlind: isColourBlind(
      strategy,
      choices.flatMap(({ moves }) => moves.map(({ words }) => words)),
      variant.board,
    ),
    isFirst: worths.every((ones) => firstOfBest(ones) === 0),
  };
}
