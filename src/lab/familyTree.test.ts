import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IndividualRecord } from '../store/records.ts';
import { ancestryOf } from './ancestry.ts';
import { familyTree } from './familyTree.ts';

const individual = (id: number, parents: readonly number[]): IndividualRecord => ({
  id,
  parents,
  genome: [id],
  worth: [id],
  text: `text ${id}`,
});

// Born in generations 0, 1 and 3; 7 lives on, and 6 has no descendants.
const third = individual(15, [7, 9]);
const second = individual(7, [2, 1]);
const other = individual(9, [7, 2]);
const MEMBERS = [[individual(1, []), individual(2, [])], [second, individual(6, [1])], [second, other], [third]];

describe('a family', () => {
  test('has both parents of everybody, each where it was born', () => {
    const tree = familyTree(third, 3, (generation) => MEMBERS[generation]!, { most: 50 });
    expect(tree.map((one) => [one.individual.id, one.generation, one.parents, one.isOnLine])).toEqual([
      [15, 3, [7, 9], true],
      [9, 2, [7], false],
      [7, 1, [2, 1], true],
      [2, 0, [], true],
      [1, 0, [], false],
    ]);
  });

  test('goes on with first parents where there is no room for more', () => {
    const tree = familyTree(third, 3, (generation) => MEMBERS[generation]!, { most: 1 });
    expect(tree.map((one) => one.individual.id)).toEqual([15, 7, 2]);
  });

  test('has only the first of more than two parents', () => {
    const child = individual(20, [2, 1, 3]);
    const members = [[individual(1, []), individual(2, []), individual(3, [])], [child]];
    const tree = familyTree(child, 1, (generation) => members[generation]!, { most: 50 });
    expect(tree.map((one) => one.individual.id)).toEqual([20, 2]);
  });

  test('ends at the given generation and leaves out individuals of unknown birth', () => {
    const tree = familyTree(third, 3, (generation) => MEMBERS[generation]!, { most: 50, since: 2 });
    expect(tree.map((one) => [one.individual.id, one.generation, one.parents])).toEqual([
      [15, 3, [9]],
      [9, 2, []],
    ]);
  });

  test('has the line of first parents in it, names each individual once, and contains all the parents it names', () => {
    const births = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(births, fc.integer({ min: 1, max: 40 }), (pairs, most) => {
        const members = generationsOf(pairs);
        const last = members.at(-1)![0]!;
        const membersOf = (generation: number): readonly IndividualRecord[] => members[generation]!;
        const tree = familyTree(last, members.length - 1, membersOf, { most });
        const ids = tree.map((one) => one.individual.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(tree.flatMap(({ parents }) => parents).every((parent) => ids.includes(parent))).toBe(true);
        const line = ancestryOf(last, members.length - 1, membersOf);
        expect(tree.filter(({ isOnLine }) => isOnLine).map((one) => [one.individual.id, one.generation])).toEqual(
          line.map(({ id, generation }) => [id, generation]),
        );
        expect(tree.length).toBeLessThanOrEqual(2 * most + line.length);
      }),
    );
  });
});

/** Six generations of ten; where a pair is the same twice, that one lives on. */
function generationsOf(pairs: readonly (readonly [number, number])[]): IndividualRecord[][] {
  const members: IndividualRecord[][] = [Array.from({ length: 10 }, (_, index) => individual(index, []))];
  for (let number = 1; number <= 6; number++) {
    const before = members[number - 1]!;
    const born = pairs
      .slice(10 * (number - 1), 10 * number)
      .map(([one, two], index) =>
        one === two ? before[one]! : individual(10 * number + index, [before[one]!.id, before[two]!.id]),
      );
    members.push([...new Set(born)]);
    while (members[number]!.length < 10) members[number]!.push(individual(1000 * number + members[number]!.length, []));
  }
  return members;
}
