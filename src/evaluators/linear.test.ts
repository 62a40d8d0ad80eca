import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gamePositions, valueOf } from '../../test/gamePositions.ts';
import { slowFeatures } from '../../test/slowFeatures.ts';
import { anyPosition, slowBoardOf } from '../../test/slowPositions.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import type { Position } from '../rules/position.ts';
import { rotatePosition } from '../rules/position.ts';
import { BLACK, WHITE, opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, VARIANTS } from '../rules/variant.ts';
import { anatomyOf, createEvaluation, readEvaluationText } from './evaluators.ts';
import { pointsOf } from './expression.ts';
import { linearAnatomy, linearEvaluation } from './linear.ts';
import type { LinearWeights } from './linearText.ts';
import { LARGEST_WEIGHT } from './linearText.ts';
import type { Shape } from './shape.ts';
import { SHAPES, shapeNamed, weightCount } from './shapes.ts';
import type { Strategy } from './strategy.ts';
import { parseStrategy } from './strategy.ts';

/** Own features, opposing features and conditions on kings: nothing here is the same for both sides. */
const RAW_PHASES = [
  {
    name: 'mine',
    when: 'only the player has kings',
    condition: [
      { feature: 'own.kings', from: 1, to: Infinity },
      { feature: 'opponent.kings', from: 0, to: 0 },
    ],
  },
  { name: 'early', when: '6 to 20 pieces', condition: [{ feature: 'phase', from: 6, to: 20 }] },
  { name: 'free', when: 'with 5 moves or more', condition: [{ feature: 'own.mobility', from: 5, to: Infinity }] },
  { name: 'other', when: 'otherwise', condition: [] },
];
const RAW: Shape = {
  name: 'raw',
  summary: 'for a test',
  terms: [
    ['own.men', 'opponent.men', 'opponent.advancement', 'phase', 'mobility', 'own.bridge', 'opponent.holes'],
    ['both.men', 'both.kings', 'both.triangle', 'both.holes', 'both.openKingRow'],
  ].flat(),
  phases: { 6: RAW_PHASES, 8: RAW_PHASES },
};

/** The shapes of the laboratory that distinguish the sides. */
const VIEWED = ['10F', '16F', '5Ph'];

const CASES = SHAPES.filter(({ name }) => !VIEWED.includes(name)).flatMap(inVariants);
const VIEWED_CASES = [RAW, ...VIEWED.map(shapeNamed)].flatMap(inVariants);

