/** All measurements by run, and the bouts of champions. */

import { InputError } from '../../base/inputError.ts';
import type { Estimate, StrengthPoint } from '../../charts/chart.ts';
import { gatherRuns } from '../../reports/condition.ts';
import type { ReportedRun } from '../../reports/condition.ts';
import { championStrength, strengthPoints } from '../../reports/strengthFigures.ts';
import type { TestScore } from '../../reports/testScores.ts';
import type { Store } from '../../store/store.ts';
import { StoredResults } from '../storedResults.ts';
import type { BoutKind, BoutResult } from './bouts.ts';
import type { KeptRecord } from './crossings.ts';
import { CONDITIONS } from './design.ts';
import type { EffortRecord } from './effort.ts';
import type { CountRecord } from './pieceCounts.ts';
import type { SpeedRecord } from './speed.ts';
import { PROTOCOLS, runId } from './protocols.ts';
import type { StrengthResult } from './strengths.ts';

export interface StudiedRun {
  readonly condition: string;
  readonly id: number;
  readonly seed: number;
  readonly generations: number;
  readonly games: number;
  /** Of training, in one thread. */
  readonly seconds: number;
  /** The strength of the champion as it was trained, in Elo above random moves. */
  readonly elo: Estimate;
  /** The strength of the best of some generations, the first and the last among them. */
  readonly curve: readonly StrengthPoint[];
  /** The fair test of the champion. */
  readonly random: TestScore;
  readonly material: TestScore;
  /** By generation; empty if the method does not measure it. */
  readonly progress: readonly number[];
  readonly plies: readonly number[];
  readonly drawn: readonly number[];
  readonly count: CountRecord;
}

export interface Evidence {
  readonly runs: readonly StudiedRun[];
  readonly bouts: readonly BoutResult[];
  readonly strengths: readonly StrengthResult[];
  readonly kept: readonly KeptRecord[];
  readonly efforts: readonly EffortRecord[];
  readonly speed: SpeedRecord;
}

const MATERIAL = 'alphabeta:depth=2,eval=material';

export function gatherEvidence(store: Store, ids: readonly number[]): Evidence {
  const stored = new StoredResults(store);
  return {
    runs: gatherRuns(store, ids)
      .map((run) => studiedRun(run, stored))
      .toSorted((one, two) => placeOf(one) - placeOf(two)),
    bouts: stored.all(PROTOCOLS.bout) as BoutResult[],
    strengths: stored.all(PROTOCOLS.strength) as StrengthResult[],
    kept: stored.all(PROTOCOLS.kept) as KeptRecord[],
    efforts: stored.all(PROTOCOLS.effort) as EffortRecord[],
    speed: (stored.all(PROTOCOLS.speed) as SpeedRecord[])[0] ?? unfinished(ids[0]!),
  };
}

/** Bouts of the champions of a condition against a rival, in the order of the seeds. */
export function boutsOf(
  { bouts }: Pick<Evidence, 'bouts'>,
  kind: BoutKind,
  condition: string,
  rival: string,
): BoutResult[] {
  return bouts
    .filter((bout) => bout.kind === kind && bout.condition === condition && bout.rival === rival)
    .toSorted((one, two) => one.seed - two.seed);
}

/** By how much the champion is stronger than the best of generation 0. */
export function gainOf({ elo, curve }: StudiedRun): number {
  return elo.value - curve[0]!.elo;
}

/** In the order of the conditions, not of the plan. */
function placeOf({ condition }: StudiedRun): number {
  return CONDITIONS.findIndex(({ name }) => name === condition);
}

function studiedRun({ run, generations, strengths, scores }: ReportedRun, stored: StoredResults): StudiedRun {
  const strength = championStrength(strengths) ?? unfinished(run.id);
  const trait = (name: string): number[] => generations.flatMap(({ statistics }) => statistics.traits?.[name] ?? []);
  return {
    condition: run.name,
    id: run.id,
    seed: run.seed,
    generations: generations.length,
    games: generations.reduce((sum, { statistics }) => sum + statistics.games, 0),
    seconds: generations.reduce((sum, { timeMs }) => sum + timeMs, 0) / 1000,
    elo: { value: strength.elo, low: strength.low, high: strength.high },
    curve: strengthPoints(strengths),
    random: scores.get('random') ?? unfinished(run.id),
    material: scores.get(MATERIAL) ?? unfinished(run.id),
    progress: trait('progress against earlier champions'),
    plies: trait('plies of a game'),
    drawn: trait('share of drawn games'),
    count: (stored.get(PROTOCOLS.count, runId(run.id)) as CountRecord | undefined) ?? unfinished(run.id),
  };
}

function unfinished(run: number): never {
  throw new InputError(
    'paper-unfinished',
    `Run ${run} has not been measured yet. Run evodraughts paper nguyen2018 until it is complete.`,
  );
}
