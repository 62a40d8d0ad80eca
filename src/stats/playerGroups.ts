/**
 * Who can be compared with whom. Players are of one group if a chain of games leads from one to the other; between
 * groups nothing is known. Within a group the games may still leave a gap open: the strengths of bradleyTerry.ts have a
 * finite most likely value only if no part of the group took every single point from the rest (Ford 1957), and if the
 * players cannot be lined up so that who won is always at least one step ahead and who drew at most one. For then ever
 * longer steps in an ever more drawish game explain the results ever better.
 */

/** Games between two players, whoever had which colour. */
export interface PairResult {
  /** Index of a player. */
  readonly first: number;
  readonly second: number;
  /** Of the first player. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface PlayerGroup {
  /** Indices, ascending. */
  readonly players: readonly number[];
  /** False if the games alone would allow some of the players to be stronger than others without limit. */
  readonly isBounded: boolean;
}

/** In the order of their first players. A player without games is a group alone. */
export function playerGroups(results: readonly PairResult[], playerCount: number): PlayerGroup[] {
  const { scoredAgainst, concededTo } = scorers(results, playerCount);
  const met = scoredAgainst.map((others, player) => [...others, ...concededTo[player]!]);
  const decided = new Set(results.flatMap(({ first, wins, losses }) => (wins + losses > 0 ? first : [])));
  const canLineUp = lineUp(results, playerCount);
  const placed = new Set<number>();
  const groups: PlayerGroup[] = [];
  for (let player = 0; player < playerCount; player++) {
    if (placed.has(player)) continue;
    const players = reachable(player, met);
    for (const member of players) placed.add(member);
    const isLinked = [scoredAgainst, concededTo].every((links) => reachable(player, links).length === players.length);
    const isStretched = canLineUp && players.some((member) => decided.has(member));
    groups.push({ players, isBounded: isLinked && !isStretched });
  }
  return groups;
}

interface Scorers {
  /** For each player, against whom at least a draw was made. */
  readonly scoredAgainst: readonly number[][];
  readonly concededTo: readonly number[][];
}

function scorers(results: readonly PairResult[], playerCount: number): Scorers {
  const scoredAgainst: number[][] = Array.from({ length: playerCount }, () => []);
  const concededTo: number[][] = Array.from({ length: playerCount }, () => []);
  const link = (scorer: number, other: number): void => {
    scoredAgainst[scorer]!.push(other);
    concededTo[other]!.push(scorer);
  };
  for (const { first, second, wins, draws, losses } of results) {
    if (wins + draws > 0) link(first, second);
    if (losses + draws > 0) link(second, first);
  }
  return { scoredAgainst, concededTo };
}

/** All players to whom links lead from one, the one included, ascending. */
function reachable(start: number, links: readonly (readonly number[])[]): number[] {
  const found = new Set([start]);
  // A set also gives out what is added to it on the way.
  for (const player of found) for (const next of links[player]!) found.add(next);
  return [...found].sort((one, other) => one - other);
}

/**
 * Whether the players can be lined up: they are moved ahead as the results demand until all are content (Bellman 1958).
 * If that takes more rounds than there are players, some demands go round in a circle.
 */
function lineUp(results: readonly PairResult[], playerCount: number): boolean {
  const places = new Float64Array(playerCount);
  for (let round = 0; round <= playerCount; round++) {
    const before = places.slice();
    const demand = (player: number, other: number, lead: number): void => {
      places[player] = Math.max(places[player]!, places[other]! + lead);
    };
    for (const { first, second, wins, draws, losses } of results) {
      if (wins > 0) demand(first, second, 1);
      if (losses > 0) demand(second, first, 1);
      if (draws === 0) continue;
      demand(first, second, -1);
      demand(second, first, -1);
    }
    if (places.every((place, player) => place === before[player])) return true;
  }
  return false;
}
