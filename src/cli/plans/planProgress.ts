/** The progress of a plan, from the events of its runs. */

import { experimentSize } from '../../experiments/experimentSize.ts';
import type { PlanEvent } from '../../lab/conductPlan.ts';
import type { Stint } from '../../lab/conductor.ts';
import type { PlanFolder, PlannedRun } from '../../lab/planFolder.ts';
import type { TestScore } from '../../reports/testScores.ts';
import type { RunRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { summarise, testsOf } from './planResults.ts';
import { hundredths } from '../contests/shareText.ts';

/** The progress of a condition. */
export interface ConditionProgress {
  readonly name: string;
  readonly done: number;
  readonly running: readonly string[];
  readonly waiting: number;
  /** The win rate of its champions against the first opponent of their tests, if any was tested. */
  readonly test: string;
}

interface RunProgress {
  readonly run: PlannedRun;
  state: 'waiting' | 'running' | 'finished' | 'left';
  /** The last that is stored, -1 if none is. */
  generation: number;
  stint: Stint;
  tests: readonly TestScore[];
  /** When work on it began, and how much of it was done then. */
  begun?: { readonly atMs: number; readonly share: number };
  /** The time that the whole run takes, if known. */
  tookMs?: number;
}

/** Roughly the share of a run that each part takes. */
const SHARES: Readonly<Record<Stint['part'], number>> = { generation: 0.9, validation: 0.05, test: 0.05 };
/** The least share of a run from which its time is estimated. */
const LEAST_SHARE = 0.02;
const BEGINNING: Stint = { part: 'generation', share: 0 };

export class PlanProgress {
  readonly #store: Store;
  readonly #folder: PlanFolder;
  readonly #runs: ReadonlyMap<number, RunProgress>;
  readonly #jobs: number;

  constructor(store: Store, folder: PlanFolder, jobs: number) {
    this.#store = store;
    this.#folder = folder;
    this.#jobs = jobs;
    const known = new Map(store.runs().map((run) => [run.id, run]));
    this.#runs = new Map(folder.runs.map((run) => [run.id, this.#look(run, known.get(run.id))]));
  }

  hear(event: PlanEvent, nowMs: number): void {
    const progress = this.#runs.get(event.run)!;
    if (event.kind === 'finished') progress.tookMs = timeOf({ ...progress, state: 'finished' }, nowMs)!;
    if (event.kind === 'begun')
      Object.assign(progress, { state: 'running', begun: { atMs: nowMs, share: shareOf(progress) } });
    else if (event.kind === 'progress') progress.stint = { part: event.part, share: event.share };
    else if (event.kind === 'generation') Object.assign(progress, { generation: event.generation, stint: BEGINNING });
    else if (event.kind === 'finished')
      Object.assign(progress, { state: 'finished', tests: this.#testsOf(progress.run) });
    else if (event.kind !== 'champion') {
      progress.state = 'left';
      delete progress.begun;
    }
  }

  conditions(): ConditionProgress[] {
    const all = [...this.#runs.values()];
    return this.#folder.plan.conditions.map((condition) => {
      const own = all.filter(({ run }) => run.condition === condition);
      const [test] = summarise(own);
      return {
        name: condition.name,
        done: own.filter(({ state }) => state === 'finished').length,
        running: own.filter(({ state }) => state === 'running').map(placeOf),
        waiting: own.filter(({ state }) => state === 'waiting' || state === 'left').length,
        test: test ? `${hundredths(test.mean)} against ${test.opponent}` : '',
      };
    });
  }

  /** `, winning 61.2 % against random`: the score of a finished run against the first opponent of its test. */
  testOf(run: number): string {
    const [test] = this.#runs.get(run)!.tests;
    return test ? `, winning ${hundredths(test.winRate.value)} % against ${test.opponent}` : '';
  }

  /**
   * The share of all runs that is done, and how long the rest will take. A run is expected to take as long as others of
   * its condition did; if there are none, its time is estimated from its number of games or positions.
   */
  estimate(nowMs: number): { readonly share: number; readonly leftMs: number | undefined } {
    const runs = [...this.#runs.values()];
    const share = runs.reduce((sum, progress) => sum + shareOf(progress), 0) / runs.length;
    const timed = runs.flatMap((progress) => {
      const timeMs = timeOf(progress, nowMs);
      return timeMs === undefined ? [] : [{ condition: progress.run.condition, timeMs }];
    });
    const open = runs.filter(({ state }) => state === 'waiting' || state === 'running');
    if (timed.length === 0 || open.length === 0) return { share, leftMs: undefined };
    const rate = sumOf(timed, ({ timeMs }) => timeMs) / sumOf(timed, ({ condition }) => workIn(condition));
    const byCondition = Map.groupBy(timed, ({ condition }) => condition);
    const expectedMs = ({ run: { condition } }: RunProgress): number => {
      const alike = byCondition.get(condition);
      return alike ? sumOf(alike, ({ timeMs }) => timeMs) / alike.length : rate * workIn(condition);
    };
    const restsMs = open.map((one) => (1 - shareOf(one)) * expectedMs(one));
    const sharedMs = sumOf(restsMs, (restMs) => restMs) / Math.min(this.#jobs, open.length);
    return { share, leftMs: Math.max(sharedMs, ...restsMs) };
  }

  #look(run: PlannedRun, stored: RunRecord | undefined): RunProgress {
    const state = stored?.status === 'finished' ? 'finished' : 'waiting';
    return { run, state, generation: stored?.generation ?? -1, stint: BEGINNING, tests: this.#testsOf(run) };
  }

  #testsOf({ id, condition }: PlannedRun): TestScore[] {
    return testsOf(this.#store, id, condition.experiment.variant);
  }
}

/** `12/75`, or what follows the last generation. */
function placeOf({ run, generation, stint }: RunProgress): string {
  const { generations } = run.condition.experiment;
  if (generation === generations) return stint.part === 'test' ? 'testing' : 'choosing';
  return `${Math.max(0, generation)}/${generations}`;
}

function shareOf({ run, state, generation, stint }: RunProgress): number {
  if (state === 'finished') return 1;
  const isBreeding = stint.part === 'generation';
  const bred = (generation + 1 + (isBreeding ? stint.share : 0)) / (run.condition.experiment.generations + 1);
  if (isBreeding) return SHARES.generation * Math.min(1, bred);
  const before = stint.part === 'test' ? SHARES.validation : 0;
  return SHARES.generation + before + SHARES[stint.part] * stint.share;
}

/** The time of the whole run, estimated from the time so far; unknown if little of it is done. */
function timeOf(progress: RunProgress, nowMs: number): number | undefined {
  const { begun, tookMs } = progress;
  if (tookMs !== undefined || !begun) return tookMs;
  const done = shareOf(progress) - begun.share;
  return done < LEAST_SHARE ? undefined : (nowMs - begun.atMs) / done;
}

/** The most games that it can play in training, or the positions that it searches instead. */
function workIn({ experiment }: PlannedRun['condition']): number {
  const { games, positions } = experimentSize(experiment);
  return (experiment.generations + 1) * (games + positions);
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
