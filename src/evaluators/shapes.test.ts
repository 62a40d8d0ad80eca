import { describe, expect, test } from 'vitest';
import { BOARD_6, BOARD_8 } from '../rules/board.ts';
import type { FeatureRange, Shape } from './shape.ts';
import { SHAPES, featureOf, isIdle, isSymmetric, shapeNamed, termsOf, weightCount } from './shapes.ts';

const BOARDS = [BOARD_6, BOARD_8];

describe.each(SHAPES)('the shape $name', (shape) => {
  test('has terms that both boards have, each once', () => {
    for (const board of BOARDS) expect(termsOf(shape, board).map(({ name }) => name)).toEqual(shape.terms);
    expect(new Set(shape.terms).size).toBe(shape.terms.length);
  });

  test('has the same phases on both boards; only the last is without a condition', () => {
    const names = BOARDS.map(({ size }) => shape.phases[size].map(({ name }) => name));
    expect(names[0]).toEqual(names[1]);
    for (const board of BOARDS) {
      const phases = shape.phases[board.size];
      expect(phases.findIndex(({ condition }) => condition.length === 0)).toBe(phases.length - 1);
      for (const { feature, from, to } of phases.flatMap(({ condition }) => condition)) {
        const { low, high } = featureOf(feature, board);
        // A range that no value meets, or that all meet, is a mistake.
        expect(from <= to && from <= high && to >= low && (from > low || to < high)).toBe(true);
      }
    }
  });
});

test('broad has the same share of pieces in its phases on both boards', () => {
  const { phases } = shapeNamed('broad');
  expect(phases[8].map(({ when }) => when)).toEqual(['17 pieces or more', '9 to 16 pieces', '8 pieces or fewer']);
  expect(phases[6].map(({ when }) => when)).toEqual(['9 pieces or more', '5 to 8 pieces', '4 pieces or fewer']);
  expect(weightCount(shapeNamed('broad'))).toBe(102);
});

test('foley has 36 weights: nine terms in the four stages of the thesis', () => {
  const { phases, terms } = shapeNamed('foley');
  expect(terms).toHaveLength(9);
  expect(weightCount(shapeNamed('foley'))).toBe(36);
  expect(phases[8].map(({ when }) => when)).toEqual([
    '20 pieces or more',
    '14 to 19 pieces',
    '10 to 13 pieces',
    '9 pieces or fewer',
  ]);
  // Every number of pieces is in exactly one stage, since the first stage whose condition is met applies.
  const stageOf = (pieces: number): number =>
    phases[8].findIndex(({ condition }) => condition.every(({ from, to }) => pieces >= from && pieces <= to));
  const stages = Array.from({ length: 25 }, (_, pieces) => stageOf(pieces) + 1);
  expect(stages).toEqual([...repeat(4, 10), ...repeat(3, 4), ...repeat(2, 6), ...repeat(1, 5)]);
});

test('terms are put in words', () => {
  const shape = shapeWith([], ['men', '-imbalance', 'both.men', 'both.openKingRow', 'own.kings', 'phase']);
  expect(termsOf(shape, BOARD_8).map(({ phrase }) => phrase)).toEqual([
    'own minus opposing men',
    'left-right imbalance of opposing minus own pieces',
    'own and opposing men',
    'empty squares on the opposing and own back row',
    'own kings',
    'pieces left on the board',
  ]);
  expect(() => termsOf(shapeWith([], ['x[3]']), BOARD_8)).toThrow('a shape cannot read x[3]');
  expect(() => termsOf(shapeWith([], ['both.phase']), BOARD_8)).toThrow('a shape cannot read both.phase');
});

test('a shape is symmetric if its terms are differences and its conditions do not distinguish the sides', () => {
  const [own, other] = ['own.kings', 'opponent.kings'].map((feature) => ({ feature, from: 0, to: 0 }));
  const symmetric = (condition: readonly FeatureRange[], terms = ['men']): boolean =>
    isSymmetric(shapeWith(condition, terms), BOARD_8);
  expect(symmetric([{ feature: 'phase', from: 9, to: 24 }])).toBe(true);
  expect(symmetric([own!, other!])).toBe(true);
  expect(symmetric([own!])).toBe(false);
  expect(symmetric([own!, { ...other!, to: 1 }])).toBe(false);
  expect(symmetric([{ feature: 'tempo', from: 0, to: 9 }])).toBe(false);
  expect(symmetric([], ['men', 'own.kings'])).toBe(false);
  expect(symmetric([], ['men', 'both.kings'])).toBe(false);
});

test('a term is idle if it depends only on kings that are absent', () => {
  const absent = (...features: string[]): FeatureRange[] => features.map((feature) => ({ feature, from: 0, to: 0 }));
  const terms = ['men', 'kings', 'movableKings', 'loneKings', 'cornerKing', 'both.edgeKings', 'own.kings', 'defenders'];
  const idle = (condition: readonly FeatureRange[]): string[] =>
    termsOf(shapeWith([], terms), BOARD_8)
      .filter((term) => isIdle(term, condition))
      .map(({ name }) => name);
  expect(idle(absent('own.kings', 'opponent.kings'))).toEqual(terms.slice(1, -1));
  expect(idle(absent('own.kings'))).toEqual(['own.kings']);
  expect(idle([{ feature: 'own.kings', from: 0, to: 1 }])).toEqual([]);
});

test('the error for a mistyped shape suggests the nearest', () => {
  expect(() => shapeNamed('board')).toThrow('There is no shape "board". Did you mean broad?');
  expect(() => shapeNamed('x')).toThrow('Choose one of: plain, broad, foley, 8F, 10F, ');
});

function shapeWith(condition: readonly FeatureRange[], terms: readonly string[]): Shape {
  const phases = [
    { name: 'first', when: 'at first', condition },
    { name: 'later', when: 'later', condition: [] },
  ];
  return { name: 'test', summary: 'for a test', terms, phases: { 6: phases, 8: phases } };
}

function repeat(value: number, times: number): number[] {
  return Array.from({ length: times }, () => value);
}
