/**
 * A player of any kind: given a game, it chooses a move and reports what it knew. Players are synchronous.
 *
 * What a player remembers follows only from the game and the seeds of its moves. After `newGame` its answer depends on
 * the game so far, the random stream, `Control.seedsOf` and limits by depth, nodes or play-outs, and on nothing that it
 * was asked before. So a restarted server, another thread and a replay get the same moves. A player that builds on its
 * thoughts about earlier moves must therefore rethink them if it has forgotten them. It uses `seedsOf` for every move,
 * including the current one, because the random stream of a match runs on from move to move and cannot be rewound. If
 * `newGame` is not called between moves, a search may use its table and move order from before. Nothing else may make a
 * difference then.
 */

import type { Rng } from '../base/rng.ts';
import type { Game } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Chooser } from '../rules/quickGame.ts';
import type { Seeds } from './seedsOfMoves.ts';

/** Something that can be asked for a move. */
export interface Player {
  /** The spec it was created from, in its shortest form. */
  readonly name: string;
  /** Whether it uses its random stream, so that the same position can get different answers. */
  readonly isRandom: boolean;
  /** Forgets everything it was asked before. The next question may be about the middle of a game. */
  newGame(): void;
  /** Chooses a move in a game that is not over. */
  choose(game: Game, rng: Rng, control?: Control): Decision;
  /** The same choice on words, for players that only look at the position: whole games then need no objects. */
  readonly chooser?: Chooser;
}

/** What a player was thinking. Each field is present only if the player provides it. */
export interface Thought {
  /** Points for the side to move, 100 per man; see `search/score.ts`. */
  readonly score?: number;
  /** Its score of each legal move. */
  readonly scores?: readonly MoveScore[];
  /** The moves it expects, its own first. */
  readonly line?: readonly Move[];
  readonly depth?: number;
  readonly nodes?: number;
  readonly timeMs?: number;
  /** How far populations agree on the next moves, for players that evolve plans. */
  readonly agreement?: Agreement;
}

/** The shares of two populations behind the next moves. */
export interface Agreement {
  /** How many plans each side has. */
  readonly plans: number;
  /** How many generations there were. */
  readonly generations: number;
  /** The generations for which shares are given: all if they are few, and always the first and the last. */
  readonly shown: readonly number[];
  /** Behind the moves of the side to move. */
  readonly own: readonly SharesOfMove[];
  /** Behind the replies to the move that it chose. */
  readonly replies: readonly SharesOfMove[];
}

/** A move and the share of a population behind it, after each of the shown generations. */
export interface SharesOfMove {
  readonly move: Move;
  readonly shares: readonly number[];
}

/** The move that a player chose, and what it was thinking. */
export interface Decision extends Thought {
  readonly move: Move;
}

/** A legal move and its score. */
export interface MoveScore {
  readonly move: Move;
  readonly score: number;
  /** If false, the score is an upper bound. */
  readonly isExact: boolean;
}

/** How the caller can intervene. Players that do not search ignore it. */
export interface Control {
  /** Replaces the player's own limits. A player that supports none of these keeps its own. */
  readonly limits?: Limits;
  /** Called now and then; the player answers with what it has soon after it returns true. */
  readonly isStopped?: () => boolean;
  /** Think even if there is only one move. */
  readonly evenIfForced?: boolean;
  /** Score every legal move exactly, even if that costs extra. */
  readonly scoreAll?: boolean;
  /** Receives the player's thoughts now and then. */
  readonly onThought?: (thought: Thought) => void;
  /**
   * The seeds of the move that was, or will be, made after this many plies of the game, for players that rethink their
   * earlier moves. If it is undefined, they do not: every move is their first.
   */
  readonly seedsOf?: (ply: number) => Seeds;
}

/** Whichever is reached first; without any the player thinks until it is stopped or knows the end. */
export interface Limits {
  readonly depth?: number | undefined;
  readonly nodes?: number | undefined;
  readonly timeMs?: number | undefined;
}

/** Whether there is no limit. */
export function isUnlimited({ depth, nodes, timeMs }: Limits): boolean {
  return depth === undefined && nodes === undefined && timeMs === undefined;
}
