/** Plays the encounters of a schedule in a pool and returns the answers in the order of the schedule. */

import type { Pool } from '../pools/pool.ts';
import { answersInBatches } from '../pools/pool.ts';
import { workerModule } from '../pools/workerModule.ts';
import { resolveSpec } from '../players/players.ts';
import type { GameRecord, GameSetup } from './gameRecord.ts';
import type { Opening } from './opening.ts';
import type { Encounter } from './schedule.ts';
import type { PairRecord } from './tally.ts';

/** Games are sent to the pool in batches, because sending has a cost of its own. */
export type GamePool = Pool<readonly GameSetup[], readonly GameRecord[]>;

/** The module that answers the tasks of a `GamePool`. */
export const GAME_WORKER = workerModule(new URL('./gameWorker.ts', import.meta.url));

/** Everything that determines the games of a match or tournament. */
export interface EventSetup {
  readonly variant: string;
  /** As requested, which is what records show. */
  readonly players: readonly string[];
  /** The specs of the players. If undefined, they are resolved once, before the first game. */
  readonly specs?: readonly string[];
  /** The opening of a round. */
  readonly opening: (round: number) => Opening;
  readonly seed: number;
  /** Keep only the results, not the moves. */
  readonly isBrief?: boolean;
  /** A draw after this many plies of the players; no limit if undefined or 0. */
  readonly plies?: number;
  /** Whether that is the only draw. */
  readonly onlyPlies?: boolean;
  /** Separates the random streams of one part of an event from those of another. */
  readonly part?: number;
}

type ResolvedEvent = EventSetup & Required<Pick<EventSetup, 'specs'>>;

export interface EncounterResult {
  readonly encounter: Encounter;
  readonly pair: PairRecord;
}

/**
 * A batch keeps the pool busy for about this long: long enough that sending it costs little, short enough that no
 * thread waits long for the last one and an early end wastes little. Results do not depend on it.
 */
const BATCH_MS = 50;
const MOST_IN_BATCH = 64;

/** The event with its players resolved. If a run continues meanwhile, the event still uses one player. */
export function resolveEvent(event: EventSetup): ResolvedEvent {
  return { ...event, specs: event.specs ?? event.players.map(resolveSpec) };
}

export async function* playEncounters(
  pool: GamePool,
  event: EventSetup,
  encounters: Iterable<Encounter>,
): AsyncGenerator<EncounterResult> {
  const { players } = event;
  const resolved = resolveEvent(event);
  const startMs = performance.now();
  let played = 0;
  const batchSize = (): number => {
    const perBatch = (played / (performance.now() - startMs)) * BATCH_MS;
    return Math.max(1, Math.min(MOST_IN_BATCH, Math.floor(perBatch)));
  };
  const taskFor = (batch: readonly Encounter[]): GameSetup[] =>
    batch.flatMap((encounter) => pairSetups(resolved, encounter));
  for await (const [batch, records] of answersInBatches(pool, encounters, batchSize, taskFor)) {
    played += batch.length;
    for (const [index, encounter] of batch.entries()) {
      const [first, second] = [players[encounter.first]!, players[encounter.second]!];
      const [one, other] = [records[2 * index]!, records[2 * index + 1]!];
      yield {
        encounter,
        pair: [
          { ...one, players: [first, second] },
          { ...other, players: [second, first] },
        ],
      };
    }
  }
}

/** The two games of an encounter. */
function pairSetups(event: ResolvedEvent, { first, second, round }: Encounter): [GameSetup, GameSetup] {
  const { variant, specs, seed, part = 0, isBrief = false, plies = 0, onlyPlies = false } = event;
  const opening = event.opening(round);
  const path = [seed, part, first, second, round] as const;
  const shared = { variant, opening, isBrief, plies, ...(onlyPlies && { onlyPlies }) };
  return [
    { ...shared, players: [specs[first]!, specs[second]!], seed: [...path, 0] },
    { ...shared, players: [specs[second]!, specs[first]!], seed: [...path, 1] },
  ];
}
