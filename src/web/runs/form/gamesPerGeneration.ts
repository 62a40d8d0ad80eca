/** How many games a generation of an experiment takes, about: fewer where strategies choose alike, who play once. */

interface Stage {
  readonly games: number;
  readonly keep: number;
}

/** The experiment with its presets filled in. What is not a number there makes the answer undefined. */
export function gamesPerGeneration(experiment: unknown): number | undefined {
  const { evolver, islands, fitness } = Object(experiment) as Readonly<Record<string, Record<string, unknown>>>;
  if (!evolver || !islands || !fitness) return undefined;
  const { racing } = fitness as { racing?: { stages?: readonly Stage[] } | null };
  const players = measuredBy(evolver) * Number(islands['count']);
  const games = gamesOf(players, racing?.stages ?? [], Number(fitness['games']));
  return Number.isFinite(games) && games > 0 ? Math.round(games) : undefined;
}

/** How many are measured in a generation. */
function measuredBy(evolver: Readonly<Record<string, unknown>>): number {
  const count = (name: string): number => Number(evolver[name]);
  switch (evolver['method']) {
    case 'steadyState':
      return count('offspring') + count('remeasure');
    case 'muPlusLambda':
      return count('lambda') + (evolver['remeasure'] === true ? count('mu') : 0);
    case 'nsga2':
      return count('population') * (evolver['remeasure'] === true ? 2 : 1);
    case 'cmaes':
      // A population of 0 stands for a number that depends on the genome, which is not known here.
      return count('population') > 0 ? count('population') + (evolver['mean'] === true ? 1 : 0) : Number.NaN;
    default:
      return count('population');
  }
}

/** After each stage only a share plays on. */
function gamesOf(players: number, stages: readonly Stage[], games: number): number {
  let [left, from, total] = [players, 0, 0];
  for (const stage of [...stages, { games, keep: 1 }]) {
    total += left * (stage.games - from);
    left = Math.ceil(left * stage.keep - 1e-9);
    from = stage.games;
  }
  return total;
}
