/**
 * Which players can be compared. Players are in one group if a chain of games links them; between groups nothing is
 * known. Within a group the games may still leave a gap open. The strengths of bradleyTerry.ts have a finite most
 * likely value only under two conditions. No part of the group took every single point from the rest (Ford 1957). And
 * the players cannot be lined up so that every winner is at least one step ahead and players who drew are at most one
 * step apart: otherwise ever longer steps in an ever more drawish game would explain the results ever better.
 */

/** Games between two players, regardless of colour. */
export interface PairResult {
  /** Index of a player. */
  readonly first: number;
  readonly second: number;
  /** Wins of the first player. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface PlayerGroup {
  /** Indices, ascending. */
  readonly players: readonly number[];
  /** False if the games alone would allow some players to be stronger than others without limit. */
  readonly isBounded: boolean;
}

/** In the order of their first players. A player without games is a separate group. */
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
  /** For each player, the opponents against whom at least a draw was scored. */
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

/** All players that links lead to from one, including itself, ascending. */
function reachable(start: number, links: readonly (readonly number[])[]): number[] {
  const found = new Set([start]);
  // Iterating over a set includes the elements added meanwhile.
  for (const player of found) for (const next of links[player]!) found.add(next);
  return [...found].sort((one, other) => one - other);
}

/**
 * Whether the players can be lined up: they are moved ahead as the results demand until all demands are met (Bellman
 * 1958). If that takes more rounds than there are players, the demands are circular.
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
