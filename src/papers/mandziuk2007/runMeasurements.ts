/** Which runs, individuals and games are measured for search trees, the accuracy of duels, and effort. */

import type { GamePool } from '../../arena/encounters.ts';
import { createRng, randomBelow } from '../../base/rng.ts';
import { openExperiment } from '../../experiments/experiment.ts';
import type { Laboratory } from '../../lab/laboratory.ts';
import { createLaboratory } from '../../lab/laboratory.ts';
import type { Store } from '../../store/store.ts';
import type { PositionsFitness } from '../../trials/positions.ts';
import { stagesOf } from '../../trials/positions.ts';
import type { Champions } from './champions.ts';
import { CONDITIONS } from './design.ts';
import type { DuelTask } from './duelAccuracy.ts';
import type { EffortRecord, ValuedStage } from './effort.ts';
import { nodesPerGame, nodesPerPosition } from './effort.ts';
import { HEURISTICS } from './heuristics.ts';
import { evaluationOf } from './paperPlayers.ts';
import type { Sizes } from './scales.ts';
import type { TreeTask } from './searchTrees.ts';

const SEED = 2007;

/** Games of two checkers champions of the first seed that follow each other in the order of the paper. */
export function treeTasks(champions: Champions, { extent }: Sizes): TreeTask[] {
  const { games, oneIn, depths } = extent.trees;
  const champion = (number: number): TreeTask['players'][0] => {
    const { name } = HEURISTICS[number % HEURISTICS.length]!;
    return champions.find('checkers', name, champions.seeds[0]!)!;
  };
  return Array.from({ length: games }, (_, number) => ({
    number,
    players: [champion(number), champion(number + 1)],
    depth: extent.tournament.depth,
    oneIn,
    depths,
  }));
}

/** Pairs of random individuals, as those with which the SHG runs of the first seed begin, in both games. */
export function duelTasks(store: Store, runs: readonly number[], { extent, shg }: Sizes): DuelTask[] {
  const depths = [shg[0].depth, shg[1].depth] as const;
  return runs.flatMap((run) => {
    const { name, seed } = store.run(run);
    const { game, generator, shape, control } = CONDITIONS.get(name)!;
    if (generator !== 'SHG' || control || seed !== store.run(runs[0]!).seed) return [];
    const { pairs } = extent.duels;
    const evaluations = randomEvaluations(store, run, 2 * pairs);
    return Array.from({ length: pairs }, (_, number) => ({
      game,
      shape,
      number,
      depths,
      games: extent.duels.games,
      evaluations: [evaluations[2 * number]!, evaluations[2 * number + 1]!] as const,
      matchDepth: extent.tournament.depth,
    }));
  });
}

/** What a run cost: positions of HG, games of SHG, and the nodes of one of them. */
export async function effortOf(store: Store, run: number, sizes: Sizes, pool: GamePool): Promise<EffortRecord> {
  const { generator } = CONDITIONS.get(store.run(run).name)!;
  return generator === 'HG' ? hgEffort(store, run, sizes) : shgEffort(store, run, sizes, pool);
}

function hgEffort(store: Store, run: number, { extent }: Sizes): EffortRecord {
  const { fitness, laboratory } = openRun(store, run);
  const { positions, newest, depth, reuse, ...rest } = fitness as PositionsFitness;
  const generations = store.generations(run);
  const counted = Math.round(newest * extent.effort.positions);
  const stages = generations.flatMap(({ number }): ValuedStage[] => {
    const evaluation = number === 0 ? undefined : evaluationOf(generations[number - 1]!.best.player);
    const ranges = stagesOf(rest, number);
    if (number === 0) return [{ ...ranges.newest, evaluation, positions: extent.effort.positions }];
    const own = { ...ranges.newest, evaluation, positions: counted };
    // Positions that are kept are not valued again.
    return reuse ? [own] : [own, { ...ranges.earlier, evaluation, positions: extent.effort.positions - counted }];
  });
  const later = reuse ? Math.round(newest * positions) : positions;
  return {
    tasks: positions + (generations.length - 1) * later,
    nodesPerTask: nodesPerPosition(stages, laboratory.variant, depth),
  };
}

async function shgEffort(store: Store, run: number, { extent }: Sizes, pool: GamePool): Promise<EffortRecord> {
  const { laboratory } = openRun(store, run);
  const generations = store.generations(run);
  const rng = createRng(SEED, run);
  const pairs = Array.from({ length: extent.effort.games }, (_, number): [string, string] => {
    const members = store.membersOf(run, number % generations.length);
    const drawn = (): string => {
      const { genome } = members[randomBelow(rng, members.length)]!;
      return laboratory.playerOf(laboratory.representation.express(genome)!);
    };
    return [drawn(), drawn()];
  });
  return {
    tasks: generations.reduce((sum, { statistics }) => sum + statistics.games, 0),
    nodesPerTask: await nodesPerGame(laboratory.variant.name, pairs, pool),
  };
}

function randomEvaluations(store: Store, run: number, count: number): string[] {
  const { representation } = openRun(store, run).laboratory;
  return representation.create(count, createRng(SEED, run)).map((genome) => representation.express(genome)!.evaluation);
}

function openRun(store: Store, run: number): { readonly laboratory: Laboratory; readonly fitness: unknown } {
  const experiment = openExperiment(store.run(run).experiment, `run ${run}`);
  return { laboratory: createLaboratory(experiment), fitness: experiment.fitness };
}
