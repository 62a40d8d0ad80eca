/** What a player plays in a game: the same on the pages and in the terminal, from the same seeds. */

import { createRng } from '../base/rng.ts';
import type { Control, Decision, Limits, Player } from '../players/player.ts';
import type { Seeds } from '../players/seedsOfMoves.ts';
import { seedsOfMoves } from '../players/seedsOfMoves.ts';
import type { Game } from '../rules/game.ts';
import type { PlayedMoves } from './playedMoves.ts';
import { replay } from './playedMoves.ts';
import type { TaskControl } from './task.ts';

/** A game in which the player is to move, and how it is to think. */
export interface MoveTask extends PlayedMoves {
  readonly player: string;
  /** Of the player's random choices in this game; each move has a stream of its own below them. */
  readonly seeds: Seeds;
  /** Of the random stream of this move, where it is another one. */
  readonly moveSeeds?: Seeds;
  /** The player's own limits where this is left out; no limits where it is empty. */
  readonly limits?: Limits | undefined;
  readonly evenIfForced?: boolean;
  readonly scoreAll?: boolean;
  /** The player may use what it found when it was asked before; its answer then depends on that too. */
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

/** A decision that can be had again, also after a restart or in another thread: the player forgets what it knew. */
export function decide(player: Player, game: Game, seeds: Seeds, control: Control): Decision {
  player.newGame();
  return choose(player, game, seeds, control);
}

function choose(player: Player, game: Game, seeds: Seeds, control: Control, moveSeeds?: Seeds): Decision {
  const seedsOf = seedsOfMoves(seeds, game);
  return player.choose(game, createRng(...(moveSeeds ?? seedsOf(game.plies))), { ...control, seedsOf });
}
