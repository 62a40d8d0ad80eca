/**
 * What `evolve` and `resume` share: a run is conducted and shown as it goes on, with its generations as a table that
 * grows, then its champion, then the champion's test. The last lines say what to run next.
 */

import { Option } from 'commander';
import packageJson from '../../../package.json' with { type: 'json' };
import type { FairResult } from '../../arena/fairTest.ts';
import { InputError } from '../../base/inputError.ts';
import { conductRun } from '../../lab/conductRun.ts';
import { takeUpRun } from '../../lab/conductor.ts';
import { openLabPool } from '../../lab/labPool.ts';
import type { ChampionRecord, RunRecord, StrengthRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { commandText } from '../terminal/commandText.ts';
import { RunScreen, printTitle } from './runScreen.ts';
import { terminalColumns } from './runText.ts';
import { formatDuration, print, printError, printJson } from '../terminal/terminal.ts';
import { wasInterrupted } from '../terminal/interruption.ts';
import { untilInterrupted } from '../terminal/untilInterrupted.ts';

export interface FollowOptions {
  readonly threads: number;
  readonly json?: boolean;
}

/** What the store has of a run. */
export interface Outcome {
  readonly run: RunRecord;
  readonly champion: ChampionRecord | undefined;
  readonly result: FairResult | undefined;
  /** Of the best of generations, and last of the champion. */
  readonly strengths: readonly StrengthRecord[];
  /** What was spent on it now. */
  readonly timeMs: number;
}

export function setOption(): Option {
  return new Option('--set <field=value...>', 'change fields of the experiment, such as population=200').default([]);
}

/** Conducts a run until it is finished, Ctrl-C is pressed or somebody else asks it to stop, and shows it. */
export async function followRun(store: Store, id: number, { threads, json }: FollowOptions): Promise<Outcome> {
  const startMs = performance.now();
  const run = store.run(id);
  const stop = new AbortController();
  using conductor = takeUpRun(store, id, () => stop.abort());
  if (run.version !== packageJson.version) printError(describeVersions(run));
  if (!json) printTitle(run, threads);
  const pool = await openLabPool(threads);
  const screen = new RunScreen(run, store.strengths(id), json === true);
  try {
    const events = conductRun(store, id, pool, (stint) => {
      screen.stint(stint);
      conductor.hear(stint);
    });
    for await (const event of untilInterrupted(events, stop.signal)) screen.show(event);
  } catch (error) {
    throw withResumption(error, id);
  } finally {
    screen.close();
    await pool.close();
  }
  return outcomeOf(store, id, performance.now() - startMs);
}

function outcomeOf(store: Store, id: number, timeMs: number): Outcome {
  const [test] = store.tests({ run: id });
  const result = test?.result as unknown as FairResult | undefined;
  return { run: store.run(id), champion: store.champion(id), result, strengths: store.strengths(id), timeMs };
}

/** The end of `evolve` and of `resume`. */
export function printOutcome(outcome: Outcome, isForPrograms: boolean): void {
  if (isForPrograms) printJson(outcomeJson(outcome));
  else printNext(outcome);
}

function outcomeJson({ run, champion, result, strengths, timeMs }: Outcome): object {
  const { experiment: _, ...rest } = run;
  return {
    run: rest,
    champion: champion ?? null,
    test: result ?? null,
    strengths,
    interrupted: wasInterrupted(),
    timeMs,
  };
}

/** The end for people: what to run next. */
export function printNext({ run, timeMs }: Outcome): void {
  const { id, variant, status } = run;
  print('');
  if (status === 'unfinished') {
    print(`${describeStop(run)} To go on: ${commandText(`resume ${id}`)}`);
    return;
  }
  print(`Finished in ${formatDuration(timeMs)}. Next:`);
  const rows = [
    [commandText(`play --white run:${id}`, variant), 'to play against it'],
    [commandText(`explain run:${id}`, variant), 'which features decide its moves'],
    [commandText(`why run:${id}`, variant), 'how it chooses a move'],
    [commandText(`runs show ${id}`), 'all that is kept of the run'],
  ] as const;
  print(commandTable(rows));
}

/** Commands and what they are for, beside each other or, where that is too wide, below each other. */
export function commandTable(rows: readonly (readonly [command: string, purpose: string])[]): string {
  const width = Math.max(...rows.map(([command]) => command.length));
  const lines = rows.map(([command, purpose]) => `  ${command.padEnd(width)}  ${purpose}`);
  if (lines.every((line) => line.length < terminalColumns())) return lines.join('\n');
  return rows.map(([command, purpose]) => `  ${purpose}:\n    ${command}`).join('\n');
}

function describeStop({ generation, generations }: RunRecord): string {
  if (generation < 0) return 'Stopped before the first generation was over.';
  if (generation < generations) return `Stopped after generation ${generation} of ${generations}.`;
  // It may have been shown already, and is chosen again.
  return 'Stopped after the last generation. The champion will be chosen, as without a stop, and tested.';
}

function describeVersions({ id, version }: RunRecord): string {
  const now = `goes on with ${packageJson.version}, which may breed and play otherwise`;
  return `Run ${id} was begun by version ${version} of EvoDraughts and ${now}.`;
}

/** The same error, with how to go on where the store was what stood in the way. */
function withResumption(error: unknown, id: number): unknown {
  if (!(error instanceof InputError) || !/^(store-|run-moved-on)/.test(error.code)) return error;
  return new InputError(error.code, `${error.message} To go on after that: ${commandText(`resume ${id}`)}`);
}
