/**
 * Shared by `evolve` and `resume`: conducts a run and shows its progress, with a growing table of its generations, then
 * its champion, then the champion's test. The last lines suggest what to run next.
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

/** The stored results of a run. */
export interface Outcome {
  readonly run: RunRecord;
  readonly champion: ChampionRecord | undefined;
  readonly result: FairResult | undefined;
  /** Of the best of some generations; the champion's comes last. */
  readonly strengths: readonly StrengthRecord[];
  /** The time of this command alone. */
  readonly timeMs: number;
}

export function setOption(): Option {
  return new Option('--set <field=value...>', 'change fields of the experiment, such as population=200').default([]);
}

/** Conducts a run and shows it, until it is finished, Ctrl-C is pressed or another process asks it to stop. */
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

/** Suggests what to run next. */
export function printNext({ run, timeMs }: Outcome): void {
  const { id, variant, status } = run;
  print('');
  if (status === 'unfinished') {
    print(`${describeStop(run)} To continue: ${commandText(`resume ${id}`)}`);
    return;
  }
  print(`Finished in ${formatDuration(timeMs)}. Next:`);
  const rows = [
    [commandText(`play --white run:${id}`, variant), 'play against it'],
    [commandText(`explain run:${id}`, variant), 'see which features decide its moves'],
    [commandText(`why run:${id}`, variant), 'see how it chooses a move'],
    [commandText(`runs show ${id}`), 'see all data of the run'],
  ] as const;
  print(commandTable(rows));
}

/** Commands with their purpose beside them, or above them on a narrow terminal. */
export function commandTable(rows: readonly (readonly [command: string, purpose: string])[]): string {
  const width = Math.max(...rows.map(([command]) => command.length));
  const lines = rows.map(([command, purpose]) => `  ${command.padEnd(width)}  ${purpose}`);
  if (lines.every((line) => line.length < terminalColumns())) return lines.join('\n');
  return rows.map(([command, purpose]) => `  ${purpose}:\n    ${command}`).join('\n');
}

function describeStop({ generation, generations }: RunRecord): string {
  if (generation < 0) return 'Stopped before the first generation was complete.';
  if (generation < generations) return `Stopped after generation ${generation} of ${generations}.`;
  return 'Stopped after the last generation. The champion has not been tested yet.';
}

function describeVersions({ id, version }: RunRecord): string {
  const now = `continues with ${packageJson.version}, which may breed and play differently`;
  return `Run ${id} was started by EvoDraughts ${version} and ${now}.`;
}

/** Adds the command to continue to errors of the store. */
function withResumption(error: unknown, id: number): unknown {
  if (!(error instanceof InputError) || !/^(store-|run-moved-on)/.test(error.code)) return error;
  return new InputError(error.code, `${error.message} Then continue: ${commandText(`resume ${id}`)}`);
}
