import { describe, expect, test } from 'vitest';
import type { Bits } from '../../test/bitStrings.ts';
import { memberOf } from '../../test/bitStrings.ts';
import type { Member } from './evolver.ts';
import { updateHall } from './hallOfFame.ts';

const [a, b, c] = [memberOf(1, 5), memberOf(2, 7), memberOf(3, 6)];
const invalid = memberOf(4);

/** The same genome, measured again under another birth number. */
const again = (member: Member<Bits>, id: number, fitness: number) => ({ ...member, id, worth: [fitness] });

describe('a hall of the best', () => {
  test('contains the best ever, the best first, and no invalid ones', () => {
    const first = update([], [a, invalid, b], 'best');
    expect(ids(first)).toEqual([2, 1]);
    expect(ids(update(first, [c, invalid], 'best'))).toEqual([2, 3, 1]);
    expect(ids(update(first, [c], 'best', true, 2))).toEqual([2, 3]);
    expect(update(first, [c], 'best', true, 0)).toEqual([]);
  });

  test('keeps the older entry in front in a tie', () => {
    expect(ids(update([a], [memberOf(9, 5)], 'best', true, 1))).toEqual([1]);
  });

  test('keeps the newer measurement if it is distinct', () => {
    const lucky = update([b], [again(b, 12, 2), a], 'best');
    expect(lucky.map(({ id, worth }) => [id, ...worth!])).toEqual([
      [1, 5],
      [12, 2],
    ]);
    const twice = update([b], [again(b, 12, 1), again(b, 13, 9)], 'best');
    expect(twice.map(({ id, worth }) => [id, ...worth!])).toEqual([[12, 1]]);
  });

  test('contains repeated entries if it is not distinct', () => {
    expect(ids(update([b], [again(b, 12, 2), again(b, 13, 9), b], 'best', false))).toEqual([13, 2, 2, 12]);
  });
});

describe('a hall of the latest', () => {
  test('contains the best of each generation, the latest first', () => {
    const hall = update(update(update([], [b, a], 'recent'), [a, invalid], 'recent'), [c], 'recent', true, 2);
    expect(ids(hall)).toEqual([3, 1]);
    expect(update(hall, [invalid], 'recent')).toEqual(hall);
  });

  test('contains the same individual only once if it is distinct', () => {
    const measured = again(b, 12, 2);
    expect(update([a, b], [measured], 'recent')).toEqual([measured, a]);
    expect(ids(update([a, b], [measured], 'recent', false))).toEqual([12, 1, 2]);
  });

  test('takes the best living member, whenever it was measured', () => {
    const settings = { hall: 5, hallPolicy: 'recent', hallDistinct: true } as const;
    expect(ids(updateHall([c], [a], [b, a], settings, String))).toEqual([2, 3]);
  });
});

function update(
  hall: readonly Member<Bits>[],
  measured: readonly Member<Bits>[],
  hallPolicy: 'best' | 'recent',
  hallDistinct = true,
  size = 5,
) {
  return updateHall(hall, measured, measured, { hall: size, hallPolicy, hallDistinct }, String);
}

function ids(members: readonly Member<Bits>[]): number[] {
  return members.map(({ id }) => id);
}
