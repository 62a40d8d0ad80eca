/**
 * Whoever conducts a run tells the store so about once a second, and what the run is at. So everybody who reads the
 * store can see it, whichever process it is, and ask it to stop. None of it is part of a result.
 */

import { InputError } from '../base/inputError.ts';
import type { ConductorRecord, RunPart } from '../store/playRecords.ts';
import type { Store } from '../store/store.ts';

/** How far the part under way is. */
export interface Stint {
  readonly part: RunPart;
  /** From 0 to 1. */
  readonly share: number;
}

/** One who conducts a run; it leaves when it is disposed of. */
export interface Conductor extends Disposable {
  /** Hears how far the run is, as often as one likes. */
  hear(stint: Stint): void;
}

const BEAT_MS = 1000;
/** After so long without a word there is nobody any more. */
const SILENCE_MS = 10_000;

/** Takes a run up, unless another process conducts it. `onStop` is called once if somebody wants it to stop. */
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
  // What was wished of one who died is not wished any more.
  quietly(() => store.leave(run));
  beat();
  const timer = setInterval(beat, BEAT_MS);
  return {
    hear: (heard) => {
      stint = heard;
      // Where games are played in this thread, the timer has to wait for them.
      if (performance.now() - beatMs >= BEAT_MS) beat();
    },
    [Symbol.dispose]: () => {
      clearInterval(timer);
      quietly(() => store.leave(run));
    },
  };
}

/** Who conducts a run right now. */
export function conductorOf(store: Store, run: number): ConductorRecord | undefined {
  const conductor = store.conductor(run);
  return conductor && isThere(conductor) ? conductor : undefined;
}

/** All who conduct runs right now. */
export function presentConductors(store: Store): ConductorRecord[] {
  return store.conductors().filter(isThere);
}

/** Fails if somebody conducts a run. */
export function refuseConducted(store: Store, run: number): void {
  if (!conductorOf(store, run)) return;
  throw new InputError(
    'run-conducted',
    `Run ${run} is being evolved by another process right now. Let it finish, or stop it first.`,
  );
}

/** One that was killed could not leave. */
function isThere({ beatAt, process: id }: ConductorRecord): boolean {
  return Date.now() - beatAt < SILENCE_MS && isAlive(id);
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of another user is there too, although it must not be sent anything.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A store that is locked or lost must not end a run here; if that lasts, storing its results tells. */
function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
