/**
 * Evolution without fitness (Mańdziuk, Kusiak and Walędzik 2007, section 3.2): duels decide who breeds, who has to
 * leave and whether a child may stay. It assumes that who beats whom is nearly an order, so it also counts
 * undecided duels. The original knows a population after each crossing. Here several crossings take place at the same time,
 * so that threads have duels to play, and no individual can lose its place to two children.
 */

import type { Json } from '../base/json.ts';
import { sameJson } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import { randomBelow, shuffle } from '../base/rng.ts';
import type { Values } from '../base/setting.ts';
import { wholeNumber } from '../base/setting.ts';
import { InputError } from '../base/inputError.ts';
import { bestFirst } from './bestFirst.ts';
import type { Newborn } from './births.ts';
import { FIRST_BIRTHS, afterBirths, giveBirth } from './births.ts';
import { CROSSINGS, EFFECTIVE, MUTANTS, UNDECIDED } from './crossingTraits.ts';
import type { Answer, Births, Candidate, Conversation, Evolver, Member, Question, Streams } from './evolver.ts';
import type { Variation } from './evolver.ts';
import { evolverKind } from './evolver.ts';
import { hallSettings, updateHall } from './hallOfFame.ts';
import { settle } from './settle.ts';

const SETTINGS = {
  population: wholeNumber('individuals alive at the same time', 2, 100_000, 120),
  tournamentSize: wholeNumber('individuals drawn for a tournament, which duels decide', 1, 100, 2),
  crossings: wholeNumber(
    'crossings in a generation, after which all play a knock-out for the fittest',
    1,
    1_000_000,
    1000,
  ),
  together: wholeNumber('crossings that take place at the same time', 1, 1000, 10),
  ...hallSettings,
} as const;

type DuellingValues = Values<typeof SETTINGS>;

export const duelling = evolverKind({
  name: 'duelling',
  summary: 'duels decide who breeds, who leaves and whether a child stays; there is no fitness',
  settings: SETTINGS,
  asks: 'duels',
  migratesByMerit: true,
  size: ({ population, crossings, tournamentSize }) => ({
    living: population,
    asked: crossings * (3 * tournamentSize - 2) + population - 1,
    born: 0,
  }),
  create: (values, variation) => createDuelling(values, variation),
});

type DuellingState<G> = {
  readonly births: Births;
  readonly generation: number;
  /** The worth of a member is the share of its duels that it won; an undecided duel is half a win. */
  readonly population: readonly Member<G>[];
  readonly leader: Member<G> | null;
  readonly hall: readonly Member<G>[];
  readonly traits: Readonly<Record<string, number>>;
};

function createDuelling<G extends Json>(values: DuellingValues, variation: Variation<G>): Evolver<G, DuellingState<G>> {
  const { population: size, tournamentSize, together } = values;
  if (together * tournamentSize > size) {
    const most = Math.floor(size / tournamentSize);
    throw new InputError(
      'setting-value',
      `duelling: together must be at most ${most} for this population, not ${together}.`,
    );
  }
  return {
    start: (births = FIRST_BIRTHS) => ({
      births,
      generation: 0,
      population: [],
      leader: null,
      hall: [],
      traits: {},
    }),

    *step(state, { ask, tell }: Streams): Conversation<G, DuellingState<G>> {
      const duels = new Duels<G>();
      let { births } = state;
      let living: readonly Candidate<G>[] = state.population.map(({ id, genome, parents }) => ({
        id,
        genome,
        parents,
      }));
      if (state.generation === 0) {
        living = giveBirth(
          births,
          variation.create(size, ask).map((genome) => ({ genome, parents: [] })),
        );
        births = afterBirths(births, size);
      }
      const crossings = new Crossings(living, values, variation, duels);
      while (crossings.count < values.crossings) births = yield* crossings.next(births, ask);
      const leader = yield* knockOut(crossings.living, duels, tell);
      const population = crossings.living.map((one) => duels.memberOf(one));
      const best = duels.memberOf(leader);
      return {
        births,
        generation: state.generation + 1,
        population,
        leader: best,
        hall: updateHall(state.hall, [best], [best], values, (genome) => variation.key(genome)),
        traits: {
          ...crossings.traits,
          [UNDECIDED]: duels.undecidedPercent,
          [MUTANTS]: crossings.isMutant(leader) ? 100 : 0,
        },
      };
    },

    population: ({ population }) => population,
    leader: ({ leader }) => leader ?? undefined,
    hall: ({ hall }) => hall,
    traits: ({ traits }) => traits,
    emigrants: ({ population }, count) => bestFirst(population).slice(0, count),
    receive: (state, newcomers) => ({ ...state, population: settle(state.population, newcomers) }),
  };
}

type Pair<G> = readonly [Candidate<G>, Candidate<G>];

/** The duels of a generation, and how each individual fared in them. */
class Duels<G> {
  readonly #records = new Map<number, { points: number; duels: number }>();
  #duels = 0;
  #undecided = 0;

  get undecidedPercent(): number {
    return this.#duels === 0 ? 0 : (100 * this.#undecided) / this.#duels;
  }

