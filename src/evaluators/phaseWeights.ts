/**
 * The weights that count in each phase of a shape. Some phases begin with the first king, and a term that counts kings
 * is always 0 before: its weight then says nothing, so that explanations leave it out.
 */

import type { Feature } from '../features/feature.ts';
import type { Board } from '../rules/board.ts';
import type { LinearWeights } from './linearText.ts';
import type { Phase, Shape } from './shape.ts';
import type { Term } from './shapes.ts';
import { termsOf } from './shapes.ts';

/** In the order of the terms; 0 for an idle term. */
export function phaseWeights({ shape, weights }: LinearWeights, board: Board): number[][] {
  const { length } = shape.terms;
  return idleTerms(shape, board).map((idle, phase) =>
    idle.map((isAlwaysZero, index) => (isAlwaysZero ? 0 : weights[phase * length + index]!)),
  );
}

/** Whether each term is always 0, phase by phase. */
export function idleTerms(shape: Shape, board: Board): boolean[][] {
  const terms = termsOf(shape, board);
  return shape.phases[board.size].map((phase) => terms.map((term) => isIdle(term, phase)));
}

function isIdle({ feature, less, plus }: Term, { condition }: Phase): boolean {
  const lacksKings = (whose: string): boolean =>
    condition.some(({ feature: name, to }) => name === `${whose}.kings` && to === 0);
  return [feature, less, plus].every((one) => !one || (countsKings(one) && lacksKings(one.name.split('.')[0]!)));
}

function countsKings({ isOfKings, sum }: Feature): boolean {
  return isOfKings ?? sum?.counts.every(({ of }) => of === 'kings') ?? false;
}
