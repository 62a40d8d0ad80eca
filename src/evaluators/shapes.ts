/**
 * The shapes of linear evaluations, as data: which features count, and which phases of the game have separate weights.
 * A shape has no weights; `linear.ts` combines the two.
 */

import { InputError } from '../base/inputError.ts';
import type { Feature } from '../features/feature.ts';
import { featuresOf } from '../features/features.ts';
import { nearestName } from '../base/nearestName.ts';
import type { Board } from '../rules/board.ts';

export interface Shape {
  readonly name: string;
  readonly summary: string;
  /**
   * Names of features. A name without a side, such as `men`, for a feature that each side has, is the difference: own
   * less opposing men. With a minus sign, as in `-imbalance`, it is opposing less own, for a feature that players
   * should avoid. Any other name is that feature as the player sees it: `own.men`.
   */
  readonly terms: readonly string[];
  /**
   * The phases on each board, with the same names. The first whose condition is met applies, and the last has no
   * condition.
   */
  readonly phases: Readonly<Record<Board['size'], readonly Phase[]>>;
}

/** A part of the game. */
interface Phase {
  readonly name: string;
  /** When it applies, in words: `17 pieces or more`. */
  readonly when: string;
  /** All of these must be met. */
  readonly condition: readonly FeatureRange[];
}

/** A feature is at least `from` and at most `to`. */
export interface FeatureRange {
  readonly feature: string;
  readonly from: number;
  readonly to: number;
}

/** A term of a shape on a board. */
export interface Term {
  readonly name: string;
  /** In words: `own minus opposing men`. */
  readonly phrase: string;
  readonly feature: Feature;
  /** The same feature of the opponent, if the term is a difference. */
  readonly less?: Feature;
}

const WHOLE_GAME: readonly Phase[] = [{ name: 'game', when: 'from the first move to the last', condition: [] }];

const OPENING_TO_ENDING = ['opening', 'middle', 'ending'];
const STAGES = ['stage 1', 'stage 2', 'stage 3', 'stage 4'];

export const SHAPES: readonly Shape[] = [
  {
    name: 'plain',
    summary: 'six simple differences, the same throughout the game',
    terms: ['men', 'kings', 'backRow', 'centre', 'advancement', 'movable'],
    phases: { 6: WHOLE_GAME, 8: WHOLE_GAME },
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
    const features = featuresOf(board);
    const isAvoided = name.startsWith('-');
    const both = ['own', 'opponent'].map((whose) => features.get(`${whose}.${isAvoided ? name.slice(1) : name}`));
    const [more, less] = isAvoided ? both.toReversed() : both;
    if (more && less) return { name, phrase: differencePhrase(more.phrase), feature: more, less };
    const feature = featureOf(name, board);
    return { name, phrase: feature.phrase, feature };
  });
}

/** `own men` becomes `own minus opposing men`. */
function differencePhrase(phrase: string): string {
  return phrase.replace(/\bown\b|\bopposing\b/, (whose) => `${whose} minus ${whose === 'own' ? 'opposing' : 'own'}`);
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
