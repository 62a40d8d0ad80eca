/** All measurements by run. */

import { InputError } from '../../base/inputError.ts';
import type { Estimate } from '../../charts/chart.ts';
import { openExperiment } from '../../experiments/experiment.ts';
import type { Condition, ReportedRun } from '../../reports/condition.ts';
import { gatherRuns, groupRuns } from '../../reports/condition.ts';
import { championStrength } from '../../reports/strengthFigures.ts';
import type { TestScore } from '../../reports/testScores.ts';
import type { Store } from '../../store/store.ts';
import type { Course } from './course.ts';
import { courseOf } from './course.ts';
import { MAIN_CONDITIONS } from './design.ts';
import { knownEndings, storedCaptures, storedEndings, storedTrees } from './measurements.ts';
import type { CaptureRecord } from './multipleCaptures.ts';
import type { GameTrees } from './searchTrees.ts';
import type { EndingsRecord } from './wonEndings.ts';

const MATERIAL = 'alphabeta:depth=4,eval=material';
/** Its default evaluation is positional. */
const POSITIONAL = 'alphabeta:depth=4';

export interface StudiedRun {
  readonly condition: string;
  readonly id: number;
  readonly seed: number;
  /** The depth of the search in training. */
  readonly depth: number;
  readonly generations: number;
  /** The games that were played to breed the champion; a pair that would repeat its games did not play them. */
  readonly games: number;
  readonly course: Course;
  /** The strength of the champion, in Elo above random moves. */
  readonly elo: Estimate;
  /** The fair test, against our two known evaluations at depth 4. */
  readonly material: TestScore;
  readonly positional: TestScore;
  /** What the champion does with captures and in endings; measured for the main conditions. */
  readonly captures: CaptureRecord | undefined;
  readonly endings: EndingsRecord | undefined;
}

export interface Evidence {
  readonly conditions: readonly Condition[];
  readonly runs: readonly StudiedRun[];
  readonly trees: readonly GameTrees[];
  /** The endings of players that were not evolved. */
  readonly knownEndings: readonly { readonly title: string; readonly endings: EndingsRecord }[];
}

export function gatherEvidence(store: Store, ids: readonly number[]): Evidence {
  const conditions = groupRuns(gatherRuns(store, ids));
  return {
    conditions,
    runs: conditions.flatMap(({ label, runs }) => runs.map((run) => studiedRun(store, label, run))),
    trees: storedTrees(store),
    knownEndings: knownEndings(store),
  };
}

/** The runs with the settings of the thesis. */
export function mainRuns({ runs }: Pick<Evidence, 'runs'>): StudiedRun[] {
  return runs.filter(({ condition }) => MAIN_CONDITIONS.includes(condition));
}

function studiedRun(store: Store, condition: string, reported: ReportedRun): StudiedRun {
  const { run, generations, scores, strengths } = reported;
  const { strategy, islands } = openExperiment(run.experiment, `run ${run.id}`);
  const strength = championStrength(strengths);
  const scoreOf = (opponent: string): TestScore => scores.get(opponent) ?? unfinished(run.id);
  return {
    condition,
    id: run.id,
    seed: run.seed,
    depth: strategy.depth,
    generations: generations.length,
    games: generations.reduce((sum, { statistics }) => sum + statistics.games, 0),
    course: courseOf(generations, islands),
    elo: strength ? { value: strength.elo, low: strength.low, high: strength.high } : unfinished(run.id),
    material: scoreOf(MATERIAL),
    positional: scoreOf(POSITIONAL),
    captures: storedCaptures(store, run.id),
    endings: storedEndings(store, run.id),
  };
}

function unfinished(run: number): never {
  throw new InputError(
    'paper-unfinished',
    `Run ${run} has not been measured yet. Run evodraughts paper foley2003 until it is complete.`,
  );
}
