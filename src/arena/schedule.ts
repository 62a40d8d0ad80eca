/**
 * Who meets whom, as iterators: nothing is played here. An encounter is a pair of games from one opening, each player
 * Black once, so that neither colour nor opening favours anybody.
 */

export interface Encounter {
  /** Indices of the players. */
  readonly first: number;
  readonly second: number;
  /** Which opening of the list; encounters of one round share it. */
  readonly round: number;
}

/** Everybody meets everybody in every round. */
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

/** A meeting of two in a knock-out, and the player who waits for an opponent where there is an odd number. */
export interface Tie {
  readonly first: number;
  /** Undefined: the first goes on without playing. */
  readonly second: number | undefined;
}

/**
 * A knock-out: yields the ties of a stage and is told who won them, until one is left, who is returned. Seeded by
 * order: the first on the list meets the last, and where the number is no power of two the first ones wait.
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

/** The order of seeds in which the best two can meet only at the end: 0 1, then 0 3 1 2, then 0 7 3 4 1 6 2 5. */
function bracket(slots: number): number[] {
  let seeds = [0];
  while (seeds.length < slots) {
    const count = 2 * seeds.length;
    seeds = seeds.flatMap((seed) => [seed, count - 1 - seed]);
  }
  return seeds;
}
