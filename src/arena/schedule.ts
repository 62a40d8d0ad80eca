/**
 * Schedules of who meets whom, as iterators; nothing is played here. An encounter is a pair of games from one opening,
 * each player Black once, so that neither colour nor opening favours a player.
 */

export interface Encounter {
  /** Indices of the players. */
  readonly first: number;
  readonly second: number;
  /** The number of the opening; encounters of one round share it. */
  readonly round: number;
}

/** Every two players meet in every round. */
export function* roundRobin(players: number, rounds: number): Generator<Encounter> {
  for (let round = 0; round < rounds; round++) {
    for (let first = 0; first < players; first++) {
      for (let second = first + 1; second < players; second++) yield { first, second, round };
    }
  }
}

/** The first player meets every other in every round. */
export function* gauntlet(players: number, rounds: number): Generator<Encounter> {
  for (let round = 0; round < rounds; round++) {
    for (let second = 1; second < players; second++) yield { first: 0, second, round };
  }
}

/** A meeting of two in a knock-out, or a bye if the number of players is odd. */
export interface Tie {
  readonly first: number;
  /** Undefined for a bye: the first advances without playing. */
  readonly second: number | undefined;
}

/**
 * A knock-out: yields the ties of a stage and receives their winners, until one is left, which it returns. Seeded by
 * order: the first on the list meets the last, and if the number is not a power of two, the first ones get byes.
 */
export function* knockOut(players: number): Generator<Tie[], number, readonly number[]> {
  const slots = 2 ** Math.ceil(Math.log2(players));
  let left: (number | undefined)[] = bracket(slots).map((seed) => (seed < players ? seed : undefined));
  while (left.length > 1) {
    const ties: Tie[] = [];
    for (let slot = 0; slot < left.length; slot += 2) {
      const [first, second] = [left[slot], left[slot + 1]].toSorted((one, two) => (one ?? slots) - (two ?? slots));
      ties.push({ first: first!, second });
    }
    left = [...(yield ties)];
  }
  return left[0]!;
}

/** The order of seeds in which the best two can only meet in the final: 0 1, then 0 3 1 2, then 0 7 3 4 1 6 2 5. */
function bracket(slots: number): number[] {
  let seeds = [0];
  while (seeds.length < slots) {
    const count = 2 * seeds.length;
    seeds = seeds.flatMap((seed) => [seed, count - 1 - seed]);
  }
  return seeds;
}
