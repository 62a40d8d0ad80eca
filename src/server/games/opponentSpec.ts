/** Which players can be opponents: any that is not a person and does not use too much time or memory. */

import { InputError } from '../../base/inputError.ts';
import { isUnlimited } from '../../players/player.ts';
import type { Cost } from '../../players/playerKind.ts';
import { resolvePlayer } from '../../players/players.ts';
import type { Variant } from '../../rules/variant.ts';

export interface OpponentSpec {
  /** As requested, in its shortest form. */
  readonly spec: string;
  /** The player it stands for, which stays the same while a run continues. */
  readonly player: string;
}

/** The time limit for a reply. A player with a longer limit of its own then plays its best move so far. */
export const REPLY_TIME_MS = 30_000;
const MOST_MEGABYTES = 64;
const MOST_PLAYOUTS = 1_000_000;

export function opponentSpec(text: string, variant: Variant): OpponentSpec {
  const { kind, values, name, spec } = resolvePlayer(text, variant);
  if (kind.isPerson) {
    throw new InputError('opponent-human', 'Your opponent must be a computer player. Choose another.');
  }
  refuseCostly(kind.cost(values));
  return { spec: name, player: spec };
}

/** The message names the limit that is exceeded. */
function refuseCostly(cost: Cost): void {
  const { timeMs = 0, playouts = 0, megabytes = 0 } = cost;
  if (isUnlimited(cost) && cost.playouts === undefined) throw tooCostly('think without a limit');
  if (megabytes > MOST_MEGABYTES) throw tooCostly(`use more than ${MOST_MEGABYTES} megabytes of tables`);
  if (timeMs > REPLY_TIME_MS) throw tooCostly(`think longer than ${REPLY_TIME_MS / 1000} seconds about a move`);
  if (playouts > MOST_PLAYOUTS) throw tooCostly(`play out more than ${MOST_PLAYOUTS} games for a move`);
}

function tooCostly(what: string): InputError {
  return new InputError('opponent-hungry', `An opponent on this server cannot ${what}. Set a lower limit.`);
}