  /** The result of the first of each pair. An individual does not fight itself: such a pair is undecided. */
  *fight(pairs: readonly Pair<G>[], done: number): Generator<Question<G>, number[], Answer> {
    const due = pairs.filter(([one, two]) => one.id !== two.id);
    const results = resultsIn(yield { kind: 'duels', pairs: due, done }, due.length).values();
    return pairs.map(([one, two]) => {
      if (one.id === two.id) return 0.5;
      const result = results.next().value!;
      this.#duels++;
      if (result === 0.5) this.#undecided++;
      this.#note(one, result);
      this.#note(two, 1 - result);
      return result;
    });
  }

  memberOf({ id, genome, parents }: Candidate<G>): Member<G> {
    const { points, duels } = this.#records.get(id) ?? { points: 0.5, duels: 1 };
    return { id, genome, parents, worth: [points / duels] };
  }

  #note({ id }: Candidate<G>, points: number): void {
    const record = this.#records.get(id) ?? { points: 0, duels: 0 };
    record.points += points;
    record.duels++;
    this.#records.set(id, record);
  }
}

/** The crossings of a generation. */
class Crossings<G extends Json> {
  readonly living: Candidate<G>[];
  readonly #values: DuellingValues;
  readonly #variation: Variation<G>;
  readonly #duels: Duels<G>;
  readonly #mutants = new Set<Json>();
  #count = 0;
  #effective = 0;

  constructor(living: readonly Candidate<G>[], values: DuellingValues, variation: Variation<G>, duels: Duels<G>) {
    this.living = [...living];
    this.#values = values;
    this.#variation = variation;
    this.#duels = duels;
  }

  get count(): number {
    return this.#count;
  }

  get traits(): Readonly<Record<string, number>> {
    return { [CROSSINGS]: this.#count, [EFFECTIVE]: (100 * this.#effective) / this.#count };
  }

  isMutant({ genome }: Candidate<G>): boolean {
    return this.#mutants.has(genome);
  }

  /** Some crossings at the same time. Returns the birth numbers that are left. */
  *next(births: Births, rng: Rng): Generator<Question<G>, Births, Answer> {
    const { crossings, together, tournamentSize } = this.#values;
    const count = Math.min(together, crossings - this.#count);
    const done = this.#count / crossings;
    const { living } = this;
    const drawn = (): Candidate<G>[] =>
      Array.from({ length: tournamentSize }, () => living[randomBelow(rng, living.length)]!);
    const parents = Array.from({ length: 2 * count }, drawn);
    // Each individual can lose its place in one crossing only.
    const order = [...living];
    shuffle(order, rng);
    const weak = Array.from({ length: count }, (_, index) =>
      order.slice(index * tournamentSize, (index + 1) * tournamentSize),
    );
    const chosen = yield* this.#decide([...parents, ...weak], 2 * count, done);
    const victims = chosen.slice(2 * count);
    const children = giveBirth(
      births,
      victims.map((_, index) => this.#breed(chosen[2 * index]!, chosen[2 * index + 1]!, rng)),
    );
    const results = yield* this.#duels.fight(
      victims.map((victim, index) => [children[index]!, victim]),
      done,
    );
    for (const [index, victim] of victims.entries()) {
      // A child stays only if it wins, not if the duel is undecided.
      if (results[index] !== 1) continue;
      this.#effective++;
      living[living.indexOf(victim)] = children[index]!;
    }
    this.#count += count;
    return afterBirths(births, count);
  }

  /**
   * The winners of the first tournaments and the losers of the others. Each next one drawn duels with the one that is
   * ahead; if that is undecided, the one drawn first stays ahead.
   */
  *#decide(
    tournaments: readonly (readonly Candidate<G>[])[],
    winning: number,
    done: number,
  ): Generator<Question<G>, Candidate<G>[], Answer> {
    let ahead = tournaments.map(([first]) => first!);
    for (let round = 1; round < this.#values.tournamentSize; round++) {
      const results = yield* this.#duels.fight(
        tournaments.map((drawn, index) => [ahead[index]!, drawn[round]!]),
        done,
      );
      ahead = tournaments.map((drawn, index) =>
        results[index] === (index < winning ? 0 : 1) ? drawn[round]! : ahead[index]!,
      );
    }
    return ahead;
  }

  #breed(one: Candidate<G>, two: Candidate<G>, rng: Rng): Newborn<G> {
    const [crossed] = this.#variation.crossover(one.genome, two.genome, rng);
    const genome = this.#variation.mutate(crossed, rng);
    if (!sameJson(genome, crossed)) this.#mutants.add(genome);
    return { genome, parents: [...new Set([one.id, two.id])] };
  }
}

/** The winner of a knock-out in random order. In an undecided duel the one that comes first goes on. */
function* knockOut<G>(
  living: readonly Candidate<G>[],
  duels: Duels<G>,
  rng: Rng,
): Generator<Question<G>, Candidate<G>, Answer> {
  let left = [...living];
  shuffle(left, rng);
  while (left.length > 1) {
    const pairs = Array.from(
      { length: Math.floor(left.length / 2) },
      (_, index) => [left[2 * index]!, left[2 * index + 1]!] as const,
    );
    const results = yield* duels.fight(pairs, 1);
    const winners = pairs.map(([one, two], index) => (results[index] === 0 ? two : one));
    left = [...winners, ...left.slice(2 * pairs.length)];
  }
  return left[0]!;
}

function resultsIn(answer: Answer, count: number): readonly number[] {
  if (answer.kind !== 'duels') throw new TypeError('expected an answer with results of duels, not with worths');
  if (answer.results.length !== count) throw new RangeError(`got ${answer.results.length} results for ${count} duels`);
  return answer.results;
}
