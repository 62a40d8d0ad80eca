/**
 * What `evolve`, `resume` and `tour` share: a run is conducted and shown as it goes on, with its generations as a table
 * that grows, then its champion, then the champion's test. The last lines say what to run next.
 */

import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import type { GamePool } from '../arena/encounters.ts';
import { GAME_WORKER } from '../arena/encounters.ts';
import type { FairResult } from '../arena/fairTest.ts';
import { InputError } from '../base/inputError.ts';
import type { Pools } from '../lab/conductRun.ts';
import { conductRun } from '../lab/conductRun.ts';
import type { RoundsPool } from '../lab/measure.ts';
import { ROUNDS_WORKER } from '../lab/measure.ts';
import { threadPool } from '../pools/pool.ts';
import { ENGLISH } from '../rules/variant.ts';
import type { ChampionRecord, RunRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { wholeNumber } from './options.ts';
import { RunScreen, printTitle } from './runScreen.ts';
import { textTable } from './textTable.ts';
import { formatDuration, print, printJson } from './terminal.ts';
import { untilInterrupted, wasInterrupted } from './untilInterrupted.ts';

export interface FollowOptions {
  readonly threads: number;
  readonly json?: boolean;
}

/** What the store has of a run. */
export interface Outcome {
  readonly run: RunRecord;
  readonly champion: ChampionRecord | undefined;
  readonly result: FairResult | undefined;
  /** What was spent on it now. */
  readonly timeMs: number;
}

export function threadsOption(): Option {
  return new Option('--threads <number>', 'threads that play; the result does not depend on it')
    .argParser(wholeNumber(1, 256))
    .default(availableParallelism());
}

export function setOption(): Option {
  return new Option('--set <field=value...>', 'change fields of the experiment, such as population=200').default([]);
}

/** Conducts a run until it is finished or Ctrl-C is pressed, and shows it. */
export async function followRun(store: Store, id: number, { threads, json }: FollowOptions): Promise<Outcome> {
  const startMs = performance.now();
  const run = store.run(id);
  if (!json) printTitle(run, threads);
  const pools = new RunPools(threads);
  const screen = new RunScreen(run, json === true);
  try {
    const events = conductRun(store, id, pools, (stint) => screen.stint(stint));
    for await (const event of untilInterrupted(events)) screen.show(event);
  } catch (error) {
    throw withResumption(error, id);
  } finally {
    screen.close();
    await pools.close();
  }
  return outcomeOf(store, id, performance.now() - startMs);
}

export function outcomeOf(store: Store, id: number, timeMs: number): Outcome {
  const [test] = store.tests({ run: id });
  const result = test?.result as unknown as FairResult | undefined;
  return { run: store.run(id), champion: store.champion(id), result, timeMs };
}

/** The end of `evolve` and of `resume`. */
export function printOutcome(outcome: Outcome, isForPrograms: boolean): void {
  if (isForPrograms) printJson(outcomeJson(outcome));
  else printNext(outcome);
}

export function outcomeJson({ run, champion, result, timeMs }: Outcome): object {
  const { experiment: _, ...rest } = run;
  return { run: rest, champion: champion ?? null, test: result ?? null, interrupted: wasInterrupted(), timeMs };
}

/** The end for people: what to run next. `program` is how it is called where it was called. */
export function printNext({ run, timeMs }: Outcome, program = 'evodraughts'): void {
  const { id, variant, status } = run;
  print('');
  if (status === 'unfinished') {
    print(`${describeStop(run)} To go on: ${program} resume ${id}`);
    return;
  }
  const player = `run:${id}${variant === ENGLISH.name ? '' : ` --variant ${variant}`}`;
  const commands = [
    [`  ${program} play --white ${player}`, 'to play against it'],
    [`  ${program} explain ${player}`, 'which features decide its moves'],
    [`  ${program} why ${player}`, 'how it chooses a move'],
    [`  ${program} runs show ${id}`, 'all that is kept of the run'],
  ];
  print(textTable([timeMs > 0 ? `Finished in ${formatDuration(timeMs)}. Next:` : 'Next:', ''], commands, [0, 1]));
}

/** Threads are started when they are first needed: those that play the test would only be in the way before. */
class RunPools implements Pools {
  readonly #threads: number;
  #rounds: RoundsPool | undefined;
  #games: GamePool | undefined;

  constructor(threads: number) {
    this.#threads = threads;
  }

  get rounds(): RoundsPool {
    return (this.#rounds ??= threadPool(ROUNDS_WORKER, this.#threads));
  }

  get games(): GamePool {
    return (this.#games ??= threadPool(GAME_WORKER, this.#threads));
  }

  async close(): Promise<void> {
    await Promise.all([this.#rounds?.close(), this.#games?.close()]);
  }
}

function describeStop({ generation, generations }: RunRecord): string {
  if (generation < 0) return 'Stopped before the first generation was over.';
  if (generation < generations) return `Stopped after generation ${generation} of ${generations}.`;
  return 'Stopped before the champion was chosen and tested.';
}

/** The same error, with how to go on where the store was what stood in the way. */
function withResumption(error: unknown, id: number): unknown {
  if (!(error instanceof InputError) || !/^(store-|run-moved-on)/.test(error.code)) return error;
  return new InputError(error.code, `${error.message} To go on after that: evodraughts resume ${id}`);
}
