/**
 * Nets: all weights of a neural net of some shape, as the evaluation of a search. A genome is the text of its numbers, which
 * is exact and short: the weights, then the worth of a king where it evolves, then the step sizes of self-adaptive mutation.
 */

import { methodType, settingTypes } from '../base/field.ts';
import type { Rng } from '../base/rng.ts';
import { randomBelow } from '../base/rng.ts';
import { choice, decimal } from '../base/setting.ts';
import type { NetShape, ShapedNet } from '../evaluators/netShape.ts';
import { genesOn, layersOn, randomNet } from '../evaluators/netShape.ts';
import { NET_SHAPES, netShapeNamed } from '../evaluators/netShapes.ts';
import { formatNet } from '../evaluators/netText.ts';
import type { Member } from '../evolvers/evolver.ts';
import { reflect } from '../evolvers/reflect.ts';
import { netAnatomy } from '../evaluators/net.ts';
import { piecesLine } from '../explanations/piecesLine.ts';
import { formatWeights, parseWeights } from '../nets/weightsText.ts';
import type { Variant } from '../rules/variant.ts';
import { drift } from './nets/drift.ts';
import { grow } from './nets/grow.ts';
import { node } from './nets/node.ts';
import { selfAdaptive } from './nets/selfAdaptive.ts';
import { rememberingTexts } from './rememberedTexts.ts';
import type { FieldProblem, Phenotype, Representation } from './representation.ts';
import { representationKind } from './representation.ts';
import { VECTOR_CROSSOVERS, createVectorCrossover } from './vectors/vectorCrossovers.ts';
import { VECTOR_MUTATIONS, createVectorMutation } from './vectors/vectorMutations.ts';

const NET_CROSSOVERS = [node, ...VECTOR_CROSSOVERS];
const NET_MUTATIONS = [drift, grow, selfAdaptive, ...VECTOR_MUTATIONS];

export const net = representationKind({
  name: 'net',
  summary: 'numbers: all weights of a neural net, for the evaluation of a search',
  sizeNoun: 'weight',
  needsSearch: true,
  seesPieces: true,
  fields: {
    ...settingTypes({
      shape: choice(
        `the inputs and layers of the net: ${NET_SHAPES.map(({ name, summary }) => `${name}: ${summary}`).join('; ')}`,
        NET_SHAPES.map(({ name }) => name),
        'subsquares',
      ),
      most: decimal('the greatest absolute weight', 0.01, 10_000, 1),
      spread: decimal('the greatest absolute weight of initial individuals; 0: the usual one of the net', 0, 10_000, 0),
    }),
    crossover: methodType('how two parents become two children', NET_CROSSOVERS, {}, node.name),
    mutation: methodType('how a child is changed', NET_MUTATIONS, {}, drift.name),
  },
  dimension: ({ shape }, { board }) => genesOn(netShapeNamed(shape), board) - kingsIn(netShapeNamed(shape)),
  problems: ({ shape, spread, most, crossover }) => [
    ...tooWide(spread || netShapeNamed(shape).spread, most),
    ...(crossover['method'] === node.name && netShapeNamed(shape).hiddenLayers.length === 0
      ? [['crossover.method', `must not be node for the net ${shape}, which has no hidden neurons.`] as const]
      : []),
  ],
  create({ crossover, mutation, ...values }, { variant }): Representation<string> {
    const shape = netShapeNamed(values.shape);
    const spread = values.spread || shape.spread;
    const { board } = variant;
    const kings = kingsIn(shape);
    const count = genesOn(shape, board) - kings;
    const steps = mutation['method'] === selfAdaptive.name ? count : 0;
    const all = (weight: number, step: number): number[] => [
      ...Array.from({ length: count }, () => weight),
      ...Array.from({ length: steps }, () => step),
    ];
    const bounds = {
      low: all(-values.most, LEAST_STEP),
      high: all(values.most, values.most),
      layers: layersOn(shape, board),
    };
    const cross = createVectorCrossover(crossover, bounds, NET_CROSSOVERS);
    const mutate = createVectorMutation(mutation, bounds, NET_MUTATIONS);

    /** The numbers that operators see, without the worth of the king. */
    const read = (genome: string): Parts => {
      const numbers = Array.from(parseWeights(genome)!);
      const [king] = numbers.splice(count, kings);
      return { numbers, king };
    };
    const write = ({ numbers, king }: Parts): string =>
      formatWeights(
        Float32Array.from([...numbers.slice(0, count), ...(king === undefined ? [] : [king]), ...numbers.slice(count)]),
      );
    const netOf = (genome: string): ShapedNet => ({ shape, weights: parseWeights(genome)!.subarray(0, count + kings) });
    const express = rememberingTexts((genome) => expressNet(netOf(genome), variant));

    return {
      create: (individuals, rng) =>
        Array.from({ length: individuals }, () => {
          const { weights } = randomNet(shape, board, rng, spread);
          return formatWeights(Float32Array.from([...weights, ...all(0, Number(mutation['step'])).slice(count)]));
        }),
      crossover(one, two, rng) {
        const [first, second] = [read(one), read(two)];
        const [left, right] = cross(first.numbers, second.numbers, rng);
        return [write({ ...first, numbers: left }), write({ ...second, numbers: right })];
      },
      mutate(genome, rng) {
        const { numbers, king } = read(genome);
        return write({ numbers: mutate(numbers, rng), king: king === undefined ? king : movedKing(king, rng) });
      },
      key: (genome) => express(genome).key,
      distance: (one, two) => distanceBetween(read(one).numbers.slice(0, count), read(two).numbers.slice(0, count)),
      space: {
        dimension: count,
        low: bounds.low.slice(0, count),
        high: bounds.high.slice(0, count),
        centre: all(0, 0).slice(0, count),
        scale: all(spread, 0).slice(0, count),
        genomeOf: (point) =>
          write({
            numbers: [
              ...point.map((weight) => reflect(weight, -values.most, values.most)),
              ...all(0, LEAST_STEP).slice(count),
            ],
            king: kings === 0 ? undefined : FIRST_KING,
          }),
      },
      express,
      traits: (members) => traitsOf(members, (genome) => read(genome).numbers.slice(0, count)),
    };
  },
});

