import { expect, test } from 'vitest';
import type { Material } from './material.ts';
import { MATERIAL_KEYS, keyOf, materialsUpTo, mirrored } from './material.ts';

const materials = materialsUpTo(5);
const placeOf = new Map(materials.map((material, index) => [keyOf(material), index]));

test('every material occurs once, and so does its mirror image', () => {
  // Each side has two kinds of pieces, so n pieces of a side make n + 1 materials. For two to five pieces in all, with
  // at least one on each side, that makes 4 + 12 + 25 + 44.
  expect(materials).toHaveLength(85);
  expect(placeOf.size).toBe(materials.length);
  for (const material of materials) {
    expect(placeOf.has(keyOf(mirrored(material)))).toBe(true);
    expect(mirrored(mirrored(material))).toEqual(material);
    expect(keyOf(material)).toBeLessThan(MATERIAL_KEYS);
  }
});

test('a capture and a promotion lead to an earlier material', () => {
  for (const [index, material] of materials.entries()) {
    for (const after of [...capturesOf(material), ...promotionsOf(material)]) {
      const place = placeOf.get(keyOf(after));
      if (place !== undefined) expect(place).toBeLessThan(index);
      // The tables contain the result unless a side has lost its last piece.
      else expect(Math.min(after.blackMen + after.blackKings, after.whiteMen + after.whiteKings)).toBe(0);
    }
  }
});

function capturesOf(material: Material): Material[] {
  const kinds = ['blackMen', 'blackKings', 'whiteMen', 'whiteKings'] as const;
  return kinds.filter((kind) => material[kind] > 0).map((kind) => ({ ...material, [kind]: material[kind] - 1 }));
}

function promotionsOf(material: Material): Material[] {
  const { blackMen, blackKings, whiteMen, whiteKings } = material;
  return [
    { ...material, blackMen: blackMen - 1, blackKings: blackKings + 1 },
    { ...material, whiteMen: whiteMen - 1, whiteKings: whiteKings + 1 },
  ].filter((after) => after.blackMen >= 0 && after.whiteMen >= 0);
}
