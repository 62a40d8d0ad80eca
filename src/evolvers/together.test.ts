import { expect, test } from 'vitest';
import type { Conversation, Question } from './evolver.ts';
import { together } from './together.ts';

const candidate = (id: number) => ({ id, genome: id, parents: [] });

/** Asks about one list of candidates after the other, and returns all worths that it received. */
function* worths(...asked: readonly (readonly number[])[]): Conversation<number, unknown> {
  const heard: unknown[] = [];
  for (const ids of asked) {
    const answer = yield { kind: 'worth', groups: [ids.map(candidate)] };
    heard.push(answer.kind === 'worth' && answer.groups);
  }
  return heard;
}

function* duel(one: number, two: number): Conversation<number, unknown> {
  const answer = yield { kind: 'duels', pairs: [[candidate(one), candidate(two)]] };
  return answer.kind === 'duels' && answer.results;
}

test('simultaneous questions are combined, and each gets its part of the answer', () => {
  const both = together([worths([1, 2]), worths([3])]);
  expect(both.next().value).toEqual({ kind: 'worth', groups: [[candidate(1), candidate(2)], [candidate(3)]] });
  const { value, done } = both.next({ kind: 'worth', groups: [[[0.1], null], [[0.3]]] });
  expect(done).toBe(true);
  expect(value).toEqual([[[[[0.1], null]]], [[[[0.3]]]]]);
});

test('a conversation that asks more often continues alone', () => {
  const both = together([worths([1]), worths([2], [3])]);
  both.next();
  const { value: question } = both.next({ kind: 'worth', groups: [[[1]], [[2]]] });
  expect((question as Question<number>).kind === 'worth' && question).toEqual({
    kind: 'worth',
    groups: [[candidate(3)]],
  });
  expect(both.next({ kind: 'worth', groups: [[[3]]] }).value).toEqual([[[[[1]]]], [[[[2]]], [[[3]]]]]);
});

test('duels are combined too', () => {
  const both = together([duel(1, 2), duel(3, 4)]);
  expect(both.next().value).toMatchObject({ kind: 'duels', pairs: { length: 2 } });
  expect(both.next({ kind: 'duels', results: [1, 0.5] }).value).toEqual([[1], [0.5]]);
});

test('duels and worths cannot be combined', () => {
  expect(() => together([duel(1, 2), worths([3])]).next()).toThrow('same kind of question');
});