interface Parts {
  readonly numbers: readonly number[];
  readonly king: number | undefined;
}

const LEAST_STEP = 1e-6;
const FIRST_KING = 2;

/** How many numbers stand for a king. */
function kingsIn({ king }: NetShape): number {
  return king === 'evolved' ? 1 : 0;
}

/** A king is worth one to three men, and moves by a tenth or not at all (Chellapilla and Fogel 1999). */
function movedKing(king: number, rng: Rng): number {
  return Math.min(3, Math.max(1, king + (randomBelow(rng, 3) - 1) / 10));
}

function tooWide(spread: number, most: number): FieldProblem[] {
  return spread > most ? [['spread', `must be at most genome.most, which is ${most}, not ${spread}.`]] : [];
}

function expressNet(shaped: ShapedNet, variant: Variant): Phenotype {
  const evaluation = `net(${formatNet(shaped)})`;
  return {
    text: piecesLine(netAnatomy(shaped, variant)),
    evaluation,
    size: shaped.weights.reduce((count, weight) => count + (weight === 0 ? 0 : 1), 0),
    key: evaluation,
  };
}

function distanceBetween(one: readonly number[], two: readonly number[]): number {
  return Math.sqrt(one.reduce((sum, weight, index) => sum + (weight - two[index]!) ** 2, 0));
}

/** How large the weights are, and how far all members are from the fittest. */
function traitsOf(
  members: readonly Member<string>[],
  weightsOf: (genome: string) => readonly number[],
): Record<string, number> {
  const [first, ...others] = members;
  const best = others.reduce((one, two) => (two.worth![0]! > one.worth![0]! ? two : one), first!);
  const fittest = weightsOf(best.genome);
  const all = members.map(({ genome }) => weightsOf(genome));
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const sizeOf = (weights: readonly number[]): number => Math.sqrt(mean(weights.map((weight) => weight ** 2)));
  return {
    'size of a weight': mean(all.map(sizeOf)),
    'distance of a weight from the best': mean(
      all.map((weights) => sizeOf(weights.map((weight, index) => weight - fittest[index]!))),
    ),
  };
}
