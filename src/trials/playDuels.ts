/**
 * Plays duels: two games between two players, one with each colour. A task is plain data and contains everything its
 * games depend on, so that any thread can play it.
 */

import type { Pool } from '../pools/pool.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { limitPlies, variantNamed } from '../rules/variant.ts';
import type { Meeting, MeetingResult } from './playMeeting.ts';
import { playMeeting } from './playMeeting.ts';

export interface DuelsTask {
  readonly variant: string;
  /** A draw after this many plies of a game; 0: no limit. */
  readonly plies: number;
  readonly duels: readonly Meeting[];
}

export type DuelsPool = Pool<DuelsTask, readonly number[]>;

/** The result of the first of each pair: 1 if it won, 0 if it lost, one half if neither won. */
export function playDuels({ variant: name, plies, duels }: DuelsTask): number[] {
  const variant = limitPlies(variantNamed(name), plies);
  return duels.map((duel) => outcomeOfDuel([BLACK, WHITE].map((side) => playMeeting(duel, side as Side, variant))));
}

/** More wins decide. With one win each, the player that won in fewer plies is the winner. */
export function outcomeOfDuel(games: readonly MeetingResult[]): number {
  const fastest = (winner: 'one' | 'other'): number =>
    Math.min(...games.flatMap((game) => (game.winner === winner ? [game.plies] : [])));
  const wins = (winner: 'one' | 'other'): number => games.filter((game) => game.winner === winner).length;
  const lead = wins('one') - wins('other') || fastest('other') - fastest('one');
  // Without a win on either side both are infinite.
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}
