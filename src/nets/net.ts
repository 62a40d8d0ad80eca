/**
 * Feed-forward nets of any layers: what they are made of, and their output computed in the plainest way. `quickNet.ts`
 * computes the same many times faster.
 */

/** Whether hidden neurons apply tanh to their sums, or pass them on as they are. */
export type Activation = 'tanh' | 'linear';

export interface Net {
  /** The number of neurons in each layer, the inputs first; the last layer has one. */
  readonly layers: readonly number[];
  readonly hidden: Activation;
  /** Whether all neurons of a layer use the bias of its last one, as in the program of Nguyen (2018). */
  readonly sharesBias: boolean;
  /**
   * All weights, layer by layer: those of the first input to every neuron, then those of the second. After them the
   * biases, layer by layer.
   */
  readonly weights: Float32Array;
}

/** The weights into one layer. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** The weight from an input to an output is at `input * outputs + output`. */
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** The number of weights and biases. */
export function weightCount(layers: readonly number[]): number {
  return linksOf(layers).reduce((sum, { inputs, outputs }) => sum + (inputs + 1) * outputs, 0);
}

/** The place of the first weight and of the first bias of each layer. */
export function placesOf(layers: readonly number[]): readonly { readonly weights: number; readonly biases: number }[] {
  const links = linksOf(layers);
  let weights = 0;
  let biases = links.reduce((sum, { inputs, outputs }) => sum + inputs * outputs, 0);
  return links.map(({ inputs, outputs }) => {
    const place = { weights, biases };
    weights += inputs * outputs;
    biases += outputs;
    return place;
  });
}

/** The layers of a net as views of its weights. */
export function layersOf({ layers, weights, sharesBias }: Net): Layer[] {
  const places = placesOf(layers);
  return linksOf(layers).map(({ inputs, outputs }, index) => {
    const place = places[index]!;
    const biases = weights.subarray(place.biases, place.biases + outputs);
    return {
      inputs,
      outputs,
      weights: weights.subarray(place.weights, place.weights + inputs * outputs),
      biases: sharesBias ? new Float32Array(outputs).fill(biases.at(-1)!) : biases,
    };
  });
}

/** The output before its activation. */
export function outputOf(net: Net, inputs: ArrayLike<number>): number {
  let values = inputs;
  for (const [index, layer] of layersOf(net).entries()) {
    const sums = sumsOf(layer, values);
    values = index < net.layers.length - 2 && net.hidden === 'tanh' ? sums.map(Math.tanh) : sums;
  }
  return values[0]!;
}

/** The sums of the neurons of a layer. */
export function sumsOf({ inputs, outputs, weights, biases }: Layer, values: ArrayLike<number>): Float64Array {
  const sums = Float64Array.from(biases);
  for (let input = 0; input < inputs; input++) {
    const value = values[input]!;
    for (let output = 0; output < outputs; output++) sums[output]! += value * weights[input * outputs + output]!;
  }
  return sums;
}

function linksOf(layers: readonly number[]): { readonly inputs: number; readonly outputs: number }[] {
  return layers.slice(1).map((outputs, index) => ({ inputs: layers[index]!, outputs }));
}
