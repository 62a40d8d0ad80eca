import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../base/inputError.ts';
import { ENGLISH_6X6, VARIANTS } from '../../rules/variant.ts';
import { buildTables } from './buildTables.ts';
import type { EndgameTables } from './endgameTables.ts';
import { decodeTables, encodeTables } from './tableFile.ts';

const tables = buildTables(ENGLISH_6X6, 2);
const file = encodeTables(tables);

test.each(VARIANTS)('$name: tables survive a round trip', (variant) => {
  const original = buildTables(variant, 2);
  const copy = decodeTables(encodeTables(original));
  expect(copy.variant).toBe(variant);
  expect(copy.maxPieces).toBe(2);
  expect(copy.bytes).toEqual(original.bytes);
});

test('nothing is copied, neither from shared memory nor from the middle of a buffer', () => {
  const shared = new SharedArrayBuffer(file.length + 5);
  const view = new Uint8Array(shared, 5);
  view.set(file);
  const copy = decodeTables(view);
  expect(copy.bytes.buffer).toBe(shared);
  expect(copy.bytes).toEqual(tables.bytes);
});

test('detects a changed byte anywhere in the file', () => {
  const anyByte = fc.integer({ min: 0, max: file.length - 1 });
  fc.assert(
    fc.property(anyByte, fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = file.slice();
      changed[at]! ^= change;
      expect(codeOf(changed)).toMatch(/^tables-/);
    }),
    { numRuns: 1000, examples: Array.from({ length: 60 }, (_, at) => [at, 1] as [number, number]) },
  );
});

test('detects two changes that might cancel out', () => {
  const changed = file.slice();
  // The highest bits of two neighbouring words: a hash that only multiplies would not detect this.
  changed[51]! ^= 0x80;
  changed[55]! ^= 0x80;
  expect(codeOf(changed)).toBe('tables-checksum');
});

test('detects a truncated file, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: file.length - 1 }), (length) => {
      expect(codeOf(file.slice(0, length))).toBe('tables-truncated');
    }),
    { examples: [[0], [5], [8], [47], [48], [file.length - 1]] },
  );
});

test('other faults have separate codes', () => {
  const longer = new Uint8Array(file.length + 1);
  longer.set(file);
  expect(codeOf(longer)).toBe('tables-length');
  expect(codeOf(new TextEncoder().encode('[Event "a game"]'))).toBe('tables-magic');
  expect(codeOf(changedAt(8, 2))).toBe('tables-version');
  expect(codeOf(changedAt(60, file[60]! ^ 1))).toBe('tables-checksum');
});

test('an intact file with an unknown variant or number of pieces is rejected', () => {
  expect(codeOf(encodeTables(tablesWith({ variant: { ...ENGLISH_6X6, name: 'pool' } })))).toBe('tables-variant');
  expect(codeOf(encodeTables(tablesWith({ maxPieces: 9 })))).toBe('tables-pieces');
  expect(codeOf(encodeTables(tablesWith({ maxPieces: 3 })))).toBe('tables-length');
});

test('every error says what to do', () => {
  expect(() => decodeTables(file.slice(0, 100))).toThrow(
    `cut off after 100 of ${file.length} bytes. Rebuild them with "evodraughts tables build".`,
  );
});

/** The tables with different bytes in their header. */
function tablesWith(change: Partial<EndgameTables>): EndgameTables {
  const { variant, maxPieces, layout, bytes } = tables;
  return { variant, maxPieces, layout, bytes, ...change } as EndgameTables;
}

function changedAt(at: number, byte: number): Uint8Array {
  const changed = file.slice();
  changed[at] = byte;
  return changed;
}

/** The code of the error that reading a file throws. */
function codeOf(bytes: Uint8Array): string {
  try {
    decodeTables(bytes);
  } catch (error) {
    if (error instanceof InputError) return error.code;
    throw error;
  }
  return 'none';
}
