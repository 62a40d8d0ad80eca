/** A kind of player: its name, its options, and how to make one. Each lives in a file of its own. */

import type { Variant } from '../rules/variant.ts';
import type { Options, Values } from './option.ts';
import type { Player } from './player.ts';

/** A player without its name, which the registry knows. */
export type Unnamed = Omit<Player, 'name'>;

/** What was evolved for a game: the spec of a player, and the name of its variant. */
export interface Evolved {
  readonly player: string;
  readonly variant: string;
}

/** A kind of player: its name, its options, and how to make one. */
export interface PlayerKind<Set extends Options = Options> {
  readonly name: string;
  readonly summary: string;
  /** A spec to copy. */
  readonly example: string;
  readonly options: Set;
  /** The option whose name may be left out: `expression:TEXT`. */
  readonly main?: string;
  /** Whom a player of this kind plays as; only where it is not itself. */
  standsFor?(values: Values<Set>): Evolved;
  /** Makes a player from the values of its options. */
  create(values: Values<Set>, variant: Variant): Unnamed;
}

/** Ties the type of `create` to the options of the same object. */
export function playerKind<Set extends Options>(kind: PlayerKind<Set>): PlayerKind {
  return kind;
}
