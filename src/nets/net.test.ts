import { describe, expect, test } from 'vitest';
import { layersOf, outputOf, weightCount } from './net.ts';

describe('a net', () => {
  test.each([
    [[91, 40, 10, 1], 4101],
    [[30, 40, 10, 1], 1661],
    [[32, 40, 10, 1], 1741],
    [[64, 1], 65],
  ])('with layers %j has %i weights and biases', (layers, count) => {
    expect(weightCount(layers)).toBe(count);
  });

  // Two inputs, two hidden neurons: 1 2 into the first input's row, 3 4 into the second's, then 5 6, then the biases.
  const net = {
    layers: [2, 2, 1],
    hidden: 'tanh',
    sharesBias: false,
    weights: Float32Array.from([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]),
  } as const;

  test('has the weights of each input in a row, and the biases at the end', () => {
    const [first, second] = layersOf(net);
    expect([...first!.weights, ...first!.biases]).toEqual([...Float32Array.from([0.1, 0.2, 0.3, 0.4, 0.7, 0.8])]);
    expect([...second!.weights, ...second!.biases]).toEqual([...Float32Array.from([0.5, 0.6, 0.9])]);
  });

  test('computes what is computed by hand', () => {
    const hidden = [Math.tanh(0.1 + 2 * 0.3 + 0.7), Math.tanh(0.2 + 2 * 0.4 + 0.8)];
    expect(outputOf(net, [1, 2])).toBeCloseTo(0.5 * hidden[0]! + 0.6 * hidden[1]! + 0.9, 6);
    expect(outputOf({ ...net, hidden: 'linear' }, [1, 2])).toBeCloseTo(0.5 * 1.4 + 0.6 * 1.8 + 0.9, 6);
  });

  test('may use the last bias of a layer for all its neurons', () => {
    const hidden = [Math.tanh(0.1 + 2 * 0.3 + 0.8), Math.tanh(0.2 + 2 * 0.4 + 0.8)];
    expect(outputOf({ ...net, sharesBias: true }, [1, 2])).toBeCloseTo(0.5 * hidden[0]! + 0.6 * hidden[1]! + 0.9, 6);
  });
});
