/** The registry of shapes, and their terms on a board. */

import { InputError } from '../base/inputError.ts';
import type { Feature } from '../features/feature.ts';
import { featuresOf } from '../features/features.ts';
import { nearestName } from '../base/nearestName.ts';
import type { Board } from '../rules/board.ts';
import { MANDZIUK_SHAPES } from './mandziukShapes.ts';
import type { FeatureRange, Phase, Shape } from './shape.ts';
import { WHOLE_GAME } from './shape.ts';

/** A term of a shape on a board. */
export interface Term {
  readonly name: string;
  /** In words: `own minus opposing men`. */
  readonly phrase: string;
  readonly feature: Feature;
  /** The same feature of the opponent, if the term is a difference. */
  readonly less?: Feature;
  /** The same feature of the opponent, if the term is a sum. */
  readonly plus?: Feature;
}

const OPENING_TO_ENDING = ['opening', 'middle', 'ending'];
const STAGES = ['stage 1', 'stage 2', 'stage 3', 'stage 4'];

export const SHAPES: readonly Shape[] = [
  {
    name: 'plain',
    summary: 'six simple differences, the same throughout the game',
    terms: ['men', 'kings', 'backRow', 'centre', 'advancement', 'movable'],
    phases: WHOLE_GAME,
  },
  {
    // What each side has, without counts that are the sum of two others, such as pieces, and without slow features: the
    // distance of kings, and pieces that can step or stand alone, for men and kings separately.
    name: 'broad',
    summary: 'the differences of 34 features of all kinds, in three phases by pieces left',
    terms: [
      ['men', 'kings'],
      ['backRow', 'defenders', 'attackers', 'openKingRow', 'imbalance'],
      ['centreMen', 'centreKings', 'edgeMen', 'edgeKings'],
      ['mainDiagonalMen', 'mainDiagonalKings', 'doubleDiagonalMen', 'doubleDiagonalKings'],
      ['advancement', 'nearCrown', 'crowning', 'runaway'],
      ['mobility', 'movable', 'freeKings', 'trappedKings'],
      ['supported', 'lone', 'holes'],
      ['capturable', 'mostCaptured'],
      ['bridge', 'triangle', 'oreo', 'dog', 'cornerMan', 'cornerKing'],
    ].flat(),
    // A third of the 24 or 12 pieces each.
    phases: { 6: byPieces(OPENING_TO_ENDING, 9, 5), 8: byPieces(OPENING_TO_ENDING, 17, 9) },
  },
  {
    name: 'foley',
    summary: 'the nine terms of Foley (2003) in four stages by pieces left',
    terms: [
      ['material', 'advancement', '-imbalance', 'backRowMen'],
      ['centreMen', 'centreKings', 'mobility', '-trappedKings', 'freeKings'],
    ].flat(),
    // On 6x6, which Foley did not play, the same shares of the pieces.
    phases: { 6: byPieces(STAGES, 10, 7, 5), 8: byPieces(STAGES, 20, 14, 10) },
  },
  ...MANDZIUK_SHAPES,
];

export function shapeNamed(name: string): Shape {
  const shape = SHAPES.find((candidate) => candidate.name === name);
  if (shape) return shape;
  const names = SHAPES.map((candidate) => candidate.name);
  const nearest = nearestName(name, names);
  const advice = nearest === undefined ? `Choose one of: ${names.join(', ')}.` : `Did you mean ${nearest}?`;
  throw new InputError('shape-unknown', `There is no shape "${name.slice(0, 40)}". ${advice}`);
}

/** The number of weights of a shape: one for each term in each phase. */
export function weightCount({ terms, phases }: Shape): number {
  return terms.length * phases[8].length;
}

export function termsOf(shape: Shape, board: Board): readonly Term[] {
  return shape.terms.map((name) => {
    const [, mark, counted] = /^(-|both\.)?(.+)$/.exec(name)!;
    const [own, opponent] = ['own', 'opponent'].map((whose) => featuresOf(board).get(`${whose}.${counted}`));
    if (!own || !opponent) {
      const feature = featureOf(name, board);
      return { name, phrase: feature.phrase, feature };
    }
    if (mark === 'both.') return { name, phrase: pairPhrase(own.phrase, 'and'), feature: own, plus: opponent };
    const [more, less] = mark === '-' ? [opponent, own] : [own, opponent];
    return { name, phrase: pairPhrase(more.phrase, 'minus'), feature: more, less };
  });
}

/** `own men` becomes `own minus opposing men`, or `own and opposing men`. */
function pairPhrase(phrase: string, link: string): string {
  return phrase.replace(/\bown\b|\bopposing\b/, (whose) => `${whose} ${link} ${whose === 'own' ? 'opposing' : 'own'}`);
}

/** A feature that a shape names. */
export function featureOf(name: string, board: Board): Feature {
  const feature = featuresOf(board).get(name);
  if (!feature?.isRelative) throw new RangeError(`a shape cannot read ${name}`);
  return feature;
}

/**
 * Whether both sides see the same value with opposite signs, whatever the weights: all terms are differences, and every
 * condition is unchanged when the sides are swapped.
 */
export function isSymmetric(shape: Shape, board: Board): boolean {
  return (
    termsOf(shape, board).every(({ less }) => less !== undefined) &&
    shape.phases[board.size].every(({ condition }) => isSymmetricCondition(condition))
  );
}

function isSymmetricCondition(condition: readonly FeatureRange[]): boolean {
  return condition.every((range) => {
    const exchanged = exchangeSides(range.feature);
    return condition.some(({ feature, from, to }) => feature === exchanged && from === range.from && to === range.to);
  });
}

/** Whether a condition makes a term 0: it depends only on kings that are absent. */
export function isIdle({ feature, less, plus }: Term, condition: readonly FeatureRange[]): boolean {
  const absent = condition.filter(({ to }) => to === 0).map((range) => range.feature);
  return [feature, less, plus].every(
    (one) => one === undefined || (isOfKings(one) && absent.includes(one.name.replace(/\..*/, '.kings'))),
  );
}

function isOfKings({ isOfKings: isFlagged = false, sum }: Feature): boolean {
  return isFlagged || (sum?.counts.every(({ of }) => of === 'kings') ?? false);
}

/** The name of a feature as the other side sees it; undefined if it has none. */
function exchangeSides(name: string): string | undefined {
  if (name.startsWith('own.')) return name.replace('own.', 'opponent.');
  if (name.startsWith('opponent.')) return name.replace('opponent.', 'own.');
  return name === 'phase' ? name : undefined;
}

/** Phases by the pieces that both sides have left, given the fewest pieces of each phase but the last. */
function byPieces(names: readonly string[], ...fewest: readonly number[]): readonly Phase[] {
  return names.map((name, index) => {
    const [from, to] = [fewest[index] ?? 0, (fewest[index - 1] ?? Infinity) - 1];
    return {
      name,
      when: piecesText(from, to),
      condition: from === 0 ? [] : [{ feature: 'phase', from, to: Infinity }],
    };
  });
}

function piecesText(from: number, to: number): string {
  if (to === Infinity) return `${from} pieces or more`;
  return from === 0 ? `${to} pieces or fewer` : `${from} to ${to} pieces`;
}
