/** Evolution of bit strings: the smallest problem on which methods of evolution can be tested. */

import type { Json } from '../src/base/json.ts';
import type { Rng } from '../src/base/rng.ts';
import { createRng, randomBelow } from '../src/base/rng.ts';
import type { Candidate, Evolver, Member, Question, Streams, Variation, Worth } from '../src/evolvers/evolver.ts';

export type Bits = readonly number[];

export type Measure = (bits: Bits, rng: Rng) => Worth;

export interface Generation {
  readonly asked: readonly Candidate<Bits>[];
  readonly measured: readonly Member<Bits>[];
  readonly state: Json;
}

/** Crossover at one point; on average one bit of a child is flipped. */
export function bitStrings(length: number): Variation<Bits> {
  return {
    create: (count, rng) => Array.from({ length: count }, () => randomBits(length, rng)),
    crossover(one, two, rng) {
      const cut = randomBelow(rng, length + 1);
      return [
        [...one.slice(0, cut), ...two.slice(cut)],
        [...two.slice(0, cut), ...one.slice(cut)],
      ];
    },
    mutate: (bits, rng) => bits.map((bit) => (randomBelow(rng, length) === 0 ? 1 - bit : bit)),
    key: (bits) => bits.join(''),
  };
}

export function randomBits(length: number, rng: Rng): Bits {
  return Array.from({ length }, () => randomBelow(rng, 2));
}

/** The number of ones. */
export function oneMax(bits: Bits): [number] {
  return [bits.reduce((sum, bit) => sum + bit, 0)];
}

/** The number of leading ones and of trailing zeros: more of one means less of the other. */
export function leadingOnesTrailingZeros(bits: Bits): [number, number] {
  return [[...bits, 0].indexOf(0), [...bits.toReversed(), 1].indexOf(1)];
}

/** One generation. All randomness follows from the seed and the number of the generation. */
export function nextGeneration(
  evolver: Evolver<Bits, Json>,
  state: Json,
  measure: Measure,
  seed: number,
  number: number,
): Generation {
  const streams = { ask: createRng(seed, number, 0), tell: createRng(seed, number, 2) };
  const { asked, tell } = beginGeneration(evolver, state, streams);
  const measured = asked.map(({ known, ...rest }, index) => ({
    ...rest,
    worth: known === undefined ? measure(rest.genome, createRng(seed, number, 1, index)) : known,
  }));
  return { asked, measured, state: tell(measured.map(({ worth }) => worth)) };
}

/** A generation up to its only question: those it asks about, island by island, and how to continue. */
export function beginGeneration<G>(
  evolver: Evolver<G, Json>,
  state: Json,
  streams: Streams,
): { readonly asked: readonly Candidate<G>[]; readonly tell: (worths: readonly Worth[]) => Json } {
  const conversation = evolver.step(state, streams);
  const { groups } = conversation.next().value as Question<G> & { readonly kind: 'worth' };
  const tell = (worths: readonly Worth[]): Json => {
    const left = [...worths];
    const answer = { kind: 'worth', groups: groups.map(({ length }) => left.splice(0, length)) } as const;
    return conversation.next(answer).value as Json;
  };
  return { asked: groups.flat(), tell };
}

/** Those that a method asks about from a state. */
export function askedBy<G>(evolver: Evolver<G, Json>, state: Json, rng: Rng): readonly Candidate<G>[] {
  return beginGeneration(evolver, state, { ask: rng, tell: rng }).asked;
}

/** The given number of generations from the start. */
export function evolveBits(evolver: Evolver<Bits, Json>, measure: Measure, seed: number, count: number): Generation[] {
  const generations: Generation[] = [];
  let state = evolver.start();
  for (let number = 0; number < count; number++) {
    const generation = nextGeneration(evolver, state, measure, seed, number);
    generations.push(generation);
    state = generation.state;
  }
  return generations;
}

/** A member whose genome is its number in binary. */
export function memberOf(id: number, ...worth: readonly number[]): Member<Bits> {
  return { id, genome: Array.from(id.toString(2), Number), parents: [], worth: worth.length > 0 ? worth : null };
}
