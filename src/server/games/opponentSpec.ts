/**
 * Whom a person may play against: any player that neither needs a person itself nor takes the machine from the others.
 */

import { InputError } from '../../base/inputError.ts';
import { isUnlimited } from '../../players/player.ts';
import type { Cost } from '../../players/playerKind.ts';
import { resolvePlayer } from '../../players/players.ts';
import type { Variant } from '../../rules/variant.ts';

export interface OpponentSpec {
  /** As it was asked for, in its shortest form. */
  readonly spec: string;
  /** The player behind it, who stays the same while a run goes on. */
  readonly player: string;
}

/** How long an opponent may think about a move. One whose own limits are wider plays what it has by then. */
export const REPLY_TIME_MS = 30_000;
const MOST_MEGABYTES = 64;
const MOST_PLAYOUTS = 1_000_000;

export function opponentSpec(text: string, variant: Variant): OpponentSpec {
  const { kind, values, name, spec } = resolvePlayer(text, variant);
  if (kind.isPerson) {
    throw new InputError('opponent-human', 'An opponent here is a player that thinks by itself; choose another.');
  }
  refuseCostly(kind.cost(values));
  return { spec: name, player: spec };
}

/** The message says which limit is exceeded. */
function refuseCostly(cost: Cost): void {
  const { timeMs = 0, playouts = 0, megabytes = 0 } = cost;
  if (isUnlimited(cost) && cost.playouts === undefined) throw tooCostly('think without a limit');
  if (megabytes > MOST_MEGABYTES) throw tooCostly(`use more than ${MOST_MEGABYTES} megabytes of tables`);
  if (timeMs > REPLY_TIME_MS) throw tooCostly(`think longer than ${REPLY_TIME_MS / 1000} seconds about a move`);
  if (playouts > MOST_PLAYOUTS) throw tooCostly(`play out more than ${MOST_PLAYOUTS} games for a move`);
}

function tooCostly(what: string): InputError {
  return new InputError('opponent-hungry', `An opponent on this server cannot ${what}; set a lower limit.`);
}
