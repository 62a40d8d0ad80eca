/**
 * What a strategy is, in words and in measured facts: its simplified form, what it wants, which features really decide
 * its choices on positions of real games and in which direction, and whether it is one of the empty ones that evolution
 * loves: constant, blind to colour, or no different from the first move of the list.
 */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Feature } from '../features/feature.ts';
import { compileClosures } from '../grammar/expression/compileClosures.ts';
import { describeWishes } from '../grammar/expression/describeExpression.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { formatExpression, formatInfix } from '../grammar/expression/formatExpression.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import { simplify } from '../grammar/expression/simplify.ts';
import { wholeRange } from '../grammar/expression/range.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces, rotatePosition } from '../rules/position.ts';
import { BLACK, opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { featureWords } from './featureWords.ts';
import { firstOfBest, previewMoves, readPosition } from './movePreview.ts';

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
  /** On how many positions the following was measured. */
  readonly positions: number;
  /** The share of positions in which it does not give all moves the same score. */
  readonly decides: number;
  /** The score cannot change. */
  readonly isConstant: boolean;
  /** A position and the same with colours exchanged got the same score, always. */
  readonly isColourBlind: boolean;
  /** It chose the first move of the list, always. */
  readonly isFirst: boolean;
}

export interface FeatureReport {
  readonly name: string;
  readonly phrase: string;
  readonly sentence: string;
  /** The share of positions in which it would choose otherwise if no move changed this feature. */
  readonly changesChoice: number;
  /** The shares of the positions after all moves where one more of it raises the score, and where it lowers it. */
  readonly raises: number;
  readonly lowers: number;
}

export function explainStrategy(strategy: Strategy, variant: Variant, positions: readonly Position[]): Explanation {
  const tree = simplifyStrategy(strategy);
  const { size: simplifiedSize, depth: simplifiedDepth, inputs } = measureExpression(tree);
  const kept = new Set(inputs);
  const choices = positions.map((position): Choice => ({
    moves: previewMoves(strategy, position, variant),
    before: readPosition(strategy, position),
    sign: strategy.isRelative || position.turn === BLACK ? 1 : -1,
  }));
  const isConstant = tree.kind === 'constant';
  const worths = choices.map(({ moves }) => moves.map(({ worth }) => worth));
  const features = strategy.features
    .map((feature, index) => ({ feature, index }))
    .filter(({ feature }) => kept.has(feature.name))
    .map(({ feature, index }) => measureFeature(strategy, feature, index, choices))
    .toSorted((one, two) => two.changesChoice - one.changesChoice);
  return {
    text: strategy.text,
    simplified: formatExpression(tree),
    readable: formatInfix(tree),
    size: measureExpression(strategy.tree).size,
    simplifiedSize,
    simplifiedDepth,
    sentences: describeStrategy(strategy, tree),
    features,
    idleFeatures: strategy.features.filter(({ name }) => !kept.has(name)).map(({ name }) => name),
    positions: positions.length,
    decides: share(worths, (ones) => ones.some((worth) => !Object.is(worth, ones[0]))),
    isConstant,
    isColourBlind: positions.every((position) => isBlindTo(strategy, position, variant)),
    isFirst: worths.every((ones) => firstOfBest(ones) === 0),
  };
}

/** The smallest expression we find that makes the same choices. */
export function simplifyStrategy({ tree, features, isBroken }: Strategy): Expression {
  if (isBroken) return { kind: 'constant', value: 0 };
  const ranges = new Map(features.map(({ name, low, high }) => [name, wholeRange(low, high)]));
  return simplify(tree, (name) => ranges.get(name), 'order');
}

/** What it wants, in a sentence or two. */
function describeStrategy({ features, isRelative, isBroken }: Strategy, tree: Expression): string[] {
  if (isBroken) {
    return ['It reads x[47], which does not exist on 6x6, so it likes every position alike and plays the first move.'];
  }
  if (tree.kind === 'constant') {
    return ['It likes every position alike, so it always plays the first move of the list.'];
  }
  const words = new Map(features.map((feature) => [feature.name, featureWords(feature)]));
  const wishes = describeWishes(tree, isRelative ? 'it' : 'Black', (name) => words.get(name)!);
  return isRelative ? [wishes] : [wishes, 'White wants the opposite.'];
}

interface Choice {
  readonly moves: ReturnType<typeof previewMoves>;
  readonly before: Float64Array;
  /** Minus one where the value is turned round for White. */
  readonly sign: number;
}

/** How often one feature decides, and which way it pulls. */
function measureFeature(
  strategy: Strategy,
  feature: Feature,
  index: number,
  choices: readonly Choice[],
): FeatureReport {
  const names = strategy.features.map(({ name }) => name);
  const value = compileClosures(strategy.tree, names);
  const valueWith = (values: Float64Array, other: number): number => value(values.with(index, other));
  let raised = 0;
  let lowered = 0;
  let tried = 0;
  let changed = 0;
  for (const { moves, before, sign } of choices) {
    const best = firstOfBest(moves.map(({ worth }) => worth));
    const held = firstOfBest(moves.map(({ values }) => sign * valueWith(values, before[index]!)));
    if (held !== best) changed++;
    for (const { values } of moves) {
      const one = values[index]!;
      const step = one < feature.high ? 1 : -1;
      const change = step * (valueWith(values, one + step) - value(values));
      if (change > 0) raised++;
      if (change < 0) lowered++;
      tried++;
    }
  }
  return {
    name: feature.name,
    phrase: feature.phrase,
    sentence: feature.sentence,
    changesChoice: changed / choices.length,
    raises: raised / tried,
    lowers: lowered / tried,
  };
}

/** Whether exchanging the colours of all pieces, with the same side looking, leaves the value as it is. */
function isBlindTo({ value }: Strategy, position: Position, { board }: Variant): boolean {
  const { kings, turn } = position;
  const mirrored = rotatePosition(position, board);
  const next = opponent(turn);
  const seen = value(ownPieces(position), otherPieces(position), kings, turn, next);
  const [own, other] = turn === BLACK ? [mirrored.black, mirrored.white] : [mirrored.white, mirrored.black];
  return Object.is(seen, value(own, other, mirrored.kings, turn, next));
}

function share<Item>(items: readonly Item[], condition: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(condition).length / items.length;
}
