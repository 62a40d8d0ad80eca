/** The measurements of the study in the store, by protocol. */

import type { Json } from '../../base/json.ts';
import type { Store } from '../../store/store.ts';
import { StoredResults } from '../storedResults.ts';
import type { BoutResult } from './bouts.ts';
import type { KeptRecord } from './crossings.ts';
import type { EffortRecord } from './effort.ts';
import type { CountRecord } from './pieceCounts.ts';
import type { SpeedRecord } from './speed.ts';
import type { StrengthResult } from './strengths.ts';

const PROTOCOLS = {
  bout: 'bout',
  strength: 'strength in a search',
  count: 'counts of pieces',
  kept: 'what operators keep',
  effort: 'effort',
  speed: 'speed',
} as const;

export type Protocol = keyof typeof PROTOCOLS;

export class Stored {
  readonly #results: StoredResults;

  constructor(store: Store) {
    this.#results = new StoredResults(store);
  }

  has(protocol: Protocol, id: string): boolean {
    return this.#results.has(PROTOCOLS[protocol], id);
  }

  add(protocol: Protocol, id: string, result: Json): void {
    this.#results.add(PROTOCOLS[protocol], id, result);
  }

  bouts(): BoutResult[] {
    return this.#results.all(PROTOCOLS.bout) as BoutResult[];
  }

  strengths(): StrengthResult[] {
    return this.#results.all(PROTOCOLS.strength) as StrengthResult[];
  }

  kept(): KeptRecord[] {
    return this.#results.all(PROTOCOLS.kept) as KeptRecord[];
  }

  efforts(): EffortRecord[] {
    return this.#results.all(PROTOCOLS.effort) as EffortRecord[];
  }

  /** Undefined for a run that is not measured. */
  count(run: number): CountRecord | undefined {
    return this.#results.get(PROTOCOLS.count, runId(run)) as CountRecord | undefined;
  }

  speed(): SpeedRecord | undefined {
    return this.#results.all(PROTOCOLS.speed)[0] as SpeedRecord | undefined;
  }
}

export function runId(run: number): string {
  return `run ${run}`;
}
