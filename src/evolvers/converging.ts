/**
 * One child at a time replaces the weakest, until the fittest no longer improves. Then most are replaced by new ones, and
 * the next generation begins (Mańdziuk, Kusiak and Walędzik 2007, section 3.1). This suits a fitness that costs little
 * and changes between generations, as that of the trial `positions` does. When all individuals are alike, evolution is
 * not at its end: a mutant that is better spreads, and crossings find the best value between the old gene and the new.
 *
 * With sharing, an individual counts as less fit the more similar ones there are. The original divides fitness by the
 * sum of exp(-d^2) over the population, where d is the distance of two individuals. Its fitness is an error, of which
 * less is better, so that an error is multiplied here.
 */

import { InputError } from '../base/inputError.ts';
import type { Json } from '../base/json.ts';
import { sameJson } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import { decimal, onOff, wholeNumber } from '../base/setting.ts';
import type { Values } from '../base/setting.ts';
import { measuredAs } from './askTell.ts';
import { bestFirst, fitnessOf, validMembers } from './bestFirst.ts';
import { FIRST_BIRTHS, afterBirths, giveBirth } from './births.ts';
import { CROSSINGS, EFFECTIVE, MUTANTS } from './crossingTraits.ts';
import type { Births, Conversation, Evolver, Member, Streams, Variation } from './evolver.ts';
import { evolverKind } from './evolver.ts';
import { hallSettings, updateHall } from './hallOfFame.ts';
import { Niches } from './niches.ts';
import { tournament } from './selection/tournament.ts';
import { settle } from './settle.ts';

const SETTINGS = {
  population: wholeNumber('individuals alive at the same time', 2, 100_000, 350),
  tournamentSize: wholeNumber('how many are drawn for a tournament, whose best becomes a parent', 1, 100, 2),
  renewed: decimal('the share of the weakest that new individuals replace before each generation', 0, 1, 0.8),
  patience: wholeNumber(
    'a generation ends when the fittest has not improved for this many crossings',
    1,
    1_000_000,
    30_000,
  ),
  precision: decimal('the least improvement that counts, as a share of the fitness', 0, 1, 0.0001),
  sharing: onOff('individuals count as less fit the more similar ones there are', false),
  ...hallSettings,
} as const;

export const converging = evolverKind({
  name: 'converging',
  summary: 'one child at a time replaces the weakest, until the fittest no longer improves; then most are renewed',
  settings: SETTINGS,
  asks: 'worth',
  asksOften: true,
  migratesByMerit: true,
  size: ({ population }) => ({ living: population, asked: population, born: 0 }),
  create: (values, variation) => createConverging(values, variation),
});

type ConvergingState<G> = {
  readonly births: Births;
  readonly generation: number;
  readonly population: readonly Member<G>[];
  readonly hall: readonly Member<G>[];
  readonly traits: Readonly<Record<string, number>>;
};

/** The fittest is noted after every so many crossings, as in the original. */
const NOTED_EVERY = 50;

function createConverging<G extends Json>(
  values: Values<typeof SETTINGS>,
  variation: Variation<G>,
): Evolver<G, ConvergingState<G>> {
  if (values.sharing && !variation.distance) {
    throw new InputError('setting-value', 'converging: sharing needs genomes with a distance, such as weights.');
  }
  return {
    start: (births = FIRST_BIRTHS) => ({ births, generation: 0, population: [], hall: [], traits: {} }),

    *step(state, { ask }: Streams): Conversation<G, ConvergingState<G>> {
      const newborns = giveBirth(state.births, firstGenomes(state, ask));
      let births = afterBirths(state.births, newborns.length);
      const kept = bestFirst(state.population).slice(0, values.population - newborns.length);
      const candidates = [...kept.map(({ id, genome, parents }) => ({ id, genome, parents })), ...newborns];
      const people = new Converging(
        measuredAs(candidates, yield { kind: 'worth', groups: [candidates] }),
        values,
        variation,
      );
      while (!people.hasConverged) {
        const [child] = giveBirth(births, [people.breed(ask)]);
        births = afterBirths(births, 1);
        const [measured] = measuredAs([child!], yield { kind: 'worth', groups: [[child!]], done: 1 });
        people.admit(measured!);
      }
      const { members: population, traits } = people;
      return {
        births,
        generation: state.generation + 1,
        population,
        hall: updateHall(state.hall, population, population, values, (genome) => variation.key(genome)),
        traits,
      };
    },

    population: ({ population }) => population,
    hall: ({ hall }) => hall,
    traits: ({ traits }) => traits,
    emigrants: ({ population }, count) => bestFirst(validMembers(population)).slice(0, count),
    receive: (state, newcomers) => ({ ...state, population: settle(state.population, newcomers) }),
  };

  function firstGenomes({ generation }: ConvergingState<G>, rng: Rng) {
    const share = generation === 0 ? 1 : values.renewed;
    const count = Math.round(share * values.population);
    return variation.create(count, rng).map((genome) => ({ genome, parents: [] }));
  }
}

