/**
 * The argument of `linear(...)`: the name of a shape, a colon, and its weights phase by phase, in the order of the
 * terms. The form is canonical, so that equal evaluations have equal names.
 */

import { InputError } from '../base/inputError.ts';
import type { Shape } from './shape.ts';
import { SHAPES, shapeNamed, weightCount } from './shapes.ts';

/** A shape and its weights in points, phase by phase. */
export interface LinearWeights {
  readonly shape: Shape;
  readonly weights: readonly number[];
}

/** A hundred men: a larger weight would swamp everything else. */
export const LARGEST_WEIGHT = 10_000;

export function parseLinear(text: string): LinearWeights {
  const [, name, rest] = /^\s*(\w+)\s*:([^]*)$/.exec(text) ?? [];
  if (name === undefined || rest === undefined) {
    const wrong = `"${shown(text)}" must be ${LINEAR_FORM}, as in ${LINEAR_EXAMPLE}.`;
    throw new InputError('linear-form', `${wrong} ${LINEAR_CHOICE}`);
  }
  const shape = shapeNamed(name);
  const numbers = rest.split(/\s+/).filter((part) => part !== '');
  if (numbers.length !== weightCount(shape)) throw wrongCount(shape, numbers.length);
  return { shape, weights: numbers.map((part, index) => parseWeight(part, index)) };
}

export function formatLinear({ shape, weights }: LinearWeights): string {
  // String(-0) is 0.
  return `${shape.name}: ${weights.map(String).join(' ')}`;
}

const names = SHAPES.map(({ name }) => name);
export const LINEAR_FORM = 'the name of a shape, a colon and its weights in points';
export const LINEAR_CHOICE = `The shapes are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
export const LINEAR_EXAMPLE = 'linear(plain: 100 130 8 4 2 3)';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

function parseWeight(text: string, index: number): number {
  const weight = Number(text);
  if (DECIMAL.test(text) && Math.abs(weight) <= LARGEST_WEIGHT) return weight;
  const problem = DECIMAL.test(text) ? 'too large' : 'not a decimal number';
  const range = `between -${LARGEST_WEIGHT} and ${LARGEST_WEIGHT}`;
  const advice = `Write numbers ${range}, separated by spaces.`;
  throw new InputError('linear-weight', `Weight ${index + 1}, "${shown(text)}", is ${problem}. ${advice}`);
}

function wrongCount(shape: Shape, given: number): InputError {
  const { name, terms, phases } = shape;
  const parts = phases[8].map((phase) => phase.name);
  const order = `${parts.length > 1 ? `for each of ${parts.join(', ')}` : 'in this order'}: ${terms.join(', ')}`;
  const counts = `${name} needs ${weightCount(shape)} weights, not ${given}`;
  return new InputError('linear-count', `${counts}. Give one ${order}.`);
}

function shown(text: string): string {
  const tidy = text.trim();
  return tidy.length > 40 ? `${tidy.slice(0, 40)}...` : tidy;
}
