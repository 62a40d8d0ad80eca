/**
 * The champions that come with EvoDraughts: evolved players of every variant from beginner to strong, with their
 * measured strength. `tools/makeLadder.ts` makes `data/champions.json`. Most were bred in a run. Some evolve anew before
 * each of their moves and come from no run.
 */

import ladder from '../../data/champions.json' with { type: 'json' };
import { InputError } from '../base/inputError.ts';

/** Elo above a player of random moves in the same game, with the limits of its 95 % interval. */
export interface LadderRating {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

interface Rated extends LadderRating {
  /** The name in small letters, as in `champion:oak`. */
  readonly id: string;
  readonly name: string;
  /** The variant it was evolved for and rated in. */
  readonly variant: string;
  /** The spec of its player. */
  readonly player: string;
  /** How it plays, in one sentence. */
  readonly character: string;
}

/** A champion that scores positions by what a run evolved. */
export interface BredChampion extends Rated {
  /** The evolved expression. */
  readonly expression: string;
  /** The same, simplified and in readable notation. */
  readonly readable: string;
  /** What it wants, in plain words. */
  readonly sentences: readonly string[];
  readonly origin: ChampionOrigin;
}

/** A champion that evolves while it thinks. */
export interface LiveChampion extends Rated {
  readonly origin: null;
}

/** An evolved player that comes with EvoDraughts. */
export type Champion = BredChampion | LiveChampion;

/** The run that a champion comes from. */
export interface ChampionOrigin {
  /** A file in `experiments/`. */
  readonly experiment: string;
  /** Changes to it, as for `--set`. */
  readonly changes: readonly string[];
  readonly seed: number;
  /** The generation in which it was the best, or in which the champion of the run was found. */
  readonly generation: number;
  /** Whether it is the champion of its run. */
  readonly isChampion: boolean;
  /** The depth of its search, if that is not the one of its run. */
  readonly depth: number | null;
  /** The most recent ancestors of a champion, itself first. */
  readonly ancestry: readonly { readonly generation: number; readonly text: string }[];
}

/** A player whose strength does not depend on evolution, rated in the same games. */
export interface Anchor extends LadderRating {
  readonly variant: string;
  readonly player: string;
}

/** The evolved players that come with EvoDraughts, by variant, the weakest first. */
export const CHAMPIONS: readonly Champion[] = ladder.champions;

/** By variant, the weakest first. */
export const ANCHORS: readonly Anchor[] = ladder.anchors;

/** A player of known strength, by the name under which it plays. */
export interface RatedPlayer {
  /** Such as `random` or `champion:fern`. */
  readonly player: string;
  /** What people call it. */
  readonly title: string;
  readonly elo: number;
}

/** The players of a game whose strength is known, the weakest first. */
export function ratedPlayers(variant: string): RatedPlayer[] {
  const champions = CHAMPIONS.filter((one) => one.variant === variant).map(({ id, name, rating }) => ({
    player: `champion:${id}`,
    title: name,
    elo: rating,
  }));
  const anchors = ANCHORS.filter((one) => one.variant === variant).map(({ player, rating }) => ({
    player,
    title: player.replace(',tables=off', ''),
    elo: rating,
  }));
  return [...anchors, ...champions].toSorted((one, other) => one.elo - other.elo);
}

/** The champion with a name, ignoring case. */
export function championNamed(name: string): Champion {
  const id = name.trim().toLowerCase();
  const champion = CHAMPIONS.find((one) => one.id === id);
  if (champion) return champion;
  const names = CHAMPIONS.map((one) => one.id).join(', ');
  throw new InputError('champion-unknown', `There is no champion "${name.slice(0, 40)}". The champions are ${names}.`);
}