describe.each(CASES)('linear($shape.name) in $variant.name', ({ shape, variant }) => {
  const positions = gamePositions(variant, 6);

  test('equals its twin, exactly with whole weights', () => {
    fc.assert(
      fc.property(wholeWeights(shape), (weights) => {
        const { evaluate } = linearEvaluation(weights, variant);
        const { strategy } = linearAnatomy(weights, variant);
        for (const position of positions) {
          expect(valueOf(evaluate, position)).toBe(pointsOf(worthOf(strategy, position), 1));
        }
      }),
      { numRuns: 8 },
    );
  });

  test('is within a point of its twin with decimal weights', () => {
    fc.assert(
      fc.property(decimalWeights(shape), (weights) => {
        const { evaluate } = linearEvaluation(weights, variant);
        const { strategy } = linearAnatomy(weights, variant);
        for (const position of positions) {
          const points = pointsOf(worthOf(strategy, position), 1);
          expect(Math.abs(valueOf(evaluate, position) - points)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 4 },
    );
  });

  test('is fair with any weights and in any position', () => {
    fc.assert(
      fc.property(decimalWeights(shape), fc.array(anyPosition(variant.board)), (weights, anywhere) => {
        const { evaluate, seenBy } = linearEvaluation(weights, variant);
        expect(seenBy).toBeUndefined();
        for (const position of anywhere) {
          const value = valueOf(evaluate, position);
          expect(valueOf(evaluate, rotatePosition(position, variant.board))).toBe(value);
          expect(valueOf(evaluate, { ...position, turn: opponent(position.turn) }) + value).toBe(0);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('has a twin that can be written and read', () => {
    fc.assert(
      fc.property(wholeWeights(shape), (weights) => {
        const { strategy } = linearAnatomy(weights, variant);
        expect(parseStrategy(strategy.text, variant.board).tree).toEqual(strategy.tree);
      }),
      { numRuns: 5 },
    );
  });
});

test.each(VIEWED_CASES)(
  'a shape that distinguishes the sides is evaluated for the side that searches: $shape.name in $variant.name',
  ({ shape, variant }) => {
    const positions = gamePositions(variant, 3);
    fc.assert(
      fc.property(wholeWeights(shape), (weights) => {
        const { evaluate, seenBy } = linearEvaluation(weights, variant);
        const { strategy } = linearAnatomy(weights, variant);
        const viewed = [seenBy!(BLACK), seenBy!(WHITE)] as const;
        for (const position of positions) {
          const { turn } = position;
          const mine = worthOf(strategy, position);
          const theirs = worthOf(strategy, position, opponent(turn));
          expect(valueOf(viewed[turn], position)).toBe(pointsOf(mine, 1));
          expect(valueOf(viewed[opponent(turn)], position)).toBe(0 - pointsOf(theirs, 1));
          expect(valueOf(evaluate, position)).toBe(pointsOf((mine - theirs) / 2, 1));
        }
      }),
      { numRuns: 6 },
    );
  },
);

describe('the evaluation of Foley (2003)', () => {
  const rng = createRng(2003);
  const shape = shapeNamed('foley');
  const weights = Array.from({ length: weightCount(shape) }, () => randomBelow(rng, 2001) - 1000);
  const { evaluate } = linearEvaluation({ shape, weights }, ENGLISH);

  test('equals its twin on 10 000 positions of games', () => {
    const { strategy } = linearAnatomy({ shape, weights }, ENGLISH);
    const positions = gamePositions(ENGLISH, 100).slice(0, 10_000);
    expect(positions).toHaveLength(10_000);
    const differing = positions.filter(
      (position) => valueOf(evaluate, position) !== pointsOf(worthOf(strategy, position), 1),
    );
    expect(differing).toEqual([]);
  });

  test('is the sum of his nine terms by stage, counted on the cells of the board', () => {
    const stages = new Set<number>();
    for (const position of gamePositions(ENGLISH, 2)) {
      const numbers = slowFeatures(slowBoardOf(position, ENGLISH.board)).seenBy[
        position.turn === BLACK ? 'black' : 'white'
      ];
      const lead = (name: string) => numbers.get(`own.${name}`)! - numbers.get(`opponent.${name}`)!;
      const pieces = numbers.get('phase')!;
      const stage = pieces >= 20 ? 0 : pieces >= 14 ? 1 : pieces >= 10 ? 2 : 3;
      const terms = [
        2 * lead('men') + 3 * lead('kings'),
        lead('advancement'),
        -lead('imbalance'),
        lead('backRowMen'),
        lead('centreMen'),
        lead('centreKings'),
        lead('mobility'),
        -lead('trappedKings'),
        lead('freeKings'),
      ];
      const sum = terms.reduce((total, term, index) => total + term * weights[9 * stage + index]!, 0);
      expect(valueOf(evaluate, position)).toBe(pointsOf(sum, 1));
      stages.add(stage);
    }
    expect(stages.size).toBe(4);
  });
});

test('the anatomy names phases, terms and weights, and its expression omits terms without weight', () => {
  const anatomy = anatomyOf('linear(plain: 100 130 0 0 -2.5 0)', ENGLISH);
  expect(anatomy).toMatchObject({
    kind: 'weights',
    shape: 'plain',
    phases: [{ name: 'game', when: 'from the first move to the last' }],
  });
  if (anatomy?.kind !== 'weights') throw new Error('weights were expected');
  expect(anatomy.phases[0]!.terms.map(({ name, weight }) => [name, weight])).toEqual([
    ['men', 100],
    ['kings', 130],
    ['backRow', 0],
    ['centre', 0],
    ['advancement', -2.5],
    ['movable', 0],
  ]);
  expect(anatomy.strategy.features.map(({ name }) => name)).toEqual(
    ['men', 'kings', 'advancement'].flatMap((name) => [`own.${name}`, `opponent.${name}`]),
  );
});

test('phases are conditionals in the expression', () => {
  const shape = shapeNamed('broad');
  const weights = Array.from({ length: weightCount(shape) }, (_, at) => (at % shape.terms.length === 0 ? at + 1 : 0));
  expect(linearAnatomy({ shape, weights }, ENGLISH).strategy.text).toBe(
    'if_(greater_than_or_equal(phase, 17.0), mul(1.0, sub(own.men, opponent.men)), ' +
      'if_(greater_than_or_equal(phase, 9.0), mul(35.0, sub(own.men, opponent.men)), ' +
      'mul(69.0, sub(own.men, opponent.men))))',
  );
  expect(linearAnatomy({ shape, weights: weights.map(() => 0) }, ENGLISH).strategy.features).toHaveLength(1);
});

test('weights have a canonical form', () => {
  expect(readEvaluationText('linear( 8F:1 2 3 4 5 6 7 8)')).toBe('linear(8F: 1 2 3 4 5 6 7 8)');
  const tidy = 'linear(plain: 100 -3.5 0 0.25 1000 1e-7)';
  expect(readEvaluationText(' linear ( plain :  +100 -3.50\n-0 .25 1e3 0.0000001 ) ')).toBe(tidy);
  expect(readEvaluationText(tidy)).toBe(tidy);
  expect(createEvaluation(tidy, ENGLISH).evaluate(1, 0, 0, BLACK)).toBe(100);
});

test.each([
  ['linear', 'linear needs the name of a shape, a colon and its weights in points, as in linear(plain: 100'],
  ['linear', '. The shapes are plain, broad, foley, 8F, '],
  ['linear(1 2 3)', '"1 2 3" must be the name of a shape, a colon and its weights in points, as in linear(plain: '],
  ['linear(1 2 3)', '. The shapes are plain, broad, foley, 8F, '],
  ['linear(8f: 1)', 'There is no shape "8f". Did you mean 8F?'],
  ['linear(3Ph: 1)', '3Ph needs 24 weights, not 1. Give one for each of beginning, kings, ending: men, kings, '],
  ['linear(plan: 1)', 'There is no shape "plan". Did you mean plain?'],
  ['linear(plain: 1 2)', 'plain needs 6 weights, not 2. Give one in this order: men, kings, backRow, '],
  ['linear(broad:)', 'broad needs 102 weights, not 0. Give one for each of opening, middle, ending: men, kings, '],
  ['linear(plain: 1 2 3 4 5 1e999)', 'Weight 6, "1e999", is too large. Write numbers between -10000 and 10000'],
  ['linear(plain: 1 2 3 4 10001 6)', 'Weight 5, "10001", is too large.'],
  ['linear(plain: 1 two 3 4 5 6)', 'Weight 2, "two", is not a decimal number.'],
  ['linear(plain: 1 2 NaN 4 5 6)', 'Weight 3, "NaN", is not a decimal number.'],
  ['linear(plain: 1, 2, 3, 4, 5, 6)', 'separated by spaces.'],
])('%s is rejected', (text, message) => {
  expect(() => readEvaluationText(text)).toThrow(message);
});

function inVariants(shape: Shape): { readonly shape: Shape; readonly variant: Variant }[] {
  return VARIANTS.map((variant) => ({ shape, variant }));
}

function wholeWeights(shape: Shape): fc.Arbitrary<LinearWeights> {
  return anyWeights(shape, fc.integer({ min: -300, max: 300 }));
}

function decimalWeights(shape: Shape): fc.Arbitrary<LinearWeights> {
  const any = fc.double({ min: -LARGEST_WEIGHT, max: LARGEST_WEIGHT, noNaN: true });
  // With sums of tenths, the order of additions makes a difference.
  const tenths = fc.integer({ min: -500, max: 500 }).map((tenth) => tenth / 10);
  return fc.oneof(anyWeights(shape, any), anyWeights(shape, tenths));
}

function anyWeights(shape: Shape, weight: fc.Arbitrary<number>): fc.Arbitrary<LinearWeights> {
  const length = weightCount(shape);
  const orZero = fc.oneof({ weight: 3, arbitrary: weight }, { weight: 1, arbitrary: fc.constant(0) });
  return fc.array(orZero, { minLength: length, maxLength: length }).map((weights) => ({ shape, weights }));
}

/** What a position is worth to a side, by default the side to move. */
function worthOf({ worth }: Strategy, { black, white, kings, turn }: Position, viewer = turn): number {
  return viewer === BLACK ? worth(black, white, kings, BLACK, turn) : worth(white, black, kings, WHITE, turn);
}
