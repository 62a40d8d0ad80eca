/**
 * The machine code of quick nets, as WebAssembly with vectors of four 32-bit numbers. A function is generated for each size
 * of net, fully unrolled, so that a JavaScript program needs no compiler to have it. Sums of the first layer are whole
 * numbers: adding and subtracting tokens in any order then gives exactly the same sums, without drift. WebAssembly defines
 * every rounding, so results have the same bits on every machine.
 */

import {
  ADD,
  ADD_ONE,
  ADD_WHOLE,
  ADD_WORDS,
  AND,
  BLOCK,
  BRANCH_IF,
  COUNT_TRAILING,
  DIVIDE,
  ELSE,
  END,
  F32,
  GREATER,
  I32,
  IF,
  IS_ZERO,
  LESSER,
  LOAD_WORD,
  LOOP,
  MAGIC_AND_VERSION,
  MULTIPLY,
  MULTIPLY_WORDS,
  NOTHING,
  SHIFT_RIGHT,
  STORE_WORD,
  SUBTRACT_WHOLE,
  SUBTRACT_WORDS,
  TO_FRACTION,
  V128,
  XOR,
  ZERO,
  constant,
  four,
  get,
  join,
  lane,
  memory,
  name,
  range,
  section,
  set,
  spread,
  tee,
  unsigned,
  vectorCode,
} from './assembler.ts';
import { TANH_ABOVE, TANH_BELOW, TANH_LIMIT } from './quickTanh.ts';

/** The size of a net: vectors of four in the first hidden layer, and in each layer after it but the output. */
export interface NetSize {
  /** Neurons of the hidden layers. */
  readonly hidden: readonly number[];
}

/** Where the parts of a net are, in bytes from its beginning. */
export interface NetPlaces {
  /** The words of the last position. */
  readonly words: number;
  /** What a unit of the whole numbers is worth, four times. */
  readonly unit: number;
  /** The sums of the last position: the direct part of the output first, then the first layer. */
  readonly sums: number;
  /** The vectors of the tokens, each as long as the sums. */
  readonly tokens: number;
  /** For each later layer its biases, then the weights of each input. */
  readonly layers: readonly number[];
  readonly bytes: number;
}

const WORDS = 4;
export const TOKENS = 32 * WORDS;
export const VECTOR_BYTES = 16;

/** The number of vectors of four that hold so many numbers. */
export function vectorsFor(count: number): number {
  return Math.ceil(count / 4);
}

/** The number of vectors in the sums: one for the direct part, and the first hidden layer. */
export function sumVectors({ hidden }: NetSize): number {
  return 1 + vectorsFor(hidden[0] ?? 0);
}

export function placesFor(size: NetSize): NetPlaces {
  const words = 0;
  const unit = words + VECTOR_BYTES;
  const sums = unit + VECTOR_BYTES;
  const tokens = sums + VECTOR_BYTES * sumVectors(size);
  let bytes = tokens + VECTOR_BYTES * sumVectors(size) * TOKENS;
  const layers = laterLayers(size).map(({ inputs, outputs }) => {
    const place = bytes;
    bytes += VECTOR_BYTES * (isLast(outputs) ? 1 + vectorsFor(inputs) : (1 + inputs) * vectorsFor(outputs));
    return place;
  });
  return { words, unit, sums, tokens, layers, bytes };
}

/** The layers after the first hidden one; the output counts as 0 neurons. */
export function laterLayers({ hidden }: NetSize): { readonly inputs: number; readonly outputs: number }[] {
  return hidden.map((inputs, index) => ({ inputs, outputs: hidden[index + 1] ?? OUTPUT }));
}

const OUTPUT = 0;

/** Whether a layer is the output. Its weights are stored as vectors over its inputs. */
export function isLast(outputs: number): boolean {
  return outputs === OUTPUT;
}

