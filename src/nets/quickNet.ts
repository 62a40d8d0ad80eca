/**
 * Computes the output of a folded net from four words whose bits say which tokens are present. It remembers the sums of the
 * last words, so that only what changed costs time, and leaves the rest to vector instructions; see `simdCode.ts`.
 */

import type { FoldedNet } from './foldedNet.ts';
import type { NetPlaces, NetSize } from './simdCode.ts';
import {
  TOKENS,
  VECTOR_BYTES,
  isLast,
  laterLayers,
  placesFor,
  simdModule,
  sumVectors,
  vectorsFor,
} from './simdCode.ts';

/** The output before its activation. Bit b of word w is token 32 w + b. */
export type QuickNet = (one: number, two: number, three: number, four: number) => number;

/** Each size of net has one function and one memory with places for some nets, which are lent in turn. */
interface Engine {
  readonly places: NetPlaces;
  readonly memory: WebAssembly.Memory;
  readonly run: (base: number, one: number, two: number, three: number, four: number) => number;
  /** The net in each place, as its image. */
  readonly lent: (Uint8Array | undefined)[];
  next: number;
}

/** More nets than take turns in any game. The memory grows when they are needed. */
const MOST_PLACES = 64;
const PAGE = 65_536;

export function quickNet(folded: FoldedNet): QuickNet {
  const size = { hidden: [folded.start.length, ...folded.rest.map(({ outputs }) => outputs)].slice(0, -1) };
  const engine = engineFor(size);
  const image = imageOf(folded, size, engine.places);
  const { lent, run } = engine;
  let place = -1;
  let base = 0;
  return (one, two, three, four) => {
    if (place === -1 || lent[place] !== image) {
      place = lend(engine, image);
      base = place * engine.places.bytes;
    }
    return run(base, one, two, three, four);
  };
}

const engines = new Map<string, Engine>();

function engineFor(size: NetSize): Engine {
  const key = size.hidden.join(' ');
  const found = engines.get(key);
  if (found) return found;
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(simdModule(size)), { nets: { memory } });
  const run = exports['output'] as Engine['run'];
  const engine = { places: placesFor(size), memory, run, lent: [], next: 0 };
  engines.set(key, engine);
  return engine;
}

/** Gives a net the place that was lent first, and starts it there without any token. */
function lend(engine: Engine, image: Uint8Array): number {
  const { lent, memory, places } = engine;
  const place = lent.length < MOST_PLACES ? lent.length : engine.next++ % MOST_PLACES;
  const missing = (place + 1) * places.bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  new Uint8Array(memory.buffer).set(image, place * places.bytes);
  lent[place] = image;
  return place;
}

/** The bytes of a net before any token is present. */
function imageOf({ start, tokens, base, direct, rest }: FoldedNet, size: NetSize, places: NetPlaces): Uint8Array {
  const bytes = new ArrayBuffer(places.bytes);
  const fractions = new Float32Array(bytes);
  const whole = new Int32Array(bytes);
  const width = 4 * sumVectors(size);
  const sums = [base, 0, 0, 0, ...start];
  const vectors = Array.from({ length: TOKENS }, (_, token) => [direct[token] ?? 0, 0, 0, 0, ...(tokens[token] ?? [])]);
  const scale = scaleFor(sums, vectors);
  fractions.fill(1 / scale, places.unit / 4, places.unit / 4 + 4);
  for (const [index, sum] of sums.entries()) whole[places.sums / 4 + index] = Math.round(sum * scale);
  for (const [token, vector] of vectors.entries()) {
    const from = places.tokens / 4 + token * width;
    for (const [index, part] of vector.entries()) whole[from + index] = Math.round(part * scale);
  }
  for (const [index, { inputs, outputs }] of laterLayers(size).entries()) {
    const { weights, biases } = rest[index]!;
    const from = places.layers[index]! / 4;
    fractions.set(biases, from);
    const row = isLast(outputs) ? 1 : 4 * vectorsFor(outputs);
    const first = from + (isLast(outputs) ? VECTOR_BYTES / 4 : row);
    const across = isLast(outputs) ? 1 : outputs;
    for (let input = 0; input < inputs; input++) {
      for (let output = 0; output < across; output++)
        fractions[first + input * row + output] = weights[input * across + output]!;
    }
  }
  return new Uint8Array(bytes);
}

/** The greatest power of two for which no sum can overflow. */
function scaleFor(sums: readonly number[], vectors: readonly (readonly number[])[]): number {
  const largest = sums.map((sum, index) =>
    vectors.reduce((total, vector) => total + Math.abs(vector[index] ?? 0), Math.abs(sum)),
  );
  return 2 ** Math.min(30, 30 - Math.ceil(Math.log2(Math.max(...largest, 1e-9))));
}
