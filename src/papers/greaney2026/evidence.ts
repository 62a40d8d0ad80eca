/** All measurements by run, and the three tests by which they are compared. */

import { InputError } from '../../base/inputError.ts';
import type { Estimate } from '../../charts/chart.ts';
import { playedStrategy } from '../../explanations/playedStrategy.ts';
import { choosingGames } from '../../lab/crown.ts';
import { createLaboratory } from '../../lab/laboratory.ts';
import { openExperiment } from '../../experiments/experiment.ts';
import type { Condition, ReportedRun } from '../../reports/condition.ts';
import { gatherRuns, groupRuns } from '../../reports/condition.ts';
import type { TestScore } from '../../reports/testScores.ts';
import { latestScores } from '../../reports/testScores.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { Store } from '../../store/store.ts';
import { AS_FIRST, AS_SECOND, YARDSTICKS } from './measurements.ts';
import { PUBLISHED_GAMES } from './published.ts';

/** The scores of a player in each of the tests. */
interface Tested {
  /** The test of the thesis. */
  readonly first: TestScore;
  /** The same as the second player. */
  readonly second: TestScore;
  /** The fair test, against random moves and against minimax. */
  readonly random: TestScore;
  readonly minimax: TestScore;
}

export interface StudiedRun extends Tested {
  readonly condition: string;
  readonly id: number;
  readonly variant: string;
  readonly seed: number;
  /** The share of its training games that the champion won. */
  readonly training: number;
  /** The games played to breed and to choose it, without confirmation games. */
  readonly games: number;
  readonly text: string;
  /** Whether it plays like a constant because it does not read the position. */
  readonly isConstant: boolean;
}

export interface MeasuredYardstick extends Tested {
  readonly player: string;
  readonly variant: string;
  readonly title: string;
}

export interface Evidence {
  readonly conditions: readonly Condition[];
  readonly runs: readonly StudiedRun[];
  readonly yardsticks: readonly MeasuredYardstick[];
}

/** A test that rates a player by one number. */
export interface Measure {
  readonly id: 'thesis' | 'fair' | 'minimax';
  readonly title: string;
  readonly axis: string;
  readonly estimate: (tested: Tested) => Estimate;
}

/** Its default depth is 2. */
const MINIMAX = 'minimax';

export const MEASURES: readonly Measure[] = [
  {
    id: 'thesis',
    title: 'the test of the thesis',
    axis: `% won of ${PUBLISHED_GAMES} games as the first player against random moves`,
    estimate: ({ first }) => first.winRate,
  },
  {
    id: 'fair',
    title: 'the fair test',
    axis: '% of the points against random moves, both colours, many openings',
    estimate: ({ random }) => random.points!,
  },
  {
    id: 'minimax',
    title: 'minimax at depth 2',
    axis: '% of the points against minimax at depth 2, both colours, many openings',
    estimate: ({ minimax }) => minimax.points!,
  },
];

export function measureNamed(id: Measure['id']): Measure {
  return MEASURES.find((measure) => measure.id === id)!;
}

export function gatherEvidence(store: Store, ids: readonly number[]): Evidence {
  const conditions = groupRuns(gatherRuns(store, ids));
  const others = store.tests().filter(({ run }) => run === null);
  return {
    conditions,
    runs: conditions.flatMap(({ label, runs }) => runs.map((run) => studiedRun(label, run))),
    yardsticks: YARDSTICKS.map(({ player, variant, title }) => {
      const scores = latestScores(
        others.filter((test) => test.player === player),
        variant,
      );
      return { player, variant, title, ...testedBy(scores, player) };
    }),
  };
}

export function runsOf({ runs }: Evidence, condition: string): StudiedRun[] {
  return runs.filter((run) => run.condition === condition);
}

export function yardstick({ yardsticks }: Evidence, player: string, variant: string): MeasuredYardstick {
  return yardsticks.find((one) => one.player === player && one.variant === variant)!;
}

function studiedRun(condition: string, { run, generations, champion, scores }: ReportedRun): StudiedRun {
  if (!champion) throw unfinished(`Run ${run.id}`);
  const bred = generations.reduce((sum, { statistics }) => sum + statistics.games, 0);
  const experiment = openExperiment(run.experiment, `run ${run.id}`);
  return {
    condition,
    id: run.id,
    variant: run.variant,
    seed: run.seed,
    training: champion.training,
    games: bred + choosingGames(experiment, createLaboratory(experiment).trial, champion.validation.candidates),
    text: champion.individual.text ?? '',
    isConstant: playedStrategy(champion.player, variantNamed(run.variant))?.strategy?.features.length === 0,
    ...testedBy(scores, `Run ${run.id}`),
  };
}

function testedBy(scores: ReadonlyMap<string, TestScore>, name: string): Tested {
  const find = (key: string): TestScore => scores.get(key) ?? fail(name);
  return {
    first: find(`random (${AS_FIRST})`),
    second: find(`random (${AS_SECOND})`),
    random: find('random'),
    minimax: find(MINIMAX),
  };
}

function fail(name: string): never {
  throw unfinished(name);
}

function unfinished(name: string): InputError {
  return new InputError(
    'paper-unfinished',
    `${name} has not been measured yet. Run evodraughts paper greaney2026 until it is complete.`,
  );
}
