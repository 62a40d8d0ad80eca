/** What a player plays in a game against a person, the same as it plays in the terminal from the same seed. */

import { createRng } from '../../../base/rng.ts';
import type { Control, Decision, Player } from '../../../players/player.ts';
import { seedsOfMove } from '../../../players/seedsOfMove.ts';
import type { Game } from '../../../rules/game.ts';
import { formatMove } from '../../../rules/moveText.ts';
import type { PlayedMoves } from '../../games/playedGame.ts';
import { replay } from '../../games/playedGame.ts';
import type { TaskControl } from '../task.ts';

/** A game in which the player is to move. */
export interface ChooseMoveTask extends PlayedMoves {
  readonly player: string;
  readonly seed: number;
}

export interface ChosenMove {
  readonly move: string;
  /** Points for the player, a hundred to a man; null if it gives none. */
  readonly score: number | null;
}

export function chooseMove(task: ChooseMoveTask, { player, isStopped }: TaskControl): ChosenMove {
  const game = replay(task);
  const { move, score } = decide(player(task.player, game.variant), game, task.seed, { isStopped });
  return { move: formatMove(move, game.legalMoves), score: score ?? null };
}

/**
 * A decision that can be had again. What a player remembers of the moves before changes what it finds; it forgets it,
 * so that a move depends on the game and the seed alone, also after a restart, or in another thread.
 */
export function decide(player: Player, game: Game, seed: number, control: Control): Decision {
  player.newGame();
  return player.choose(game, createRng(...seedsOfMove(seed, game)), control);
}
