/**
 * A random hidden neuron of the first parent, the dominant one, swaps what feeds into it: the weights of its inputs and
 * its bias (Nguyen 2018, section III.C.4). Only those swap that are dominant, beyond a threshold; if there are none, all
 * of them. The children are reciprocal. A small change of a net leaves most of what it computes intact.
 */

import { randomBelow } from '../../base/rng.ts';
import { decimal, onOff } from '../../base/setting.ts';
import { placesOf } from '../../nets/net.ts';
import { vectorCrossoverKind } from '../vectors/vectorOperator.ts';

export const node = vectorCrossoverKind({
  name: 'node',
  summary: 'what feeds into a random hidden neuron of the better parent is swapped',
  settings: {
    dominant: onOff('swap only the weights beyond the threshold, if there are any', true),
    threshold: decimal('how large a weight must be to be dominant', 0, 1000, 0.75),
  },
  prepare({ dominant, threshold }, { layers = [] }) {
    const hidden = layers.slice(1, -1);
    return (one, two, rng) => {
      const which = randomBelow(
        rng,
        hidden.reduce((sum, count) => sum + count, 0),
      );
      const feeding = inputsOfNode(layers, which);
      const large = feeding.filter((index) => Math.abs(one[index]!) > threshold);
      const first = [...one];
      const second = [...two];
      for (const index of dominant && large.length > 0 ? large : feeding) {
        first[index] = two[index]!;
        second[index] = one[index]!;
      }
      return [first, second];
    };
  },
});

/** The places of the weights and the bias that feed into a hidden neuron, counted over all hidden layers. */
function inputsOfNode(layers: readonly number[], which: number): number[] {
  let inLayer = which;
  let layer = 0;
  while (inLayer >= layers[layer + 1]!) inLayer -= layers[++layer]!;
  const { weights, biases } = placesOf(layers)[layer]!;
  const [inputs, outputs] = [layers[layer]!, layers[layer + 1]!];
  return [...Array.from({ length: inputs }, (_, input) => weights + input * outputs + inLayer), biases + inLayer];
}
