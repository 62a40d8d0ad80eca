/**
 * Endgame tables as the bytes of a file: a head of 48 bytes, then one byte for each place, as they are in memory, so
 * that nothing has to be unpacked and many threads can look into one shared copy. All numbers are little-endian.
 *
 *     0  "EvoDrTab"             16  name of the variant, filled up with zeros
 *     8  version of the format  32  number of bytes behind the head
 *    12  most pieces            40  checksum, 64 bits, of everything else
 */

import { InputError } from '../../base/inputError.ts';
import type { Variant } from '../../rules/variant.ts';
import { VARIANTS } from '../../rules/variant.ts';
import { EndgameTables } from './endgameTables.ts';
import { TableLayout, mostPieces } from './tableLayout.ts';

const HEAD_BYTES = 48;
const MAGIC = 'EvoDrTab';

/** Increase this whenever the meaning or the order of the bytes changes. */
const VERSION = 1;

const VERSION_AT = 8;
const PIECES_AT = 12;
const VARIANT_AT = 16;
const VARIANT_BYTES = 16;
const LENGTH_AT = 32;
const CHECKSUM_AT = 40;

export function encodeTables(tables: EndgameTables): Uint8Array {
  const file = new Uint8Array(HEAD_BYTES + tables.bytes.length);
  const view = viewOf(file);
  writeText(file, 0, MAGIC);
  view.setUint32(VERSION_AT, VERSION, true);
  view.setUint32(PIECES_AT, tables.maxPieces, true);
  writeText(file, VARIANT_AT, tables.variant.name);
  view.setUint32(LENGTH_AT, tables.bytes.length, true);
  file.set(tables.bytes, HEAD_BYTES);
  const [low, high] = checksum(view);
  view.setInt32(CHECKSUM_AT, low, true);
  view.setInt32(CHECKSUM_AT + 4, high, true);
  return file;
}

/** Reads tables from the bytes of a file without copying them. The bytes must not change afterwards. */
export function decodeTables(file: Uint8Array): EndgameTables {
  checkHead(file);
  const view = viewOf(file);
  const [low, high] = checksum(view);
  if (view.getInt32(CHECKSUM_AT, true) !== low || view.getInt32(CHECKSUM_AT + 4, true) !== high) {
    throw fileError('tables-checksum', 'The endgame tables are damaged: the checksum is wrong.');
  }
  const variant = readVariant(file);
  const maxPieces = view.getUint32(PIECES_AT, true);
  if (maxPieces < 2 || maxPieces > mostPieces(variant.board)) {
    throw fileError('tables-pieces', `The endgame tables are for ${maxPieces} pieces, which is not supported.`);
  }
  const layout = new TableLayout(variant.board, maxPieces);
  if (file.length !== HEAD_BYTES + layout.size) {
    throw fileError('tables-length', `The endgame tables do not have the expected ${layout.size} places.`);
  }
  return new EndgameTables(variant, layout, file.subarray(HEAD_BYTES));
}

/** The checks that do not read the whole file. */
function checkHead(file: Uint8Array): void {
  if (!MAGIC.startsWith(readText(file, 0, MAGIC.length))) {
    throw fileError('tables-magic', 'This is not an endgame table file.');
  }
  if (file.length < HEAD_BYTES) {
    throw fileError('tables-truncated', `The endgame tables are cut off after ${file.length} bytes.`);
  }
  const view = viewOf(file);
  const version = view.getUint32(VERSION_AT, true);
  if (version !== VERSION) {
    throw fileError(
      'tables-version',
      `The endgame tables have format ${version}, but this program requires ${VERSION}.`,
    );
  }
  const expected = HEAD_BYTES + view.getUint32(LENGTH_AT, true);
  if (file.length < expected) {
    throw fileError('tables-truncated', `The endgame tables are cut off after ${file.length} of ${expected} bytes.`);
  }
  if (file.length > expected) {
    throw fileError('tables-length', `The endgame tables have ${file.length} bytes instead of ${expected}.`);
  }
}

function readVariant(file: Uint8Array): Variant {
  const name = readText(file, VARIANT_AT, VARIANT_BYTES).replace(/\0+$/, '');
  const variant = VARIANTS.find((candidate) => candidate.name === name);
  if (!variant) throw fileError('tables-variant', `The endgame tables are for an unknown variant "${name}".`);
  return variant;
}

/** 64 bits over the whole file except the checksum itself. */
function checksum(view: DataView): [low: number, high: number] {
  return [lane(view, 0x243f6a88, 0x9e3779b1), lane(view, 0x13198a2e, 0x85ebca6b)];
}

function lane(view: DataView, seed: number, multiplier: number): number {
  const head = mix(view, 0, CHECKSUM_AT, seed, multiplier);
  return mix(view, HEAD_BYTES, view.byteLength, head, multiplier);
}

/**
 * A hash in the style of MurmurHash3. Every step is invertible, so any change within four bytes is certain to change
 * the result. Any other change goes undetected in one of 2^32 cases, and in both lanes together in one of 2^64.
 */
function mix(view: DataView, from: number, to: number, hash: number, multiplier: number): number {
  let at = from;
  for (; at + 4 <= to; at += 4) {
    hash = Math.imul(hash ^ view.getInt32(at, true), multiplier);
    hash = (hash << 13) | (hash >>> 19);
  }
  for (; at < to; at++) hash = Math.imul(hash ^ view.getUint8(at), multiplier);
  return hash;
}

function viewOf(file: Uint8Array): DataView {
  return new DataView(file.buffer, file.byteOffset, file.byteLength);
}

function writeText(file: Uint8Array, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) file[at + index] = text.charCodeAt(index);
}

function readText(file: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...file.subarray(at, at + length));
}

function fileError(code: string, problem: string): InputError {
  return new InputError(code, `${problem} Rebuild them with "evodraughts tables build".`);
}
