/** How far a plan is: what becomes of its runs, as far as is heard of them. */

import type { PlanEvent } from '../lab/conductPlan.ts';
import type { Stint } from '../lab/conductor.ts';
import type { PlanFolder, PlannedRun } from '../lab/planFolder.ts';
import type { TestScore } from '../reports/testScores.ts';
import type { Store } from '../store/store.ts';
import { summarise, testsOf } from './planResults.ts';
import { hundredths } from './shareText.ts';

/** What there is to show of a condition. */
export interface ConditionProgress {
  readonly name: string;
  readonly done: number;
  readonly running: readonly string[];
  readonly waiting: number;
  /** How often champions won against the first opponent of their tests, if any was tested. */
  readonly test: string;
}

interface RunProgress {
  readonly run: PlannedRun;
  state: 'waiting' | 'running' | 'finished' | 'left';
  /** The last that is stored, -1 if none is. */
  generation: number;
  stint: Stint;
  tests: readonly TestScore[];
}

/** How much of a run its parts are, about. */
const SHARES: Readonly<Record<Stint['part'], number>> = { generation: 0.9, validation: 0.05, test: 0.05 };
const BEGINNING: Stint = { part: 'generation', share: 0 };

export class PlanProgress {
  readonly #store: Store;
  readonly #folder: PlanFolder;
  readonly #runs: ReadonlyMap<number, RunProgress>;
  readonly #shareBefore: number;

  constructor(store: Store, folder: PlanFolder) {
    this.#store = store;
    this.#folder = folder;
    this.#runs = new Map(folder.runs.map((run) => [run.id, this.#look(run)]));
    this.#shareBefore = this.#share();
  }

  hear(event: PlanEvent): void {
    const progress = this.#runs.get(event.run)!;
    if (event.kind === 'begun') progress.state = 'running';
    else if (event.kind === 'progress') progress.stint = { part: event.part, share: event.share };
    else if (event.kind === 'generation') Object.assign(progress, { generation: event.generation, stint: BEGINNING });
    else if (event.kind === 'finished') Object.assign(progress, this.#look(progress.run));
    else if (event.kind !== 'champion') progress.state = 'left';
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

  /** `, wins 61.2 of 100 against random`: what a finished run made of the first opponent of its test. */
  testOf(run: number): string {
    const [test] = this.#runs.get(run)!.tests;
    return test ? `, wins ${hundredths(test.winRate.value)} of 100 against ${test.opponent}` : '';
  }

  /** How much of all runs is done, from 0 to 1, and how long the rest will take if it goes on like this. */
  estimate(spentMs: number): { readonly share: number; readonly leftMs: number | undefined } {
    const [share, total] = [this.#share(), this.#runs.size];
    const now = share - this.#shareBefore;
    return { share: share / total, leftMs: now > 0 ? (spentMs * (total - share)) / now : undefined };
  }

  #look(run: PlannedRun): RunProgress {
    const { status, generation, variant } = this.#store.run(run.id);
    const tests = testsOf(this.#store, run.id, variant);
    return { run, state: status === 'finished' ? 'finished' : 'waiting', generation, stint: BEGINNING, tests };
  }

  #share(): number {
    return [...this.#runs.values()].reduce((sum, progress) => sum + shareOf(progress), 0);
  }
}

/** `12/75`, or the part that comes when all generations are there. */
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
