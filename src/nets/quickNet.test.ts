import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng, randomFraction } from '../base/rng.ts';
import type { Token } from './foldedNet.ts';
import { foldNet } from './foldedNet.ts';
import type { Net } from './net.ts';
import { outputOf, weightCount } from './net.ts';
import { quickNet } from './quickNet.ts';

const CASES = [
  [5, 1],
  [7, 3, 1],
  [32, 40, 10, 1],
  [20, 8, 1],
  [16, 9, 5, 6, 1],
  [91, 40, 10, 1],
].flatMap((layers) => (['tanh', 'linear'] as const).map((hidden) => ({ layers, hidden })));

const anyWords = fc.array(fc.tuple(anyWord(), anyWord(), anyWord(), anyWord()), { minLength: 1, maxLength: 20 });

describe.each(CASES)('a quick net of $layers, $hidden', ({ layers, hidden }) => {
  const rng = createRng(layers.length, layers[0]!);
  const draw = (): number => 2 * randomFraction(rng) - 1;
  const net: Net = {
    layers,
    hidden,
    sharesBias: false,
    weights: Float32Array.from({ length: weightCount(layers) }, draw),
  };
  const tokens = Array.from({ length: 128 }, (): Token => {
    const inputs = Float64Array.from({ length: layers[0]! }, () => (randomFraction(rng) < 0.3 ? draw() : 0));
    return { inputs, times: draw(), direct: draw() };
  });
  const folded = foldNet(net, tokens);

  test('computes what the plain net computes', () => {
    const quick = quickNet(folded);
    fc.assert(
      fc.property(anyWords, (positions) => {
        for (const words of positions) expect(quick(...words)).toBeCloseTo(plainOutput(net, tokens, words), 4);
      }),
      { numRuns: 30 },
    );
  });

  test('gives the same bits whatever it computed before', () => {
    const [one, other] = [quickNet(folded), quickNet(folded)];
    fc.assert(
      fc.property(anyWords, (positions) => {
        for (const words of positions) one(...words);
        const last = positions.at(-1)!;
        expect(one(...last)).toBe(other(...last));
        other(0, 0, 0, 0);
      }),
      { numRuns: 30 },
    );
  });
});

test('more nets may take turns than there are places', () => {
  const layers = [3, 4, 1];
  const quick = Array.from({ length: 100 }, (_, index) => {
    const weights = new Float32Array(weightCount(layers)).fill(0.01 * index);
    const tokens = Array.from({ length: 128 }, () => ({ inputs: [1, 0, 0.5], times: 1, direct: 0 }));
    return { run: quickNet(foldNet({ layers, hidden: 'tanh', sharesBias: false, weights }, tokens)), weights, tokens };
  });
  for (let round = 0; round < 3; round++) {
    for (const { run, weights, tokens } of quick) {
      const words = [1 << round, 5, 0, -1] as const;
      const plain = plainOutput({ layers, hidden: 'tanh', sharesBias: false, weights }, tokens, words);
      expect(run(...words)).toBeCloseTo(plain, 5);
    }
  }
});

test('its tanh is wrong by less than a millionth', () => {
  // A net of one neuron, where each token is a number, and its tanh the output.
  const numbers = Array.from({ length: 4000 }, (_, index) => (index - 2000) / 150);
  let worst = 0;
  for (let from = 0; from < numbers.length; from += 128) {
    const some = Array.from({ length: 128 }, (_, index) => numbers[from + index] ?? 0);
    const tokens = some.map((number) => ({ inputs: [1], times: number, direct: 0 }));
    const weights = Float32Array.from([1, 1, 0, 0]);
    const run = quickNet(foldNet({ layers: [1, 1, 1], hidden: 'tanh', sharesBias: false, weights }, tokens));
    for (const [index, number] of some.entries()) {
      const words = [0, 1, 2, 3].map((word) => (index >> 5 === word ? 1 << (index & 31) : 0));
      worst = Math.max(worst, Math.abs(run(words[0]!, words[1]!, words[2]!, words[3]!) - Math.tanh(number)));
    }
  }
  expect(worst).toBeLessThan(1e-6);
});

function anyWord(): fc.Arbitrary<number> {
  return fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
}

function plainOutput(net: Net, tokens: readonly Token[], words: readonly number[]): number {
  const inputs = new Float64Array(net.layers[0]!);
  let direct = 0;
  for (const [index, token] of tokens.entries()) {
    if (((words[index >> 5]! >>> (index & 31)) & 1) === 0) continue;
    direct += token.direct;
    for (let input = 0; input < inputs.length; input++) inputs[input]! += token.times * token.inputs[input]!;
  }
  return outputOf(net, inputs) + direct;
}
