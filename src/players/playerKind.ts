/**
 * A kind of player: its name, its options, how to create one, and what is known about a player beforehand. Each is in
 * its own file. Other modules ask the kind and never read the options by name, so that a new kind is limited, tested
 * and explained like the others.
 */

import type { Settings, Values } from '../base/setting.ts';
import type { Variant } from '../rules/variant.ts';
import type { Limits, Player } from './player.ts';
import type { StrategyMode } from './strategyMode.ts';

/** A player without its name, which the registry adds. */
export type Unnamed = Omit<Player, 'name'>;

/** What all kinds have in common: the form of a spec. */
interface SpecKind<Set extends Settings> {
  readonly name: string;
  readonly summary: string;
  /** An example spec. */
  readonly example: string;
  readonly options: Set;
  /** The option whose name may be omitted: `expression:TEXT`. */
  readonly main?: string;
  /** Options that a spec in its shortest form names too, because their preset was another once. */
  readonly alwaysNamed?: readonly string[];
  /** It has to be asked at the board and cannot be created. */
  readonly isPerson?: boolean;
}

/** A kind of player: its name, its options, and how to create one. */
export interface PlayerKind<Set extends Settings = Settings> extends SpecKind<Set> {
  /** The maximum cost of a move. A server rejects players without a limit. */
  cost(values: Values<Set>): Cost;
  /** The evaluation it uses; undefined if there is nothing to show. */
  playsBy?(values: Values<Set>): PlaysBy;
  /**
   * Whether it evolves plans: its thoughts contain an agreement, and its scores stand for the points of its plans' games,
   * by `search/chance.ts`.
   */
  readonly evolvesPlans?: boolean;
  /** What it does before a move, in sentences; only for players without an evaluation that explains their moves. */
  thinks?(values: Values<Set>): readonly string[];
  /** The same player without endgame tables, which not every machine has; undefined if it uses none. */
  withoutTables?(values: Values<Set>): Values<Set> | undefined;
  /** Creates a player from the values of its options. */
  create(values: Values<Set>, variant: Variant): Unnamed;
}

/** A kind that only names players of other kinds: champions, and the players of runs. */
export interface NamingKind<Set extends Settings = Settings> extends SpecKind<Set> {
  readonly main: string;
  /** Where the player comes from. */
  origin(values: Values<Set>): Origin;
  /** The player behind the name, which may change while a run continues. */
  standsFor(values: Values<Set>): Evolved;
}

/** The maximum cost of a move; thinking ends at the first limit. With a time limit, moves depend on the machine. */
export interface Cost extends Limits {
  readonly playouts?: number | undefined;
  /** Memory for the player's tables. */
  readonly megabytes?: number;
}

/** The evaluation that a player uses, as written after `eval=`, and how it chooses moves with it. */
export interface PlaysBy {
  readonly evaluation: string;
  /** `search` if it only scores the positions where a search ends. */
  readonly mode: StrategyMode | 'search';
  /** Set where its scores are not those of the evaluation but stand for chances, by `search/chance.ts`. */
  readonly pointsPerDecade?: number;
}

/** An evolved player: its spec, and the name of its variant. */
export interface Evolved {
  readonly player: string;
  readonly variant: string;
}

/** Where an evolved player comes from. Without a generation it is the champion of the run. */
export type Origin =
  | { readonly kind: 'champion'; readonly id: string }
  | { readonly kind: 'run'; readonly run: number; readonly generation: number | undefined };

/** Ties the types of the functions to the options of the same object. */
export function playerKind<Set extends Settings>(kind: PlayerKind<Set>): PlayerKind {
  return kind;
}

/** The same for a kind that names others. */
export function namingKind<Set extends Settings>(kind: NamingKind<Set>): NamingKind {
  return kind;
}
