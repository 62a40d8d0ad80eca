/**
 * A strategy: an expression over the features of a position. Its worth is from the side of a viewer who has just moved,
 * so that choosing a move is choosing the successor of the greatest worth.
 *
 * Features come in two kinds. The vector of the original EvoDraughts (`x[0]`, `x[1]` ...) is seen from Black's side
 * whoever looks, and White therefore turns the value round, as player 2 does there. Features with `own` and `opponent`
 * are seen by the viewer, and nothing has to be turned. One expression cannot mean both.
 */

import { InputError } from '../base/inputError.ts';
import type { Feature, Reading } from '../features/feature.ts';
import { featuresOf } from '../features/features.ts';
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
import type { Board } from '../rules/board.ts';
import { BOARD_6, BOARD_8 } from '../rules/board.ts';
import * as sides from '../rules/side.ts';

// Private constants, for speed: see rules/kernel.ts.
const { BLACK } = sides;

/** An expression over the features of a position: whoever plays by it chooses the move of the greatest worth. */
export interface Strategy {
  /** In the notation of the original. */
  readonly text: string;
  readonly tree: Expression;
  /** What it reads, in order of first appearance. */
  readonly features: readonly Feature[];
  /** Whether its features are seen by the viewer. */
  readonly isRelative: boolean;
  /**
   * It reads `x[47]` on 6x6, which the grammars of the original offer although the vector ends at `x[46]`. There it
   * raised an error: such a strategy scores every position 0, and in index mode moves at random.
   */
  readonly isBroken: boolean;
  /** The value of the expression. */
  readonly value: Reading;
  /** What the position is worth to the viewer. */
  readonly worth: Reading;
}

/** Reads an expression and ties its inputs to the features of a board. */
export function parseStrategy(text: string, board: Board): Strategy {
  return createStrategy(parseExpression(text), board);
}

export function createStrategy(tree: Expression, board: Board): Strategy {
  return tieStrategy(tree, board, (features) => closuresOf(tree, features));
}

/**
 * Many strategies at once, compiled together: the fastest when each is used some thousand times, and dear when it is
 * not (see `compilePopulation`).
 */
export function compileStrategies(trees: readonly Expression[], board: Board): readonly Strategy[] {
  const whole = trees.map((tree) => (isBrokenOn(board, measureExpression(tree).inputs) ? constant(0) : tree));
  const names = [...new Set(whole.flatMap((tree) => measureExpression(tree).inputs))];
  const { inputs, evaluators } = compilePopulation(whole, names);
  const places = new Map(names.map((name, index) => [name, index]));
  return trees.map((tree, index) =>
    tieStrategy(tree, board, (features) =>
      compiledValue(
        features,
        features.map(({ name }) => places.get(name)!),
        inputs,
        evaluators[index]!,
      ),
    ),
  );
}

/** What an expression reads on a board; an error if that is not there, or cannot be read together. */
export function featuresRead(tree: Expression, board: Board): Pick<Strategy, 'features' | 'isRelative' | 'isBroken'> {
  const names = measureExpression(tree).inputs;
  const isBroken = isBrokenOn(board, names);
  const features = names.filter((name) => !(isBroken && name === MISSING)).map((name) => featureNamed(name, board));
  const isRelative = features.every((feature) => feature.isRelative);
  if (!isRelative && features.some((feature) => feature.isRelative)) throw mixture(features);
  return { features, isRelative, isBroken };
}

function tieStrategy(tree: Expression, board: Board, valueFrom: (features: readonly Feature[]) => Reading): Strategy {
  const { features, isRelative, isBroken } = featuresRead(tree, board);
  const value = isBroken ? () => 0 : valueFrom(features);
  const worth: Reading = isRelative
    ? value
    : (own, opponent, kings, side, turn) => {
        const score = value(own, opponent, kings, side, turn);
        return side === BLACK ? score : -score;
      };
  return { text: formatExpression(tree), tree, features, isRelative, isBroken, value, worth };
}

/** The text of an expression over features of some board, tidied up; an error says what is wrong with it. */
export function readStrategyText(text: string): string {
  const tree = parseExpression(text);
  for (const name of measureExpression(tree).inputs) {
    if (!isFeature(name)) throw unknownFeature(name, BOARD_8, 'any board');
  }
  return formatExpression(tree);
}

/** What is known of the values of some features, by name. */
export function rangeOfFeature(features: readonly Feature[]): (name: string) => Range | undefined {
  const ranges = new Map(features.map(({ name, low, high }) => [name, wholeRange(low, high)]));
  return (name) => ranges.get(name);
}

/** Whether some board has a feature of this name. */
export function isFeature(name: string): boolean {
  return featuresOf(BOARD_8).has(name) || featuresOf(BOARD_6).has(name);
}

/** One past the end of the vector of 6x6. */
const MISSING = 'x[47]';

function isBrokenOn(board: Board, names: readonly string[]): boolean {
  return board.size === 6 && names.includes(MISSING);
}

/** Computes the features that are read, and no others, then the expression. */
function closuresOf(tree: Expression, features: readonly Feature[]): Reading {
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

/** The same with an expression that was compiled and reads its inputs at given places. */
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
  const advice = nearest === undefined ? `"${list}" lists what there is.` : `Did you mean ${nearest}?`;
  return new InputError('feature-unknown', `There is no feature "${shown}" on ${where}. ${advice}`);
}

function mixture(features: readonly Feature[]): InputError {
  const seen = features.find(({ isRelative }) => isRelative)!;
  const fixed = features.find(({ isRelative }) => !isRelative)!;
  const problem = `${seen.name} is seen from the player's side and ${fixed.name} always from Black's`;
  return new InputError('strategy-mixed', `${problem}; one expression cannot mix them.`);
}