/** The bytes of a module with a memory and the function (base, word, word, word, word) -> output. */
export function simdModule(size: NetSize): Uint8Array<ArrayBuffer> {
  const body = functionBody(size);
  return new Uint8Array([
    ...MAGIC_AND_VERSION,
    // One type: five words in, one 32-bit float out.
    ...section(1, [1, 0x60, 1 + WORDS, I32, I32, I32, I32, I32, 1, F32]),
    // The memory is shared by all nets of this size.
    ...section(2, [1, ...name('nets'), ...name('memory'), 0x02, 0x00, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('output'), 0x00, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ]);
}

/** Locals: the parameters, then three words, then vectors. */
const BASE = 0;
const FIRST_WORD = 1;
const CHANGED = FIRST_WORD + WORDS;
const BIT = CHANGED + 1;
const TOKEN = CHANGED + 2;
const FIRST_VECTOR = CHANGED + 3;

function functionBody(size: NetSize): number[] {
  const places = placesFor(size);
  const widths = [
    sumVectors(size),
    ...laterLayers(size).map(({ outputs }) => (isLast(outputs) ? 1 : vectorsFor(outputs))),
  ];
  // The vectors of each layer, and one more for intermediate results.
  const firsts = widths.map(
    (_, index) => FIRST_VECTOR + 2 + widths.slice(0, index).reduce((sum, width) => sum + 2 * width, 0),
  );
  const vectors = 2 + 2 * widths.reduce((sum, width) => sum + width, 0);
  const sums = firsts[0]!;
  const code = [
    ...range(widths[0]!).flatMap((at) => [...load(places.sums + VECTOR_BYTES * at), ...set(sums + at)]),
    ...range(WORDS).flatMap((word) => updateWord(word, places, sums, widths[0]!)),
    ...range(widths[0]!).flatMap((at) => store(places.sums + VECTOR_BYTES * at, get(sums + at))),
    // Whole numbers become fractions; the first layer also passes through tanh.
    ...range(widths[0]!).flatMap((at) => [
      ...get(sums + at),
      ...TO_FRACTION,
      ...load(places.unit),
      ...MULTIPLY,
      ...set(sums + at),
      ...(at === 0 ? [] : tanh(sums + at)),
    ]),
    ...laterLayers(size).flatMap(({ inputs, outputs }, index) =>
      isLast(outputs)
        ? outputLayer(places.layers[index]!, inputs, hiddenFirst(firsts, index), firsts[index + 1]!)
        : hiddenLayer(
            places.layers[index]!,
            inputs,
            vectorsFor(outputs),
            hiddenFirst(firsts, index),
            firsts[index + 1]!,
          ),
    ),
    ...get(sums),
    ...lane(0),
    ...(size.hidden.length === 0 ? [] : [...addLanes(firsts.at(-1)!), ...ADD_ONE]),
    END,
  ];
  return [2, ...unsigned(3), I32, ...unsigned(vectors), V128, ...code];
}

/** The first vector of the neurons of a layer: the sums begin with the direct part. */
function hiddenFirst(firsts: readonly number[], index: number): number {
  return firsts[index]! + (index === 0 ? 1 : 0);
}

/** Adds the tokens that have appeared in a word, and subtracts those that have gone. */
function updateWord(word: number, { words, tokens }: NetPlaces, sums: number, width: number): number[] {
  const place = words + 4 * word;
  const stride = VECTOR_BYTES * width;
  const apply = (operation: readonly number[]): number[] =>
    range(width).flatMap((at) => [
      ...get(sums + at),
      ...get(TOKEN),
      ...vectorCode(0),
      ...memory(4, tokens + 32 * word * stride + VECTOR_BYTES * at),
      ...operation,
      ...set(sums + at),
    ]);
  return join(
    join(get(BASE), LOAD_WORD, memory(2, place), get(FIRST_WORD + word), XOR, set(CHANGED)),
    join(get(BASE), get(FIRST_WORD + word), STORE_WORD, memory(2, place)),
    join(BLOCK, NOTHING, get(CHANGED), IS_ZERO, BRANCH_IF, 0, LOOP, NOTHING),
    join(get(CHANGED), COUNT_TRAILING, tee(BIT), constant(stride), MULTIPLY_WORDS),
    join(get(BASE), ADD_WORDS, set(TOKEN)),
    join(get(FIRST_WORD + word), get(BIT), SHIFT_RIGHT, constant(1), AND),
    join(IF, NOTHING, apply(ADD_WHOLE), ELSE, apply(SUBTRACT_WHOLE), END),
    join(get(CHANGED), get(CHANGED), constant(1), SUBTRACT_WORDS, AND, tee(CHANGED), BRANCH_IF, 0, END, END),
  );
}

/** Each input adds its weights, times itself, to all neurons; every other one in a second set, so that neither waits. */
function hiddenLayer(place: number, inputs: number, width: number, from: number, to: number): number[] {
  const weightsAt = place + VECTOR_BYTES * width;
  return [
    ...range(width).flatMap((at) => [
      ...load(place + VECTOR_BYTES * at),
      ...set(to + at),
      ...ZERO,
      ...set(to + width + at),
    ]),
    ...range(inputs).flatMap((input) => [
      ...spread(from + (input >> 2), input & 3),
      ...set(FIRST_VECTOR),
      ...range(width).flatMap((at) => {
        const sum = to + at + (input % 2) * width;
        const weight = weightsAt + VECTOR_BYTES * (input * width + at);
        return [...get(sum), ...get(FIRST_VECTOR), ...load(weight), ...MULTIPLY, ...ADD, ...set(sum)];
      }),
    ]),
    ...range(width).flatMap((at) => [
      ...get(to + at),
      ...get(to + width + at),
      ...ADD,
      ...set(to + at),
      ...tanh(to + at),
    ]),
  ];
}

/** The weighted inputs as one vector, whose sum is the output; the bias is its first number. */
function outputLayer(place: number, inputs: number, from: number, to: number): number[] {
  return [
    ...load(place),
    ...set(to),
    ...range(vectorsFor(inputs)).flatMap((at) => [
      ...get(to),
      ...get(from + at),
      ...load(place + VECTOR_BYTES * (1 + at)),
      ...MULTIPLY,
      ...ADD,
      ...set(to),
    ]),
  ];
}

/** Replaces a vector by its tanh; see `quickTanh.ts`. */
function tanh(vector: number): number[] {
  const square = FIRST_VECTOR;
  const polynomial = (coefficients: readonly number[]): number[] => {
    const [highest, ...lower] = coefficients.toReversed();
    return join(four(highest!), ...lower.map((one) => join(get(square), MULTIPLY, four(one), ADD)));
  };
  return join(
    join(four(TANH_LIMIT), four(-TANH_LIMIT), get(vector), GREATER, LESSER, set(vector)),
    join(get(vector), get(vector), MULTIPLY, set(square)),
    join(polynomial(TANH_ABOVE), get(vector), MULTIPLY, polynomial(TANH_BELOW), DIVIDE, set(vector)),
  );
}

/** The sum of the numbers of a vector. */
function addLanes(vector: number): number[] {
  return range(4).flatMap((number) => [...get(vector), ...lane(number), ...(number === 0 ? [] : ADD_ONE)]);
}

/** Reads a vector of this net. */
function load(place: number): number[] {
  return [...get(BASE), ...vectorCode(0), ...memory(4, place)];
}

function store(place: number, value: readonly number[]): number[] {
  return [...get(BASE), ...value, ...vectorCode(11), ...memory(4, place)];
}
