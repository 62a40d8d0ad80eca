/** All measurements by run, and those of champions against each other and against others. */

import { InputError } from '../../base/inputError.ts';
import { CROSSINGS, EFFECTIVE, MUTANTS, UNDECIDED } from '../../evolvers/crossingTraits.ts';
import { openExperiment } from '../../experiments/experiment.ts';
import { FALL, THOUSANDFOLD } from '../../genomes/weightsTraits.ts';
import type { GenerationRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { ABOVE_LEAST } from '../../trials/positions.ts';
import type { ClashKind, ClashResult } from './clash.ts';
import { CONDITIONS } from './design.ts';
import type { DuelRecord } from './duelAccuracy.ts';
import type { EffortRecord } from './effort.ts';
import type { Game, Generator, ShapeName } from './heuristics.ts';
import { COMMON_SHAPES, GAMES } from './heuristics.ts';
import type { TreeRecord } from './searchTrees.ts';
import { Stored } from './storedMeasurements.ts';
import type { SpreadRecord } from './weightSpread.ts';

export interface StudiedRun {
  readonly id: number;
  readonly seed: number;
  readonly game: Game;
  readonly generator: Generator;
  readonly shape: ShapeName;
  /** `HG:E3Ph`, or the name of a control. */
  readonly name: string;
  readonly isControl: boolean;
  readonly population: number;
  /** How deep HG values positions, or SHG plays duels. */
  readonly depth: number;
  /** By generation, as far as the generator tells them; shares from 0 to 1. */
  readonly traits: RunTraits;
  readonly spread: SpreadRecord;
  readonly effort: EffortRecord;
}

interface RunTraits {
  readonly crossings: readonly number[];
  readonly effective: readonly number[];
  /** Of SHG: the share of its duels that neither individual won. */
  readonly undecided: readonly number[];
  /** The share of the fittest, each time it was noted, that had mutated. */
  readonly mutants: readonly number[];
  /** How far the variance of a weight has fallen since the start, as a power of ten: the median over all weights. */
  readonly fall: readonly number[];
  /** The share of the weights whose variance has fallen a thousandfold. */
  readonly fallen: readonly number[];
  /** Of HG: by how much the error of the fittest exceeds that of least squares on the same positions. */
  readonly aboveLeast: readonly number[];
}

export interface Evidence {
  readonly runs: readonly StudiedRun[];
  readonly clashes: readonly ClashResult[];
  readonly trees: readonly TreeRecord[];
  readonly duels: readonly DuelRecord[];
}

export function gatherEvidence(store: Store, ids: readonly number[]): Evidence {
  const stored = new Stored(store);
  return {
    runs: ids.map((id) => studiedRun(store, id, stored)),
    clashes: stored.clashes(),
    trees: stored.trees(),
    duels: stored.duels(),
  };
}

/** The runs with a name: a heuristic of the paper or a control. */
export function runsOf({ runs }: Pick<Evidence, 'runs'>, game: Game, name: string): StudiedRun[] {
  return runs.filter((run) => run.game === game && run.name === name);
}

/** Runs of both generators with the same game, shape and seed. */
export function generatorPairs(evidence: Pick<Evidence, 'runs'>): (readonly [hg: StudiedRun, shg: StudiedRun])[] {
  return GAMES.flatMap((game) =>
    COMMON_SHAPES.flatMap((shape) => {
      const others = new Map(runsOf(evidence, game, `SHG:${shape}`).map((run) => [run.seed, run]));
      return runsOf(evidence, game, `HG:${shape}`).flatMap((run) => {
        const other = others.get(run.seed);
        return other ? [[run, other] as const] : [];
      });
    }),
  );
}

/** The runs of the fifteen heuristics. */
export function mainRuns({ runs }: Pick<Evidence, 'runs'>): StudiedRun[] {
  return runs.filter(({ isControl }) => !isControl);
}

export function clashesOf({ clashes }: Pick<Evidence, 'clashes'>, kind: ClashKind): ClashResult[] {
  return clashes.filter((clash) => clash.kind === kind);
}

function studiedRun(store: Store, id: number, stored: Stored): StudiedRun {
  const { name: condition, seed, experiment: frozen } = store.run(id);
  const { game, generator, shape, control } = CONDITIONS.get(condition)!;
  const { evolver, fitness, strategy } = openExperiment(frozen, `run ${id}`);
  const { population } = evolver as unknown as { readonly population: number };
  return {
    id,
    seed,
    game,
    generator,
    shape,
    population,
    name: control?.name ?? `${generator}:${shape}`,
    isControl: control !== undefined,
    depth: generator === 'HG' ? (fitness as unknown as { readonly depth: number }).depth : strategy.depth,
    traits: traitsOf(store.generations(id)),
    spread: stored.spread(id) ?? unfinished(id),
    effort: stored.effort(id) ?? unfinished(id),
  };
}

function traitsOf(generations: readonly GenerationRecord[]): RunTraits {
  const all = (trait: string): number[] => generations.flatMap(({ statistics }) => statistics.traits?.[trait] ?? []);
  const shares = (trait: string): number[] => all(trait).map((percent) => percent / 100);
  return {
    crossings: all(CROSSINGS),
    effective: shares(EFFECTIVE),
    undecided: shares(UNDECIDED),
    mutants: shares(MUTANTS),
    fall: all(FALL),
    fallen: shares(THOUSANDFOLD),
    aboveLeast: shares(ABOVE_LEAST),
  };
}

function unfinished(run: number): never {
  throw new InputError(
    'paper-unfinished',
    `Run ${run} has not been measured yet. Run evodraughts paper mandziuk2007 until it is complete.`,
  );
}
