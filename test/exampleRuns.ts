/** Runs to store in tests, small and plausible. */

import { shapeNamed } from '../src/evaluators/shapes.ts';
import { EQUALITY } from '../src/genomes/weights.ts';
import { meanWeightName } from '../src/genomes/weightsTraits.ts';
import type {
  ChampionRecord,
  GenerationRecord,
  IndividualRecord,
  NewRun,
  StrengthRecord,
} from '../src/store/records.ts';
import type { Store } from '../src/store/store.ts';

export const EXAMPLE_RUN: NewRun = {
  name: 'Two features',
  variant: 'english',
  seed: 7,
  version: '0.1.0',
  generations: 2,
  experiment: { name: 'Two features', variant: 'english', evolver: { method: 'generational', population: 2 } },
};

export const EXAMPLE_TEXT = 'sub(own.men, opponent.men)';

export function exampleIndividual(id: number, text: string | null = EXAMPLE_TEXT): IndividualRecord {
  return {
    id,
    genome: [id, 2, 3],
    parents: id === 0 ? [] : [id - 1],
    worth: text === null ? null : [0.5 + id / 10],
    text,
  };
}

export function exampleGeneration(number: number, text = EXAMPLE_TEXT): GenerationRecord {
  return {
    number,
    statistics: {
      best: 0.5 + number / 10,
      mean: 0.4,
      deviation: 0.1,
      bestSize: 3,
      meanSize: 4.5,
      diversity: 0.5,
      valid: 2,
      population: 2,
      measured: 2,
      games: 40,
    },
    best: { ...exampleIndividual(number, text), player: playerOf(text) },
    opponents: [{ player: 'random', share: 1 }],
    timeMs: 12.5,
  };
}

export function exampleChampion(text = EXAMPLE_TEXT): ChampionRecord {
  return {
    individual: exampleIndividual(2, text),
    player: playerOf(text),
    generation: 2,
    training: 0.7,
    validation: { points: 0.65, games: 200, candidates: 4 },
    confirmation: { points: 0.66, games: 100 },
    explanation: ['It likes men of its own.'],
    ancestry: [
      { id: 2, generation: 2, text, worth: [0.7], parents: [1] },
      { id: 1, generation: 1, text: 'own.men', worth: [0.6], parents: [0] },
      { id: 0, generation: 0, text: 'own.men', worth: [0.5], parents: [] },
    ],
  };
}

export const EXAMPLE_STRENGTH: StrengthRecord = {
  generation: 2,
  elo: 512,
  low: 440,
  high: 590,
  games: 80,
  opponents: [
    { player: 'random', title: 'random', elo: 0, pairs: [0, 0, 1, 2, 17] },
    { player: 'expression:own.men', title: 'Fern', elo: 485, pairs: [4, 2, 6, 2, 6] },
  ],
};

/** Stores a run of three generations, with its champion unless it is to stay unfinished. */
export function storeExample(store: Store, run: Partial<NewRun> = {}, text = EXAMPLE_TEXT, isFinished = true): number {
  const id = store.createRun({ ...EXAMPLE_RUN, ...run });
  for (const number of [0, 1, 2]) {
    const members = [number, number + 1].map((member) => exampleIndividual(member, text));
    store.saveGeneration(id, exampleGeneration(number, text), members, { step: number });
  }
  if (isFinished) store.finishRun(id, exampleChampion(text), [], []);
  return id;
}

/** Stores a finished run of weights on two islands, whose last generation has other numbers too. */
export function storeIslands(store: Store): number {
  const islands = { count: 2, interval: 1, migrants: 1, immigration: 'open' };
  const experiment = { genome: { method: 'weights', shape: 'foley' }, islands };
  const id = storeExample(store, { name: 'Islands', generations: 3, experiment }, EXAMPLE_TEXT, false);
  const { statistics, ...rest } = exampleGeneration(3);
  const weights = shapeNamed('foley').phases[8].flatMap(({ name }) =>
    shapeNamed('foley').terms.map((term, index) => [meanWeightName(name, term), 100 / (index + 3)] as const),
  );
  const traits = { [EQUALITY]: 200 / 3, ...Object.fromEntries(weights) };
  const record = { ...rest, statistics: { ...statistics, traits, islands: [traits, traits] } };
  store.saveGeneration(id, record, [exampleIndividual(3)], { step: 3 });
  store.finishRun(id, exampleChampion(), [], []);
  return id;
}

/** The text may include the mode. */
function playerOf(text: string): string {
  return `expression:${text}${text.includes(',mode=') ? '' : ',mode=position'}`;
}
