/**
 * A strategy: an expression over the features of a position. Its worth is that to a viewer who has just moved, so that
 * choosing a move means choosing the successor of the greatest worth.
 *
 * Features are of two kinds. The vector of the original EvoDraughts (`x[0]`, `x[1]` ...) is always seen from Black's
 * side, so White negates the value, as player 2 does there. Features with `own` and `opponent` are seen by the viewer
 * and need no negation. One expression cannot mix both kinds.
 */

import { InputError } from '../base/inputError.ts';
import type { Feature, Reading } from '../features/feature.ts';
import { featuresOf } from '../features/features.ts';
import { canonicalKey } from '../grammar/expression/canonicalExpression.ts';
import { compileClosures } from '../grammar/expression/compileClosures.ts';
import { compilePopulation } from '../grammar/expression/compilePopulation.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { constant } from '../grammar/expression/expression.ts';
import { formatExpression } from '../grammar/expression/formatExpression.ts';
import { measureExpression } from '../grammar/expression/measureExpression.ts';
import { nearestName } from '../base/nearestName.ts';
import { parseExpression } from '../grammar/expression/parseExpression.ts';
import type { Range } from '../grammar/expression/range.ts';
import { wholeRange } from '../grammar/expression/range.ts';
import { simplify } from '../grammar/expression/simplify.ts';
import type { Board } from '../rules/board.ts';
import { BOARD_6, BOARD_8 } from '../rules/board.ts';
import * as sides from '../rules/side.ts';

// Private constants, for speed: see rules/kernel.ts.
const { BLACK } = sides;

/**
 * One past the end of the vector of 6x6. The grammars of the original offer it anyway, and the original failed on every
 * strategy that reads it.
 */
export const FAILING_INPUT = 'x[47]';

/** An expression over the features of a position. A player that uses it chooses the move of the greatest worth. */
export interface Strategy {
  /** As written, in the notation of the original. */
  readonly text: string;
  /** The expression on its board. */
  readonly tree: Expression;
  /** The features it reads, in order of first appearance. */
  readonly features: readonly Feature[];
  /** Whether its features are seen by the viewer. */
  readonly isRelative: boolean;
  /** It failed on its board and became the constant 0. In index mode it moves at random. */
  readonly isFailing: boolean;
  /** The value of the expression. */
  readonly value: Reading;
  /** What the position is worth to the viewer. */
  readonly worth: Reading;
}

/** Parses an expression and binds its inputs to the features of a board. */
export function parseStrategy(text: string, board: Board): Strategy {
  return createStrategy(parseExpression(text), board);
}

export function createStrategy(tree: Expression, board: Board): Strategy {
  const read = readTree(tree, board);
  return tieStrategy(read, closuresOf(read));
}

/**
 * Compiles many strategies together. This is fastest if each is used some thousand times, and slow if not (see
 * `compilePopulation`).
 */
function compileStrategies(trees: readonly Expression[], board: Board): readonly Strategy[] {
  const read = trees.map((tree) => readTree(tree, board));
  const names = [...new Set(read.flatMap(({ features }) => features.map(({ name }) => name)))];
  const { inputs, evaluators } = compilePopulation(
    read.map(({ tree }) => tree),
    names,
  );
  const places = new Map(names.map((name, index) => [name, index]));
  return read.map((one, index) =>
    tieStrategy(
      one,
      compiledValue(
        one.features,
        one.features.map(({ name }) => places.get(name)!),
        inputs,
        evaluators[index]!,
      ),
    ),
  );
}

/** A strategy that a search uses: it pays to simplify and compile what is computed millions of times. */
export function compileStrategy(text: string, board: Board): Strategy {
  const read = readTree(parseExpression(text), board);
  const [simplest] = compileStrategies([simplify(read.tree, rangeOfFeature(read.features))], board);
  return tieStrategy(read, simplest!.value);
}

/** The same from texts. */
export function compileTexts(texts: readonly string[], board: Board): readonly Strategy[] {
  return compileStrategies(
    texts.map((text) => parseExpression(text)),
    board,
  );
}

/** Strategies with the same key play the same: by the order of their values only, or as the evaluation of a search. */
export function strategyKey(tree: Expression, board: Board, byOrder: boolean): string {
  const { tree: played, features, isFailing } = readTree(tree, board);
  if (isFailing) return 'broken';
  return canonicalKey(simplify(played, rangeOfFeature(features), byOrder ? 'order' : 'value'));
}

