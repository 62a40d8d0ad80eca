import { expect, test } from 'vitest';
import { ByteWriter } from './byteWriter.ts';
import { FunctionCode, encodeModule } from './wasmModule.ts';

test('a module is encoded byte for byte as in the specification', () => {
  const code = new FunctionCode();
  code.load(200);
  code.constant(1);
  code.instruction('f64.add');
  code.instruction('end');
  const sections = [
    [1, 5, 1, 0x60, 0, 1, 0x7c],
    [3, 2, 1, 0],
    [5, 4, 1, 1, 1, 1],
    [7, 14, 2, 6, ...new TextEncoder().encode('memory'), 2, 0, 1, 0x30, 0, 0],
    [10, 22, 1, 20, 1, 1, 0x7c, 0x41, 0, 0x2b, 3, 0xc0, 0x0c, 0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0xa0, 0x0b],
  ];
  expect([...encodeModule([code], 1608)]).toEqual([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...sections.flat()]);
});

test.each([
  [0, [0]],
  [127, [0x7f]],
  [128, [0x80, 0x01]],
  [624_485, [0xe5, 0x8e, 0x26]],
  [2 ** 32 - 1, [0xff, 0xff, 0xff, 0xff, 0x0f]],
])('%d in LEB128', (value, bytes) => {
  const writer = new ByteWriter();
  writer.appendUnsigned(value);
  expect([...writer.written()]).toEqual(bytes);
});

test('written bytes survive while the buffer grows', () => {
  const [inner, outer] = [new ByteWriter(), new ByteWriter()];
  for (let index = 0; index < 1000; index++) inner.append(index & 0xff);
  outer.append(7);
  outer.appendSized(inner);
  expect(outer.length).toBe(1003);
  expect([...outer.written()]).toEqual([7, 0xe8, 0x07, ...Array.from({ length: 1000 }, (_, index) => index & 0xff)]);
});
