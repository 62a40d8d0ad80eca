/** Estimates the games of a generation. It may take fewer: strategies that always choose alike play only once. */

import { attempt } from '../../../base/attempt.ts';
import { generationSize } from '../../../evolvers/evolvers.ts';

interface Stage {
  readonly games: number;
  readonly keep: number;
}

/** Expects an experiment with its defaults filled in. Undefined if a number in it is invalid. */
export function gamesPerGeneration(experiment: unknown): number | undefined {
  const { evolver, islands, fitness } = Object(experiment) as Readonly<Record<string, Record<string, unknown>>>;
  if (!evolver || !islands || !fitness) return undefined;
  const { racing } = fitness as { racing?: { stages?: readonly Stage[] } | null };
  const players = measuredBy(evolver);
  const count = Number(islands['count']);
  const games =
    fitness['method'] === 'roundRobin'
      ? Number(fitness['rounds']) * players * (players - 1) * count
      : fitness['method'] === 'duels'
        ? GAMES_IN_DUEL * players * count
        : gamesOf(players * count, racing?.stages ?? [], Number(fitness['games']));
  return Number.isFinite(games) && games > 0 ? Math.round(games) : undefined;
}

const GAMES_IN_DUEL = 2;

/** How many individuals or duels a generation asks about on one island; not a number if that depends on more than the method. */
function measuredBy(evolver: Readonly<Record<string, unknown>>): number {
  return attempt(() => generationSize(evolver).asked).value ?? Number.NaN;
}

/** After each stage only a share of the individuals continues. */
function gamesOf(players: number, stages: readonly Stage[], games: number): number {
  let [left, from, total] = [players, 0, 0];
  for (const stage of [...stages, { games, keep: 1 }]) {
    total += left * (stage.games - from);
    left = Math.ceil(left * stage.keep - 1e-9);
    from = stage.games;
  }
  return total;
}
