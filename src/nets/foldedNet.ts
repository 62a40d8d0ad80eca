/**
 * A net whose inputs are sums over tokens that are present or absent, such as pieces on squares. Each token adds a
 * constant vector to the first layer, so the layer of inputs disappears. When a few tokens change, only their vectors have
 * to be added or subtracted.
 */

import type { Layer, Net } from './net.ts';
import { layersOf, sumsOf } from './net.ts';

export interface FoldedNet {
  /** The sums of the first hidden layer without any token; empty if there is no hidden layer. */
  readonly start: Float64Array;
  /** What each token adds to them. */
  readonly tokens: readonly Float64Array[];
  /** The output without a token, apart from what hidden layers add. */
  readonly base: number;
  /** What each token adds to the output directly. */
  readonly direct: Float64Array;
  /** The layers after the first hidden one. All their inputs have passed through tanh. */
  readonly rest: readonly Layer[];
}

export interface Token {
  /** What it adds to the inputs, divided by `times`. Tokens that share this list are folded together. */
  readonly inputs: ArrayLike<number>;
  readonly times: number;
  /** What it adds to the output directly. */
  readonly direct: number;
}

export function foldNet(net: Net, tokens: readonly Token[]): FoldedNet {
  const [first, ...rest] = layersOf(net);
  const start = Float64Array.from(first!.biases);
  const unbiased = { ...first!, biases: new Float32Array(first!.outputs) };
  const folded = new Map([...new Set(tokens.map(({ inputs }) => inputs))].map((one) => [one, sumsOf(unbiased, one)]));
  const vectors = tokens.map(({ inputs, times }) => folded.get(inputs)!.map((sum) => sum * times));
  const direct = Float64Array.from(tokens, (token) => token.direct);
  if (rest.length > 0 && net.hidden === 'tanh') return { start, tokens: vectors, base: 0, direct, rest };
  // Layers without tanh add up to a single sum.
  const through = (values: Float64Array, isWithBias: boolean): number =>
    rest.reduce(
      (before, layer) => sumsOf(isWithBias ? layer : { ...layer, biases: new Float32Array(layer.outputs) }, before),
      values,
    )[0]!;
  return {
    start: new Float64Array(0),
    tokens: tokens.map(() => new Float64Array(0)),
    base: through(start, true),
    direct: direct.map((sum, index) => sum + through(vectors[index]!, false)),
    rest: [],
  };
}
