import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Relative } from './familyLayout.ts';
import { layoutFamily } from './familyLayout.ts';

describe('the drawing of a family', () => {
  test('has a straight line, parents left of their children and no overlaps', () => {
    fc.assert(
      fc.property(family(), (relatives) => {
        const { nodes, edges, width, height } = layoutFamily(relatives);
        expect(nodes.length).toBe(relatives.length);
        expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
        expect(new Set(nodes.filter((node) => node.relative.isOnLine).map(({ y }) => y)).size).toBe(1);
        expect(edges.every(({ from, to }) => from.x < to.x)).toBe(true);
        expect(edges.length).toBe(relatives.flatMap(({ parents }) => parents).length);
        expect(nodes.every(({ x, y }) => x > 0 && y > 0 && x < width && y < height)).toBe(true);
      }),
    );
  });

  test('has a column for each generation of birth', () => {
    const { columns } = layoutFamily([
      relative(3, 9, [2, 1], true),
      relative(2, 4, [], true),
      relative(1, 4, [], false),
    ]);
    expect(columns.map(({ generation }) => generation)).toEqual([4, 9]);
  });
});

/** One to three relatives a generation, the first of each on the line, with parents from the generation before. */
function family(): fc.Arbitrary<Relative[]> {
  const sizes = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 8 });
  return sizes.map((counts) =>
    counts
      .flatMap((count, generation) =>
        Array.from({ length: count }, (_, index) => {
          const before = counts[generation - 1] ?? 0;
          const parents = Array.from({ length: before }, (__, parent) => 10 * (generation - 1) + parent);
          return relative(10 * generation + index, generation, parents, index === 0);
        }),
      )
      .toReversed(),
  );
}

function relative(id: number, generation: number, parents: number[], isOnLine: boolean): Relative {
  return { id, generation, parents, parentCount: 2, isOnLine, fitness: 0.5, expression: 'own.men', player: null };
}
