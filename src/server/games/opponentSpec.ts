/**
 * Whom a person may play against: any player that neither needs a person itself nor takes the machine from the others.
 */

import { InputError } from '../../base/inputError.ts';
import { parseSpec, resolveSpec } from '../../players/players.ts';

export interface OpponentSpec {
  /** As it was asked for, in its shortest form. */
  readonly spec: string;
  /** The player behind it, who stays the same while a run goes on. */
  readonly player: string;
}

/** How long an opponent may think about a move. One whose own limits are wider plays what it has by then. */
export const REPLY_TIME_MS = 30_000;
const MOST_TABLE_MEGABYTES = 64;
const MOST_PLAYOUTS = 1_000_000;

export function opponentSpec(text: string): OpponentSpec {
  const { kind, name } = parseSpec(text);
  if (kind.name === 'human') {
    throw new InputError('opponent-human', 'An opponent here is a player that thinks by itself; choose another.');
  }
  const player = resolveSpec(text);
  checkAppetite(parseSpec(player).values);
  return { spec: name, player };
}

function checkAppetite({ table, time, playouts }: Readonly<Record<string, unknown>>): void {
  const isOver = (value: unknown, most: number): boolean => typeof value === 'number' && value > most;
  if (isOver(table, MOST_TABLE_MEGABYTES)) {
    throw tooHungry(`a transposition table of more than ${MOST_TABLE_MEGABYTES} megabytes`);
  }
  if (isOver(time, REPLY_TIME_MS)) throw tooHungry(`more than ${REPLY_TIME_MS / 1000} seconds a move`);
  if (isOver(playouts, MOST_PLAYOUTS)) throw tooHungry(`more than ${MOST_PLAYOUTS} play-outs a move`);
}

function tooHungry(what: string): InputError {
  return new InputError('opponent-hungry', `An opponent on this server cannot have ${what}; give it less.`);
}
