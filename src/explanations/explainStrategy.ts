/**
 * What a strategy is, in words and in measured facts: its simplified form, what it wants, which features really decide
 * its choices on positions of real games and in which direction, and whether it is one of the empty ones that evolution
 * loves: constant, blind to colour, or no different from the first move of the list.
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

/** What a strategy is, in words and in measured facts. */
export interface Explanation {
  /** The expression in the notation of the original. */
  readonly text: string;
  /** The same choices from a smaller expression, and as people write it. */
  readonly simplified: string;
  readonly readable: string;
  readonly size: number;
  readonly simplifiedSize: number;
  readonly simplifiedDepth: number;
  readonly sentences: readonly string[];
  /** Those that are left after simplification, the most decisive first. */
  readonly features: readonly FeatureReport[];
  /** Read by the text, but without any influence. */
  readonly idleFeatures: readonly string[];
  /** Whose score it is that features raise or lower: Black's, or that of the player who moves. */
  readonly scoreOf: 'Black' | 'the player';
  /** On how many positions the following was measured. */
  readonly positions: number;
  /** The share of positions in which it does not give all moves the same score. */
  readonly decides: number;
  /** The score cannot change. */
  readonly isConstant: boolean;
  /** Its score varied, but never when the colours of all pieces were exchanged. */
  readonly isColourBlind: boolean;
  /** It chose the first move of the list, always. */
  readonly isFirst: boolean;
}

/** Explains a strategy by its simplified form and by what it chooses in some positions. */
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
