import { describe, expect, test } from 'vitest';
import { createEvaluation } from '../evaluators/evaluators.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY } from '../rules/variant.ts';
import type { Variant } from '../rules/variant.ts';
import { minimax } from '../search/minimax.ts';
import { provedEnd } from '../search/score.ts';
import type { PositionsTask } from './valuePositions.ts';
import { valuePositions } from './valuePositions.ts';

function task(changes: Partial<PositionsTask> = {}, plies: readonly [number, number] = [20, 30]): PositionsTask {
  return {
    variant: ENGLISH.name,
    draw: { path: [3, 1], from: 0, to: 40, leastPlies: plies[0], mostPlies: plies[1] },
    evaluation: 'material',
    depth: 2,
    extend: false,
    win: 10_000,
    ...changes,
  };
}

test('positions stand after a number of plies in the range, each equally likely', () => {
  const sides = (plies: readonly [number, number]) =>
    valuePositions(task({ evaluation: null, depth: 1 }, plies)).map(([, , , turn]) => turn);
  expect(new Set(sides([20, 20]))).toEqual(new Set([BLACK]));
  expect(new Set(sides([21, 21]))).toEqual(new Set([WHITE]));
  expect(new Set(sides([20, 21]))).toEqual(new Set([BLACK, WHITE]));
  const [first] = valuePositions(task({}, [0, 0]));
  expect(first!.slice(0, 4)).toEqual([ENGLISH.start.black, ENGLISH.start.white, 0, BLACK]);
});

test('do not depend on how tasks are divided', () => {
  const whole = valuePositions(task());
  const parts = [
    [0, 7],
    [7, 8],
    [8, 40],
  ].flatMap(([from, to]) => valuePositions(task({ draw: { ...task().draw, from: from!, to: to! } })));
  expect(parts).toEqual(whole);
  expect(new Set(whole.map(String)).size).toBe(40);
});

describe.each([ENGLISH, ENGLISH_6X6, GIVEAWAY])('in $name', (variant: Variant) => {
  test.each(['material', 'linear(10F: 100 40 150 60 5 3 4 2 7 9)', null])(
    'values are those of minimax with %s',
    (evaluation) => {
      const valued = valuePositions(
        task({ variant: variant.name, evaluation, depth: 3, draw: { ...task({}, [30, 50]).draw, to: 30 } }),
      );
      const { evaluate, seenBy } = evaluation === null ? { evaluate: () => 0 } : createEvaluation(evaluation, variant);
      for (const [own, other, kings, turn, value] of valued) {
        const root = { own, other, kings, turn, quietPlies: 0, pliesLeft: Infinity, earlier: new Int32Array(0) };
        const { moves } = minimax(variant, seenBy?.(turn) ?? evaluate, root, { depth: 3, extend: false, draws: false });
        const score = Math.max(...moves.map((move) => move.score));
        const end = provedEnd(score);
        expect(value).toBe(end ? (end.result === 'win' ? 1 : -1) * (10_000 - 100 * end.plies) : score);
      }
    },
  );
});

test('near the end of the game some ends are seen, and everything else is a draw', () => {
  const values = valuePositions(
    task({ evaluation: null, depth: 6, draw: { ...task({}, [82, 88]).draw, to: 100 } }),
  ).map(([, , , , value]) => value);
  const ends = values.filter((value) => value !== 0);
  expect(ends.length).toBeGreaterThan(4);
  expect(ends.every((value) => Math.abs(value) >= 9400 && Math.abs(value) < 10_000 && value % 100 === 0)).toBe(true);
});
