/**
 * An expression learns from games: what its terms are about stays, but their factors become those that forecast the
 * results best. This is logistic regression by Newton's method: the best factors do not depend on those before.
 */

import type { Feature } from '../features/feature.ts';
import { compileClosures } from '../grammar/expression/compileClosures.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { sumOf, withFactors } from '../grammar/expression/factors.ts';
import { formatExpression } from '../grammar/expression/formatExpression.ts';
import { inputsOf } from '../grammar/expression/measureExpression.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { choleskyFactor, choleskySolve } from '../stats/cholesky.ts';
import type { Lessons } from './lessons.ts';
import { parseStrategy } from './strategy.ts';
import type { Strategy } from './strategy.ts';

/** What one unit of the value means: a man is then worth a few units, and small whole numbers of points still differ. */
const LOGITS_PER_UNIT = 0.25;

/** Factors about which games say nothing become 0, as if a few positions had spoken against them. */
const RIDGE = 1;

/** The text after so many steps of Newton's method. */
export function learnExpression(text: string, variant: Variant, lessons: Lessons, steps: number): string {
  const strategy = parseStrategy(text, variant.board);
  const before = Float64Array.from(sumOf(strategy.tree).terms, ({ factor }) => factor);
  if (before.length === 0 || lessons.points.length === 0) return text;
  const equations = equationsOf(strategy, sampleOf(lessons));
  // A new individual knows nothing, but one that has learnt before is nearly there.
  const none = new Float64Array(before.length);
  let factors: Float64Array = lossOf(equations, before) < lossOf(equations, none) ? before : none;
  for (let number = 0; number < steps; number++) factors = improved(equations, factors);
  return formatExpression(withFactors(strategy.tree, Array.from(factors)));
}

/** Neighbouring positions of a game say much the same, so every third is enough. */
function sampleOf(lessons: Lessons): Lessons {
  const known = samples.get(lessons);
  if (known) return known;
  const isSampled = (_: number, index: number): boolean => index % SAMPLED === 0;
  const sample = {
    black: lessons.black.filter(isSampled),
    white: lessons.white.filter(isSampled),
    kings: lessons.kings.filter(isSampled),
    turn: lessons.turn.filter(isSampled),
    points: lessons.points.filter(isSampled),
  };
  samples.set(lessons, sample);
  return sample;
}

const SAMPLED = 3;
const samples = new WeakMap<Lessons, Lessons>();

/** What the factors have to fulfil: a logit for each position, in Black's view, and the result of its game. */
interface Equations {
  readonly points: Float32Array;
  /** The part of each logit that does not depend on the factors. */
  readonly rest: Float64Array;
  /** Where the slopes of each position begin. */
  readonly starts: Int32Array;
  /** How fast a logit changes with a factor, and which one; only slopes that are not 0. */
  readonly slopes: Float64Array;
  readonly indices: Uint16Array;
}

function equationsOf(strategy: Strategy, lessons: Lessons): Equations {
  const { terms, rest: others } = sumOf(strategy.tree);
  const { points } = lessons;
  const leadOf = (tree: Expression): Float32Array => leadIn(tree, strategy, lessons);
  const columns = terms.map(({ tree, times }) => ({ lead: leadOf(tree), scale: LOGITS_PER_UNIT * times }));
  const rest = new Float64Array(points.length);
  for (const { tree, times } of others) {
    const lead = leadOf(tree);
    for (let position = 0; position < rest.length; position++)
      rest[position]! += LOGITS_PER_UNIT * times * lead[position]!;
  }
  const starts = new Int32Array(points.length + 1);
  const slopes = new Float64Array(columns.length * points.length);
  const indices = new Uint16Array(columns.length * points.length);
  let end = 0;
  for (let position = 0; position < points.length; position++) {
    for (let at = 0; at < columns.length; at++) {
      const { lead, scale } = columns[at]!;
      const slope = scale * lead[position]!;
      if (slope === 0) continue;
      slopes[end] = slope;
      indices[end++] = at;
    }
    starts[position + 1] = end;
  }
  return { points, rest, starts, slopes, indices };
}

/**
 * What a part of a strategy says of each position, in Black's view and with what it says for White subtracted, as an
 * evaluation does. Individuals share many parts, so these are kept.
 */
