import { expect, test } from 'vitest';
import type { IndividualRecord } from '../store/records.ts';
import { ancestryOf } from './ancestry.ts';

const individual = (id: number, parents: readonly number[]): IndividualRecord => ({
  id,
  parents,
  genome: [id],
  worth: [id],
  text: `text ${id}`,
});

// Born in generations 0, 1 and 3; the parents that are not followed need not be known.
const first = individual(2, []);
const second = individual(7, [2, 1]);
const third = individual(15, [7]);
const MEMBERS = [[individual(1, []), first], [second, individual(6, [1])], [second], [third]];

test('a line leads from an individual to the beginning, each ancestor where it was born', () => {
  const line = ancestryOf(third, 3, (generation) => MEMBERS[generation]!);
  expect(line.map(({ id, generation, parents, text }) => [id, generation, parents, text])).toEqual([
    [15, 3, [7], 'text 15'],
    [7, 1, [2, 1], 'text 7'],
    [2, 0, [], 'text 2'],
  ]);
});

test('one that lived on is listed once, by its birth', () => {
  expect(ancestryOf(second, 2, (generation) => MEMBERS[generation]!).map(({ generation }) => generation)).toEqual([
    1, 0,
  ]);
});
