/** Plays a knock-out: the ties of a stage in parallel, then the next stage with the winners. */

import type { EncounterResult, EventSetup, GamePool } from './encounters.ts';
import { playEncounters, resolveEvent } from './encounters.ts';
import type { Encounter, Tie } from './schedule.ts';
import { knockOut } from './schedule.ts';
import { Standings } from './standings.ts';
import { pointsOf, totalOf } from './tally.ts';

/** A finished tie. */
interface DecidedTie extends Tie {
  readonly points: readonly [first: number, second: number];
  readonly winner: number;
}

export interface KnockOutStage {
  readonly ties: readonly DecidedTie[];
}

export type KnockOutStep =
  | ({ readonly kind: 'pair' } & EncounterResult)
  | { readonly kind: 'stage'; readonly stage: KnockOutStage };

/** A level tie continues pair by pair for at most this many pairs; then the higher on the list advances. */
const MOST_EXTRA_PAIRS = 20;

/** Plays a knock-out with `rounds` pairs of games per tie, and yields every pair and every stage. */
export async function* playKnockOut(pool: GamePool, event: EventSetup, rounds: number): AsyncGenerator<KnockOutStep> {
  const resolved = resolveEvent(event);
  const stages = knockOut(event.players.length);
  let winners: readonly number[] = [];
  for (let part = 0; ; part++) {
    const { value: ties, done } = stages.next(winners);
    if (done) return;
    const standings = new Standings(event.players.length);
    let open: readonly Tie[] = ties.filter(({ second }) => second !== undefined);
    for (let played = 0; open.length > 0 && played < rounds + MOST_EXTRA_PAIRS;) {
      const until = played === 0 ? rounds : played + 1;
      for await (const result of playEncounters(pool, { ...resolved, part }, encountersOf(open, played, until))) {
        standings.add(result.encounter, result.pair);
        yield { kind: 'pair', ...result };
      }
      played = until;
      open = open.filter((tie) => isLevel(tie, standings));
    }
    const decided = ties.map((tie) => decide(tie, standings));
    winners = decided.map(({ winner }) => winner);
    yield { kind: 'stage', stage: { ties: decided } };
  }
}

function* encountersOf(ties: readonly Tie[], from: number, until: number): Generator<Encounter> {
  for (let round = from; round < until; round++) {
    for (const { first, second } of ties) yield { first, second: second!, round };
  }
}

function isLevel({ first, second }: Tie, standings: Standings): boolean {
  const { wins, losses } = totalOf(standings.tally(first, second!));
  return wins === losses;
}

function decide(tie: Tie, standings: Standings): DecidedTie {
  const { first, second } = tie;
  if (second === undefined) return { ...tie, points: [0, 0], winner: first };
  const points = [
    pointsOf(totalOf(standings.tally(first, second))),
    pointsOf(totalOf(standings.tally(second, first))),
  ] as const;
  return { ...tie, points, winner: points[1] > points[0] ? second : first };
}