function leadIn(tree: Expression, { features, isRelative }: Strategy, lessons: Lessons): Float32Array {
  const known = leads.get(lessons) ?? new Map<string, Float32Array>();
  leads.set(lessons, known);
  const text = formatExpression(tree);
  const found = known.get(text);
  if (found) return found;
  const names = inputsOf(tree);
  const compute = compileClosures(tree, names);
  const read = names.map((name) => features.find((feature) => feature.name === name)!);
  const inputs = new Float64Array(names.length);
  const lead = new Float32Array(lessons.points.length);
  const sides: readonly Side[] = isRelative ? [BLACK, WHITE] : [BLACK];
  for (const side of sides) {
    const columns = read.map((feature) => columnOf(feature, side, lessons));
    const times = (side === BLACK ? 1 : -1) / sides.length;
    for (let position = 0; position < lead.length; position++) {
      for (let at = 0; at < inputs.length; at++) inputs[at] = columns[at]![position]!;
      lead[position]! += times * compute(inputs);
    }
  }
  if (known.size === MOST_LEADS) known.delete(known.keys().next().value!);
  known.set(text, lead);
  return lead;
}

const MOST_LEADS = 500;
const leads = new WeakMap<Lessons, Map<string, Float32Array>>();

/** A feature of all positions. Individuals read much the same features of the same positions, so these are kept. */
function columnOf(feature: Feature, side: Side, lessons: Lessons): Int16Array {
  const known = columnsOf.get(lessons) ?? new Map<string, Int16Array>();
  columnsOf.set(lessons, known);
  const key = `${side} ${feature.name}`;
  const column = known.get(key) ?? readColumn(feature, side, lessons);
  known.set(key, column);
  return column;
}

const columnsOf = new WeakMap<Lessons, Map<string, Int16Array>>();

function readColumn({ read }: Feature, side: Side, { black, white, kings, turn }: Lessons): Int16Array {
  const [own, other] = side === BLACK ? [black, white] : [white, black];
  return Int16Array.from(own, (pieces, index) => read(pieces, other[index]!, kings[index]!, side, turn[index] as Side));
}

/** After one step of Newton's method. The loss is convex, so a step that overshoots is shortened until it helps. */
function improved(equations: Equations, factors: Float64Array): Float64Array {
  const loss = lossOf(equations, factors);
  const step = newtonStep(equations, factors);
  for (let share = 1; share > LEAST_SHARE; share /= 2) {
    const next = factors.map((factor, at) => factor + share * step[at]!);
    if (lossOf(equations, next) <= loss) return next;
  }
  return factors;
}

const LEAST_SHARE = 1e-3;

/** Minus the logarithm of the likelihood of the results, and the penalty of large factors. */
function lossOf(equations: Equations, factors: Float64Array): number {
  const { points } = equations;
  let loss = 0;
  for (let position = 0; position < points.length; position++) {
    const logit = logitOf(equations, position, factors);
    // An expression may overflow; such a position says nothing.
    if (!Number.isFinite(logit)) continue;
    // log(1 + e^logit) - points * logit, without overflow.
    loss += Math.max(logit, 0) + Math.log1p(Math.exp(-Math.abs(logit))) - points[position]! * logit;
  }
  return factors.reduce((sum, factor) => sum + (RIDGE * factor ** 2) / 2, loss);
}

/** The change after which the factors would be best if the loss were a parabola. */
function newtonStep(equations: Equations, factors: Float64Array): Float64Array {
  const { points, starts, slopes, indices } = equations;
  const count = factors.length;
  const bend = new Float64Array(count * count);
  const pull = new Float64Array(count);
  for (let position = 0; position < points.length; position++) {
    const logit = logitOf(equations, position, factors);
    if (!Number.isFinite(logit)) continue;
    const chance = 1 / (1 + Math.exp(-logit));
    const error = points[position]! - chance;
    const weight = chance * (1 - chance);
    const start = starts[position]!;
    const end = starts[position + 1]!;
    for (let at = start; at < end; at++) {
      const slope = slopes[at]!;
      const row = indices[at]! * count;
      pull[indices[at]!]! += slope * error;
      const weighted = weight * slope;
      for (let below = start; below <= at; below++) bend[row + indices[below]!]! += weighted * slopes[below]!;
    }
  }
  for (let at = 0; at < count; at++) {
    pull[at]! -= RIDGE * factors[at]!;
    bend[at * count + at]! += RIDGE;
  }
  return choleskySolve(choleskyFactor(bend, count), count, pull);
}

function logitOf({ rest, starts, slopes, indices }: Equations, position: number, factors: Float64Array): number {
  let logit = rest[position]!;
  const end = starts[position + 1]!;
  for (let at = starts[position]!; at < end; at++) logit += slopes[at]! * factors[indices[at]!]!;
  return logit;
}
