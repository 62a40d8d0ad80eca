import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileStackMachine, generateFunction } from '../../../bench/expressionPeers.ts';
import { anyExpression, anyValue } from '../../../test/anyExpression.ts';
import { InputError } from '../../base/inputError.ts';
import { compileClosures } from './compileClosures.ts';
import { compilePopulation } from './compilePopulation.ts';
import { evaluateExpression } from './evaluateExpression.ts';
import type { Expression } from './expression.ts';
import { binary, comparison, conditional, constant, input, unary } from './expression.ts';
import { formatInfix } from './formatExpression.ts';
import { measureExpression } from './measureExpression.ts';
import { parseExpression } from './parseExpression.ts';

const INPUTS = ['a', 'b', 'x[2]', 'own.men'];
const [a, b] = [input('a'), input('b')];

const anyRow = (): fc.Arbitrary<number[]> =>
  fc.array(anyValue(), { minLength: INPUTS.length, maxLength: INPUTS.length });

test('five ways to evaluate agree to the last bit, including signs of zeros, on edge-case numbers', () => {
  const populations = fc.array(anyExpression(INPUTS), { minLength: 1, maxLength: 20 });
  fc.assert(fc.property(populations, fc.array(anyRow(), { minLength: 1, maxLength: 10 }), expectAgreement), {
    numRuns: 300,
  });
});

test('they agree on every operator for every pair of edge-case numbers', () => {
  const values = [0, -0, 1, -1, 0.1, 5e-324, -5e-324, 2 ** -1022, 1.7e308, -1.7e308, Infinity, -Infinity, Number.NaN];
  const trees = [
    ...(['neg', 'abs'] as const).map((operator) => unary(operator, a)),
    ...(['add', 'sub', 'mul', 'div', 'max', 'min'] as const).map((operator) => binary(operator, a, b)),
    ...(['>=', '<=', '>', '<'] as const).map((relation) => conditional(comparison(relation, a, b), b, a)),
  ];
  expectAgreement(
    trees,
    values.flatMap((one) => values.map((two) => [one, two, 0, 0])),
  );
});

describe('large trees', () => {
  const deep = (grow: (tree: Expression) => Expression): Expression => {
    let tree: Expression = a;
    for (let level = 1; level < 100; level++) tree = grow(tree);
    return tree;
  };

  test.each<[string, (tree: Expression) => Expression]>([
    ['to the left', (tree) => binary('sub', tree, b)],
    ['to the right', (tree) => binary('div', b, tree)],
    ['by signs', (tree) => unary('neg', tree)],
    ['by conditions', (tree) => conditional(comparison('>=', tree, b), a, b)],
    ['by branches', (tree) => conditional(comparison('<', a, b), b, tree)],
  ])('of 100 levels and more, grown %s, agree', (_, grow) => {
    const tree = deep(grow);
    expect(measureExpression(tree).depth).toBeGreaterThanOrEqual(100);
    expectAgreement(
      [tree],
      [
        [1, 2, 3, 4],
        [-7.5, 0.1, 0, 0],
      ],
    );
  });

  test('of more than 10 000 nodes agree', () => {
    const operators = ['add', 'max', 'sub', 'div', 'min'] as const;
    const balanced = (levels: number): Expression =>
      levels === 0
        ? input(INPUTS[2]!)
        : binary(
            operators[levels % operators.length]!,
            balanced(levels - 1),
            levels % 3 === 0 ? b : balanced(levels - 1),
          );
    const tree = binary('add', balanced(19), balanced(19));
    expect(measureExpression(tree).size).toBeGreaterThan(10_000);
    expectAgreement(
      [tree],
      [
        [1, 2, 3, 4],
        [-7.5, 0.1, 0.3, 0],
      ],
    );
  });
});

describe('a population', () => {
  test('shares its inputs, which may change at any time', () => {
    const { inputs, evaluators } = compilePopulation([parseExpression('a - b'), parseExpression('b')], ['b', 'a']);
    expect(inputs).toEqual(new Float64Array(2));
    inputs.set([2, 5]);
    expect(evaluators.map((evaluate) => evaluate())).toEqual([3, 2]);
    inputs[0] = 7;
    expect(evaluators.map((evaluate) => evaluate())).toEqual([-2, 7]);
  });

  test('keeps its inputs separate from those of another', () => {
    const [one, two] = [compilePopulation([a], ['a']), compilePopulation([a], ['a'])];
    one.inputs[0] = 1;
    two.inputs[0] = 2;
    expect([one.evaluators[0]!(), two.evaluators[0]!()]).toEqual([1, 2]);
  });

  test('may be empty, and may have no inputs', () => {
    expect(compilePopulation([], INPUTS).evaluators).toEqual([]);
    expect(compilePopulation([constant(-0)], []).evaluators[0]!()).toBe(-0);
  });

  test('may have more inputs than fit into a page of memory', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `x[${index}]`);
    const { inputs, evaluators } = compilePopulation([input('x[9999]'), input('x[8191]'), input('x[16]')], names);
    inputs.forEach((_, index) => (inputs[index] = index));
    expect(evaluators.map((evaluate) => evaluate())).toEqual([9999, 8191, 16]);
  });

  test('names an unknown input in the error', () => {
    for (const compile of [
      () => compilePopulation([a, input('own.man')], INPUTS),
      () => compileClosures(input('own.man'), INPUTS),
    ]) {
      expect(compile).toThrow(InputError);
      expect(compile).toThrow('The expression reads "own.man", which is not an input here (the nearest is own.men).');
    }
    expect(() => compilePopulation([input('mobility')], INPUTS)).toThrow('there are 4, from a to own.men');
    expect(() => compilePopulation([a], [])).toThrow('there are none');
    expect(() => compilePopulation([a], ['a', 'a'])).toThrow('distinct');
  });

  test('is rejected if it exceeds the limits of engines', () => {
    expect(() =>
      compilePopulation(
        Array.from({ length: 100_000 }, () => a),
        ['a'],
      ),
    ).toThrow('at most 99999 trees');
    let tree: Expression = constant(1);
    for (let level = 0; level < 20; level++) tree = binary('add', tree, tree);
    expect(() => compilePopulation([tree], [])).toThrow('at most 7654321 bytes');
  });
});

/** Checks that every tree gives the same value for every row of inputs in all ways. */
function expectAgreement(trees: readonly Expression[], rows: readonly (readonly number[])[]): void {
  const { inputs, evaluators } = compilePopulation(trees, INPUTS);
  for (const [index, tree] of trees.entries()) {
    const ways = [compileClosures, compileStackMachine, generateFunction].map((compile) => compile(tree, INPUTS));
    for (const row of rows) {
      inputs.set(row);
      const expected = evaluateExpression(tree, (name) => row[INPUTS.indexOf(name)]!);
      const found = [evaluators[index]!(), ...ways.map((compute) => compute(inputs))];
      if (!found.every((value) => Object.is(value, expected))) {
        expect(found, `${formatInfix(tree)} for ${row.join()}`).toEqual(found.map(() => expected));
      }
    }
  }
}
