/**
 * A kind of player: its name, its options, how to make one, and what can be said of a player before it is made. Each
 * lives in a file of its own. The rest of the house asks the kind and never looks at the options by name, so that a new
 * kind is limited, tested and explained as the others are.
 */

import type { Settings, Values } from '../base/setting.ts';
import type { Variant } from '../rules/variant.ts';
import type { Limits, Player } from './player.ts';
import type { StrategyMode } from './strategyMode.ts';

/** A player without its name, which the registry knows. */
export type Unnamed = Omit<Player, 'name'>;

/** What all kinds have: how a player is written. */
interface SpecKind<Set extends Settings> {
  readonly name: string;
  readonly summary: string;
  /** A spec to copy. */
  readonly example: string;
  readonly options: Set;
  /** The option whose name may be left out: `expression:TEXT`. */
  readonly main?: string;
  /** Options that a spec in its shortest form names too, because their preset was another once. */
  readonly alwaysNamed?: readonly string[];
  /** It has to be asked at the board and cannot be made. */
  readonly isPerson?: boolean;
}

/** A kind of player: its name, its options, and how to make one. */
export interface PlayerKind<Set extends Settings = Settings> extends SpecKind<Set> {
  /** What a move costs at most. A server refuses players without a limit. */
  cost(values: Values<Set>): Cost;
  /** What it plays by; left out where there is nothing to show. */
  playsBy?(values: Values<Set>): PlaysBy;
  /** The same player without endgame tables, which not every machine has; undefined if it uses none. */
  withoutTables?(values: Values<Set>): Values<Set> | undefined;
  /** Makes a player from the values of its options. */
  create(values: Values<Set>, variant: Variant): Unnamed;
}

/** A kind that only names players of other kinds: champions, and what runs have evolved. */
export interface NamingKind<Set extends Settings = Settings> extends SpecKind<Set> {
  readonly main: string;
  /** Where the player comes from. */
  origin(values: Values<Set>): Origin;
  /** The player that plays under the name, which may change while a run goes on. */
  standsFor(values: Values<Set>): Evolved;
}

/** What a move costs at most; thinking ends at the first limit. With a time limit, moves depend on the machine. */
export interface Cost extends Limits {
  readonly playouts?: number | undefined;
  /** Memory for tables that the player keeps. */
  readonly megabytes?: number;
}

/** The evaluation that a player plays by, as it stands behind `eval=`, and how it chooses moves by it. */
export interface PlaysBy {
  readonly evaluation: string;
  /** `search` where it only scores the positions in which a search ends. */
  readonly mode: StrategyMode | 'search';
  /** Set where its scores are not those of the evaluation but stand for chances, by `search/chance.ts`. */
  readonly pointsPerDecade?: number;
}

/** What was evolved for a game: the spec of a player, and the name of its variant. */
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
