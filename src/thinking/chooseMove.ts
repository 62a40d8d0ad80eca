/** The move of a player in a game: the same on the pages and in the terminal, from the same seeds. */

import { createRng } from '../base/rng.ts';
import type { Control, Decision, Limits, Player } from '../players/player.ts';
import type { Seeds } from '../players/seedsOfMoves.ts';
import { seedsOfMoves } from '../players/seedsOfMoves.ts';
import type { Game } from '../rules/game.ts';
import type { PlayedMoves } from './playedMoves.ts';
import { replay } from './playedMoves.ts';
import type { TaskControl } from './task.ts';

/** A game in which the player is to move, and how it thinks. */
export interface MoveTask extends PlayedMoves {
  readonly player: string;
  /** The seeds of the player's random choices in this game; each move has its own stream below them. */
  readonly seeds: Seeds;
  /** The seeds of this move's random stream, if different. */
  readonly moveSeeds?: Seeds;
  /** Undefined: the player's own limits; empty: no limits. */
  readonly limits?: Limits | undefined;
  readonly evenIfForced?: boolean;
  readonly scoreAll?: boolean;
  /** The player may use what it found before; its answer then depends on that too. */
  readonly goesOn?: boolean;
}

export function chooseMove(task: MoveTask, { player, isStopped, onThought }: TaskControl): Decision {
  const { seeds, moveSeeds, limits, evenIfForced = false, scoreAll = false, goesOn = false } = task;
  const game = replay(task);
  const control = { ...(limits && { limits }), evenIfForced, scoreAll, isStopped, ...(onThought && { onThought }) };
  const chosen = player(task.player, game.variant);
  if (!goesOn) chosen.newGame();
  return choose(chosen, game, seeds, control, moveSeeds);
}

/** A reproducible decision, even after a restart or in another thread: the player forgets what it knew. */
export function decide(player: Player, game: Game, seeds: Seeds, control: Control): Decision {
  player.newGame();
  return choose(player, game, seeds, control);
}

function choose(player: Player, game: Game, seeds: Seeds, control: Control, moveSeeds?: Seeds): Decision {
  const seedsOf = seedsOfMoves(seeds, game);
  return player.choose(game, createRng(...(moveSeeds ?? seedsOf(game.plies))), { ...control, seedsOf });
}
