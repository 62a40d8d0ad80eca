/** A champion from a run: its name, its evaluation and its origin. */

import evolvedData from '../data/evolved.json' with { type: 'json' };
import { describeStrategy } from '../src/explanations/describeStrategy.ts';
import { portraitOf } from '../src/explanations/portrait.ts';
import { playedStrategy } from '../src/explanations/playedStrategy.ts';
import { readableStrategy } from '../src/explanations/readableStrategy.ts';
import { weightsSentences } from '../src/explanations/weightsText.ts';
import type { BredChampion, ChampionOrigin, LadderRating, LiveChampion } from '../src/players/champions.ts';
import { parseSpec, resolvePlayer } from '../src/players/players.ts';
import { variantNamed } from '../src/rules/variant.ts';
import type { ConductedRun } from './ladderRuns.ts';

/** A champion that is the best of a run, or of one of its generations. */
export interface PlannedChampion {
  readonly name: string;
  /** The name of a run in the plan. */
  readonly run: string;
  /** The generation of which it is the best; if missing, it is the champion of the run. */
  readonly generation?: number | undefined;
  /** The depth of the search that uses its expression; if missing, it plays as in its run. */
  readonly depth?: number | undefined;
  readonly character: string;
}

/** A champion whose search uses `eval=evolved`, which `tools/makeEvolved.ts` evolves. */
export interface PlannedEvolved {
  readonly name: string;
  readonly evolvedDepth: number;
  readonly character: string;
}

/** A champion that evolves while it thinks, by its player. */
export interface PlannedPlayer {
  readonly name: string;
  readonly player: string;
  readonly character: string;
}

export type Unrated = Omit<BredChampion, keyof LadderRating> | Omit<LiveChampion, keyof LadderRating>;

/** The number of ancestors that are kept, including itself. */
const MOST_ANCESTORS = 5;

export function takePlayer({ name, player, character }: PlannedPlayer, variant: string): Unrated {
  return { id: name.toLowerCase(), name, variant, player: parseSpec(player).name, character, origin: null };
}

export function takeEvolved({ name, evolvedDepth: depth, character }: PlannedEvolved, variant: string): Unrated {
  const player = parseSpec(`alphabeta:depth=${depth},eval=evolved,table=0,tables=off`).name;
  const { experiment, seed, generation } = evolvedData.variants[variant as keyof typeof evolvedData.variants];
  const readable = readableStrategy(player, variant);
  const sentences = wishesOf(player, variant);
  const origin = { experiment, changes: [], seed, generation, isChampion: true, depth, ancestry: [] };
  return {
    id: name.toLowerCase(),
    name,
    variant,
    player,
    expression: readable,
    readable,
    sentences,
    character,
    origin,
  };
}

export function takeChampion(planned: PlannedChampion, run: ConductedRun): Unrated {
  const { name, depth, character } = planned;
  const { variant } = run;
  const { expression, evolved } = whatWasEvolved(planned, run);
  const searching = `alphabeta:depth=${depth},eval=${evaluationOf(evolved)},table=0,tables=off`;
  const player = parseSpec(depth === undefined ? evolved : searching).name;
  return {
    id: name.toLowerCase(),
    name,
    variant,
    player,
    expression,
    readable: readableStrategy(player, variant),
    sentences: wishesOf(player, variant),
    character,
    origin: originOf(planned, run),
  };
}

/** The evaluation of a player. */
function evaluationOf(player: string): string {
  const { kind, values } = resolvePlayer(player);
  return kind.playsBy!(values).evaluation;
}

/** Its text, and its spec as a player in its run. */
function whatWasEvolved({ generation }: PlannedChampion, run: ConductedRun): { expression: string; evolved: string } {
  if (generation === undefined) {
    const { individual, player } = run.champion!;
    return { expression: individual.text!, evolved: player };
  }
  const { text, player } = run.generations[generation]!.best;
  return { expression: text!, evolved: player };
}

function originOf({ generation, depth }: PlannedChampion, run: ConductedRun): ChampionOrigin {
  const { planned, champion, lines } = run;
  const line = generation === undefined ? champion!.ancestry : lines[generation]!;
  return {
    experiment: planned.experiment,
    changes: planned.changes,
    seed: planned.seed,
    generation: generation ?? champion!.generation,
    isChampion: generation === undefined,
    depth: depth ?? null,
    ancestry: line
      .slice(0, MOST_ANCESTORS)
      .map((ancestor) => ({ generation: ancestor.generation, text: ancestor.text! })),
  };
}

function wishesOf(player: string, variant: string): string[] {
  const played = playedStrategy(player, variantNamed(variant))!;
  if (played.strategy === null) return [...portraitOf(played.anatomy).sentences];
  const { strategy, mode, anatomy } = played;
  if (anatomy.kind === 'weights') return weightsSentences(anatomy);
  if (mode === 'index') throw new RangeError(`${player} chooses moves by index, which cannot be explained`);
  return describeStrategy(strategy, mode === 'search' ? 'position' : mode);
}
