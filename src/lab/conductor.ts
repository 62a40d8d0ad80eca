/**
 * A process that conducts a run records this in the store about once a second, with the progress of the run. Every
 * process that reads the store can see it and ask it to stop. None of this is part of a result.
 */

import { InputError } from '../base/inputError.ts';
import type { ConductorRecord, RunPart } from '../store/playRecords.ts';
import type { Store } from '../store/store.ts';

/** The progress of the current part. */
export interface Stint {
  readonly part: RunPart;
  /** From 0 to 1. */
  readonly share: number;
}

/** A process that conducts a run. It gives the run up when disposed of. */
export interface Conductor extends Disposable {
  /** Takes the progress of the run; may be called as often as you like. */
  hear(stint: Stint): void;
}

const BEAT_MS = 1000;
/** A conductor that has been silent for this long is considered dead. */
const SILENCE_MS = 10_000;

/** Takes up a run, unless another process conducts it. `onStop` is called once when it is asked to stop. */
export function takeUpRun(store: Store, run: number, onStop: () => void): Conductor {
  refuseConducted(store, run);
  let stint: Stint = { part: 'generation', share: 0 };
  let beatMs = -Infinity;
  let isAsked = false;
  const beat = (): void => {
    beatMs = performance.now();
    const isStopWanted = quietly(() => store.beat(run, stint.part, stint.share).isStopWanted) ?? false;
    if (isStopWanted && !isAsked) onStop();
    isAsked ||= isStopWanted;
  };
  // A request to stop that was meant for a dead conductor no longer applies.
  quietly(() => store.leave(run));
  beat();
  const timer = setInterval(beat, BEAT_MS);
  return {
    hear: (heard) => {
      stint = heard;
      // If games are played in this thread, the timer has to wait for them.
      if (performance.now() - beatMs >= BEAT_MS) beat();
    },
    [Symbol.dispose]: () => {
      clearInterval(timer);
      quietly(() => store.leave(run));
    },
  };
}

/** The current conductor of a run. */
export function conductorOf(store: Store, run: number): ConductorRecord | undefined {
  const conductor = store.conductor(run);
  return conductor && isThere(conductor) ? conductor : undefined;
}

/** The current conductors of all runs. */
export function presentConductors(store: Store): ConductorRecord[] {
  return store.conductors().filter(isThere);
}

/** Fails if a process conducts the run. */
export function refuseConducted(store: Store, run: number): void {
  if (!conductorOf(store, run)) return;
  throw new InputError('run-conducted', `Another process is conducting run ${run}. Let it finish, or stop it first.`);
}

/** A conductor that was killed could not give up its run. */
function isThere({ beatAt, process: id }: ConductorRecord): boolean {
  return Date.now() - beatAt < SILENCE_MS && isAlive(id);
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of another user also exists, although we may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A locked or lost store must not end a run here. If that lasts, storing its results will report it. */
function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
