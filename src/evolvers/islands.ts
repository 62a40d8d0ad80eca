/**
 * Islands: several populations of any method that evolve separately and now and then send each other copies of members
 * (Cantú-Paz 2000). Islands are a method themselves. Each island draws from its own stream, seeded by the given stream,
 * and numbers its births in steps of the number of islands. A migrant is the same individual in two places: it keeps
 * its birth number, its parents and its worth.
 */

import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import type { Given, Values } from '../base/setting.ts';
import { choice, readSettings, wholeNumber } from '../base/setting.ts';
import { bestFirst, onceEach } from './bestFirst.ts';
import { FIRST_BIRTHS, shareOfBirths } from './births.ts';
import type { Conversation, Evolver, Member, Streams } from './evolver.ts';
import { EMIGRATIONS, IMMIGRATIONS } from './evolver.ts';
import { together } from './together.ts';

/** The islands that each island sends to. The first one is the centre of the star. */
const TOPOLOGIES = {
  ring: (from: number, count: number) => [(from + 1) % count],
  complete: othersThan,
  star: (from: number, count: number) => (from === 0 ? othersThan(from, count) : [0]),
  random: (from: number, count: number, rng: Rng) => [(from + 1 + randomBelow(rng, count - 1)) % count],
} as const;

type Topology = keyof typeof TOPOLOGIES;

export const islandSettings = {
  count: wholeNumber('islands; 1 for none', 1, 64, 1),
  interval: wholeNumber('generations between migrations', 1, 100_000, 10),
  migrants: wholeNumber('how many individuals an island sends to each of its neighbours', 0, 1000, 2),
  emigration: choice('who is sent: the best, or individuals selected as parents are', EMIGRATIONS, 'best'),
  immigration: choice(
    'who is let in: newcomers no worse than a resident, or all of them, to play in the next generation',
    IMMIGRATIONS,
    'merit',
  ),
  topology: choice(
    'who receives migrants: the next island, all, all by way of the first, or one at random',
    Object.keys(TOPOLOGIES) as Topology[],
    'ring',
  ),
} as const;

/** The most newcomers that an island can receive at a time: in a ring one island sends to it, otherwise all others may. */
export function mostNewcomers({ count, migrants, topology }: Values<typeof islandSettings>): number {
  return migrants * (topology === 'ring' ? 1 : count - 1);
}

export type IslandsState<S extends Json> = {
  readonly islands: readonly S[];
  /** The number of calls of `tell` so far. */
  readonly step: number;
};

export function createIslands<G, S extends Json>(evolver: Evolver<G, S>, given: Given): Evolver<G, IslandsState<S>> {
  const { count, interval, migrants, topology, emigration, immigration } = readSettings(
    islandSettings,
    given,
    'islands',
  );

  /** All islands after they received the emigrants sent to them. All islands send before any of them receives. */
  function migrate(islands: readonly S[], rng: Rng): readonly S[] {
    const sent = islands.map((island) => evolver.emigrants(island, migrants, emigration, rng));
    const targets = islands.map((_, from) => TOPOLOGIES[topology](from, count, rng));
    return islands.map((island, to) =>
      evolver.receive(island, sent.filter((_, from) => targets[from]!.includes(to)).flat(), immigration, rng),
    );
  }

  return {
    start: (births = FIRST_BIRTHS) => ({
      islands: Array.from({ length: count }, (_, index) => evolver.start(shareOfBirths(births, index, count))),
      step: 0,
    }),

    *step(state: IslandsState<S>, { ask, tell }: Streams): Conversation<G, IslandsState<S>> {
      const asking = streamsOf(ask, count);
      const telling = streamsOf(tell, count);
      const islands = yield* together(
        state.islands.map((island, index) => evolver.step(island, { ask: asking[index]!, tell: telling[index]! })),
      );
      const step = state.step + 1;
      return { islands: step % interval === 0 && count > 1 ? migrate(islands, tell) : islands, step };
    },

    islands: ({ islands }) => islands.map((island) => evolver.population(island)),
    population: ({ islands }) => islands.flatMap((island) => evolver.population(island)),
    leader: ({ islands }) => bestFirst(islands.flatMap((island) => evolver.leader?.(island) ?? []))[0],
    hall: ({ islands }) => mergeHalls(islands.map((island) => evolver.hall(island))),
    emigrants: ({ islands }, wanted, by, rng) =>
      bestFirst(onceEach(islands.flatMap((island) => evolver.emigrants(island, wanted, by, rng)))).slice(0, wanted),
    receive: (state, newcomers, by, rng) => ({
      ...state,
      islands: state.islands.map((island, index) =>
        evolver.receive(
          island,
          newcomers.filter((_, place) => place % count === index),
          by,
          rng,
        ),
      ),
    }),
  };
}

function othersThan(island: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).filter((other) => other !== island);
}

/** A stream for each island. */
function streamsOf(rng: Rng, count: number): Rng[] {
  return Array.from({ length: count }, () => createRng(rng.next(), rng.next()));
}

/**
 * The first of all halls, best first, then the second of all, and so on. This suits halls of the best and of the
 * latest. A member in the halls of several islands is taken from the first of them.
 */
function mergeHalls<G>(halls: readonly (readonly Member<G>[])[]): Member<G>[] {
  const islandOf = new Map(halls.flatMap((hall, island) => hall.map(({ id }) => [id, island] as const)).toReversed());
  const own = halls.map((hall, island) => hall.filter(({ id }) => islandOf.get(id) === island));
  const longest = Math.max(...own.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => bestFirst(own.flatMap((hall) => hall[place] ?? []))).flat();
}