/** An expression bound to a board. */
type ReadTree = Omit<Strategy, 'value' | 'worth'>;

/** Binds an expression to the features of a board. Throws if one does not exist, or if they cannot be mixed. */
function readTree(tree: Expression, board: Board): ReadTree {
  const names = measureExpression(tree).inputs;
  const isFailing = board.size === 6 && names.includes(FAILING_INPUT);
  const found = isFailing ? names.filter((name) => name !== FAILING_INPUT) : names;
  const features = found.map((name) => featureNamed(name, board));
  const isRelative = features.every((feature) => feature.isRelative);
  if (!isRelative && features.some((feature) => feature.isRelative)) throw mixture(features);
  const text = formatExpression(tree);
  if (isFailing) return { text, tree: constant(0), features: [], isRelative: true, isFailing };
  return { text, tree, features, isRelative, isFailing };
}

function tieStrategy(read: ReadTree, value: Reading): Strategy {
  const worth: Reading = read.isRelative
    ? value
    : (own, opponent, kings, side, turn) => {
        const score = value(own, opponent, kings, side, turn);
        return side === BLACK ? score : -score;
      };
  return { ...read, value, worth };
}

/**
 * The text of an expression over features of some board, in canonical form. Throws an InputError that says what is
 * wrong with it.
 */
export function readStrategyText(text: string): string {
  const tree = parseExpression(text);
  for (const name of measureExpression(tree).inputs) {
    if (!isFeature(name)) throw unknownFeature(name, BOARD_8, 'any board');
  }
  return formatExpression(tree);
}

/** The known ranges of the given features, by name. */
export function rangeOfFeature(features: readonly Feature[]): (name: string) => Range | undefined {
  const ranges = new Map(features.map(({ name, low, high }) => [name, wholeRange(low, high)]));
  return (name) => ranges.get(name);
}

/** Whether some board has a feature of this name. */
export function isFeature(name: string): boolean {
  return featuresOf(BOARD_8).has(name) || featuresOf(BOARD_6).has(name);
}

/** Computes only the features that the expression reads, then the expression. */
function closuresOf({ tree, features }: ReadTree): Reading {
  const names = features.map(({ name }) => name);
  const evaluate = compileClosures(tree, names);
  const readings = features.map(({ read }) => read);
  const count = readings.length;
  const values = new Float64Array(count);
  return (own, opponent, kings, side, turn) => {
    for (let index = 0; index < count; index++) values[index] = readings[index]!(own, opponent, kings, side, turn);
    return evaluate(values);
  };
}

/** The same with a compiled expression that reads its inputs at given places. */
function compiledValue(
  features: readonly Feature[],
  places: readonly number[],
  inputs: Float64Array,
  evaluate: () => number,
): Reading {
  const readings = features.map(({ read }) => read);
  const count = readings.length;
  return (own, opponent, kings, side, turn) => {
    for (let index = 0; index < count; index++) {
      inputs[places[index]!] = readings[index]!(own, opponent, kings, side, turn);
    }
    return evaluate();
  };
}

function featureNamed(name: string, board: Board): Feature {
  const feature = featuresOf(board).get(name);
  if (!feature) throw unknownFeature(name, board, `${board.size}x${board.size}`);
  return feature;
}

function unknownFeature(name: string, board: Board, where: string): InputError {
  const shown = name.slice(0, 40);
  const nearest = /\[\d+\]$/.test(name) ? undefined : nearestName(shown, featuresOf(board).keys());
  const list = `evodraughts features${board === BOARD_6 ? ' --variant english-6x6' : ''}`;
  const advice = nearest === undefined ? `"${list}" lists the features.` : `Did you mean ${nearest}?`;
  return new InputError('feature-unknown', `There is no feature "${shown}" on ${where}. ${advice}`);
}

function mixture(features: readonly Feature[]): InputError {
  const seen = features.find(({ isRelative }) => isRelative)!;
  const fixed = features.find(({ isRelative }) => !isRelative)!;
  const problem = `${seen.name} is seen from the player's side and ${fixed.name} always from Black's`;
  return new InputError('strategy-mixed', `${problem}; one expression cannot mix them.`);
}