/** A population within a generation. */
class Converging<G extends Json> {
  readonly members: Member<G>[];
  readonly #values: Values<typeof SETTINGS>;
  readonly #variation: Variation<G>;
  /** What counts in tournaments: fitness, or fitness shared with similar members. */
  readonly #rates: number[];
  readonly #niches: Niches<G> | undefined;
  readonly #mutants = new Set<number>();
  #isMutant = false;
  #fittest: number;
  #crossings = 0;
  #effective = 0;
  #noted = 0;
  #notedMutants = 0;
  /** The fitness of the fittest when it last improved noticeably, and when that was. */
  #record = -Infinity;
  #recordAt = 0;

  constructor(members: readonly Member<G>[], values: Values<typeof SETTINGS>, variation: Variation<G>) {
    this.members = [...members];
    this.#values = values;
    this.#variation = variation;
    this.#niches = values.sharing ? nichesOf(members, variation) : undefined;
    this.#rates = members.map(fitnessOf);
    this.#shareRates();
    this.#fittest = this.#findFittest();
    this.#noteRecord();
  }

  get traits(): Readonly<Record<string, number>> {
    const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);
    return {
      [CROSSINGS]: this.#crossings,
      [EFFECTIVE]: percent(this.#effective, this.#crossings),
      [MUTANTS]: percent(this.#notedMutants, this.#noted),
    };
  }

  get hasConverged(): boolean {
    return this.#crossings - this.#recordAt >= this.#values.patience;
  }

  breed(rng: Rng) {
    const draw = tournament.prepare(this.#rates, { tournamentSize: this.#values.tournamentSize, pressure: 1 });
    const [one, two] = [this.members[draw(rng)]!, this.members[draw(rng)]!];
    const [crossed] = this.#variation.crossover(one.genome, two.genome, rng);
    const genome = this.#variation.mutate(crossed, rng);
    this.#isMutant = !sameJson(genome, crossed);
    return { genome, parents: [...new Set([one.id, two.id])] };
  }

  /** A child that is no less fit than the weakest takes its place. */
  admit(child: Member<G>): void {
    this.#crossings++;
    const weakest = this.#rates.reduce((worst, one, index) => (one < this.#rates[worst]! ? index : worst), 0);
    const rate = this.#niches ? shared(fitnessOf(child), 1 + this.#niches.crowdAround(child.genome)) : fitnessOf(child);
    if (rate >= this.#rates[weakest]!) {
      this.#effective++;
      if (this.#isMutant) this.#mutants.add(child.id);
      this.members[weakest] = child;
      this.#rates[weakest] = rate;
      this.#niches?.replace(weakest, child.genome);
      this.#shareRates();
      if (this.#niches || weakest === this.#fittest) this.#fittest = this.#findFittest();
      else if (fitnessOf(child) > fitnessOf(this.members[this.#fittest]!)) this.#fittest = weakest;
      this.#noteRecord();
    }
    if (this.#crossings % NOTED_EVERY !== 0) return;
    this.#noted++;
    if (this.#mutants.has(this.members[this.#fittest]!.id)) this.#notedMutants++;
  }

  #noteRecord(): void {
    const best = fitnessOf(this.members[this.#fittest]!);
    if (best > this.#record + this.#values.precision * Math.abs(best)) {
      this.#record = best;
      this.#recordAt = this.#crossings;
    }
  }

  #shareRates(): void {
    if (!this.#niches) return;
    for (const [index, member] of this.members.entries()) {
      this.#rates[index] = shared(fitnessOf(member), this.#niches.crowdOf(index));
    }
  }

  /** By fitness that is not shared. */
  #findFittest(): number {
    return this.members.reduce(
      (best, member, index) => (fitnessOf(member) > fitnessOf(this.members[best]!) ? index : best),
      0,
    );
  }
}

function nichesOf<G>(members: readonly Member<G>[], variation: Variation<G>): Niches<G> {
  return new Niches(
    members.map(({ genome }) => genome),
    (one, two) => variation.distance!(one, two),
  );
}

/** More neighbours make fitness less, and an error, which is negative fitness, greater. */
function shared(fitness: number, crowd: number): number {
  return fitness < 0 ? fitness * crowd : fitness / crowd;
}
