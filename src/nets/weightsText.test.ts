import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWeights, parseWeights } from './weightsText.ts';

const anyWeights = fc.float32Array({ noNaN: true, noDefaultInfinity: true, maxLength: 50 });

test('weights become text and the same weights again, bit by bit', () => {
  fc.assert(
    fc.property(anyWeights, (weights) => {
      const text = formatWeights(weights);
      expect(text).toMatch(/^[\w-]*$/);
      expect(new Uint32Array(parseWeights(text)!.buffer)).toEqual(new Uint32Array(weights.slice().buffer));
    }),
  );
});

test('the text is the base64url of the bytes', () => {
  const weights = Float32Array.from([1, -0.25, 3e-9, 7]);
  expect(formatWeights(weights)).toBe(Buffer.from(weights.buffer).toString('base64url'));
});

test.each(['AAA', 'AAAA', 'AACAPw=', 'AACA/w', 'AADAfw', 'AACA_w', 'AACAfx', 'é', 'AACAPwA'])(
  '%j is rejected',
  (text) => {
    expect(parseWeights(text)).toBeUndefined();
  },
);
