/**
 * Starts, resumes and stops runs. Each run has its own process, started with the same command that you would type, so
 * that no run can block the server. Progress and results are read from the store.
 */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../../base/inputError.ts';
import { refuseConducted } from '../../lab/conductor.ts';
import { createRun } from '../../lab/conductRun.ts';
import type { Experiment } from '../../experiments/experiment.ts';
import type { Store } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { Refusal } from '../refusal.ts';

export interface RunKeeperOptions {
  readonly store: Store;
  /** Threads of each run. */
  readonly threads: number;
  /** Called when a process starts or ends. */
  readonly onChange: () => void;
  /** Called when a process fails. */
  readonly onTrouble: (sentence: string) => void;
}

const PROGRAM = fileURLToPath(new URL('../../../bin/evodraughts.js', import.meta.url));
const MOST_AT_ONCE = 2;
/** How long a process may take to stop before it is killed. A kill loses at most the current generation. */
const STOP_MS = 5000;
const MOST_TROUBLE = 2000;
/** The exit code of a process that was asked to stop. */
const INTERRUPTED = 130;

interface OwnProcess {
  readonly child: ChildProcess;
  isStopping: boolean;
}

export class RunKeeper {
  readonly #options: RunKeeperOptions;
  readonly #processes = new Map<number, OwnProcess>();

  constructor(options: RunKeeperOptions) {
    this.#options = options;
  }

  /** Starts a run and returns its number. */
  start(experiment: Experiment, seed: number): number {
    this.#refuseMore();
    const run = createRun(this.#options.store, experiment, seed);
    this.#conduct(run);
    return run;
  }

  /** Resumes a run that was stopped. */
  resume(run: number): void {
    const { status } = this.#options.store.run(run);
    if (status !== 'unfinished') {
      throw new InputError('run-finished', `Run ${run} is ${status}. There is nothing to resume.`);
    }
    this.refuseConducted(run);
    this.#refuseMore();
    this.#conduct(run);
  }

  /** Asks the process of a run to stop, even if it was started elsewhere. */
  stop(run: number): void {
    const { store, onChange } = this.#options;
    store.run(run);
    store.wantStop(run);
    const own = this.#processes.get(run);
    if (own) void end(own);
    onChange();
  }

  /** Throws if a run is in progress, even if it was started elsewhere. */
  refuseConducted(run: number): void {
    if (this.#processes.has(run)) throw new InputError('run-conducted', `Run ${run} is in progress. Stop it first.`);
    refuseConducted(this.#options.store, run);
  }

  /** The process of a run, which may not be in the store yet. */
  processOf(run: number): { readonly isStopping: boolean } | undefined {
    return this.#processes.get(run);
  }

  /** Stops all runs that were started or resumed here. They can be resumed. */
  async close(): Promise<void> {
    await Promise.all([...this.#processes.values()].map(end));
  }

  #refuseMore(): void {
    // A process whose run is finished is about to end.
    const unfinished = new Set(this.#options.store.runs({ status: 'unfinished' }).map(({ id }) => id));
    const busy = [...this.#processes.keys()].filter((run) => unfinished.has(run));
    if (busy.length < MOST_AT_ONCE) return;
    const runs = busy.map((run) => `run ${run}`).join(' and ');
    throw new Refusal(
      409,
      'runs-busy',
      `This machine is busy with ${runs}. Stop one of them, or wait until one finishes.`,
    );
  }

  #conduct(run: number): void {
    const { threads, onChange, onTrouble } = this.#options;
    const child = spawn(process.execPath, [PROGRAM, 'resume', `${run}`, '--json', '--threads', `${threads}`], {
      env: { ...process.env, EVODRAUGHTS_STORE: resolve(storePath()) },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const own = { child, isStopping: false };
    this.#processes.set(run, own);
    giveWay(child);
    let told = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (told = `${told}${text}`.slice(-MOST_TROUBLE)));
    }
    child.on('error', (error) => onTrouble(`Run ${run} could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      this.#processes.delete(run);
      const isWell = code === 0 || code === INTERRUPTED || own.isStopping;
      if (!isWell) onTrouble(`Run ${run} ended with ${code ?? signal}: ${told}`);
      onChange();
    });
    onChange();
  }
}

/** Gives the process a lower priority, so that games of people stay responsive. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has already ended, or the system does not allow it.
  }
}

/** Asks a process to stop, and kills it after a while. */
async function end(own: OwnProcess): Promise<void> {
  const { child } = own;
  if (!own.isStopping) child.kill('SIGINT');
  own.isStopping = true;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await once(child, 'close').catch(() => undefined);
  clearTimeout(timer);
}
