/** The nine terms and four stages of the evaluation (Foley 2003, sections 2.2 and 2.4), by the names of the thesis. */

import { shapeNamed } from '../../evaluators/shapes.ts';

const SHAPE = shapeNamed('foley');

/** In the order of the shape. */
export const TERMS = ['PA', 'ADV', 'BAL', 'BR', 'MC', 'KC', 'TM', 'KT', 'FK'] as const;

export type Term = (typeof TERMS)[number];

export const TERM_TITLES: Readonly<Record<Term, string>> = {
  PA: 'piece advantage',
  ADV: 'advancement',
  BAL: 'balance',
  BR: 'back row',
  MC: 'man centrality',
  KC: 'king centrality',
  TM: 'total mobility',
  KT: 'king trap',
  FK: 'free kings',
};

/** The names of the terms in the shape: `material`, `-imbalance`. */
export const SHAPE_TERMS = SHAPE.terms;

/** Counted from 1, as in the thesis. */
export const STAGES = [1, 2, 3, 4] as const;

export type Stage = (typeof STAGES)[number];

/** The names of the stages in the shape, and the pieces that both sides have left in each. */
export const STAGE_PHASES = SHAPE.phases[8].map(({ name, when }) => ({ name, when }));

/** Weights are whole numbers from 0 to this. */
export const MOST_WEIGHT = 1000;

export function termIndex(term: Term): number {
  return TERMS.indexOf(term);
}
