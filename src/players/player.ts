/**
 * A player of any kind: shown a game, it chooses a move and tells what it knew. Players are synchronous.
 *
 * What a player remembers follows from the game and the seeds of its moves alone. After `newGame` its answer depends on
 * the game so far, the random stream, `Control.seedsOf` and limits by depth, nodes or play-outs, and on nothing that it
 * was asked before. So a server that was restarted, another thread and a replay get the same moves. A player that
 * builds on what it thought of its earlier moves therefore thinks about them again where it has forgotten them; it
 * draws on `seedsOf` for every move, the present one too, because the random stream of a match runs on from move to move
 * and cannot be had again. Where `newGame` is not called between the moves, a search may use what it found before in
 * its table and its order of moves. Nothing else may make a difference then.
 */

import type { Rng } from '../base/rng.ts';
import type { Game } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Chooser } from '../rules/quickGame.ts';
import type { Seeds } from './seedsOfMoves.ts';

/** Somebody who can be asked for a move. */
export interface Player {
  /** The spec it was made from, in its shortest form. */
  readonly name: string;
  /** Whether it draws on its random stream, so that the same position can get different answers. */
  readonly isRandom: boolean;
  /** Forgets all that it was asked before. The next question may be about the middle of a game. */
  newGame(): void;
  /** Chooses a move in a game that is not over. */
  choose(game: Game, rng: Rng, control?: Control): Decision;
  /** The same choice on words, for players that look at nothing but the position: whole games then need no objects. */
  readonly chooser?: Chooser;
}

/** What a player was thinking. Each field is there only if the player has it. */
export interface Thought {
  /** Points for the side to move, a hundred to a man; see `search/score.ts`. */
  readonly score?: number;
  /** What it thinks of each legal move. */
  readonly scores?: readonly MoveScore[];
  /** The moves it expects, its own first. */
  readonly line?: readonly Move[];
  readonly depth?: number;
  readonly nodes?: number;
  readonly timeMs?: number;
}

/** The move that a player chose, and what it was thinking. */
export interface Decision extends Thought {
  readonly move: Move;
}

/** A legal move and what a player thinks it is worth. */
export interface MoveScore {
  readonly move: Move;
  readonly score: number;
  /** Otherwise the move is worth at most its score. */
  readonly isExact: boolean;
}

/** How the one who asks can intervene. Players that do not search take no notice. */
export interface Control {
  /** In place of the player's own limits; a player that knows none of them keeps its own. */
  readonly limits?: Limits;
  /** Asked now and then; the player answers with what it has soon after it says so. */
  readonly isStopped?: () => boolean;
  /** Think even if there is only one move. */
  readonly evenIfForced?: boolean;
  /** Score every legal move exactly, where that costs extra. */
  readonly scoreAll?: boolean;
  /** Told now and then what the player thinks so far. */
  readonly onThought?: (thought: Thought) => void;
  /**
   * The seeds of the move that was, or will be, made after so many plies of this game, for players that think about
   * their earlier moves again. Where it is left out, they do not: every move is their first.
   */
  readonly seedsOf?: (ply: number) => Seeds;
}

/** Whichever is reached first; without any the player thinks until it is stopped or knows the end. */
export interface Limits {
  readonly depth?: number | undefined;
  readonly nodes?: number | undefined;
  readonly timeMs?: number | undefined;
}

/** Whether a set of limits holds none. */
export function isUnlimited({ depth, nodes, timeMs }: Limits): boolean {
  return depth === undefined && nodes === undefined && timeMs === undefined;
}
