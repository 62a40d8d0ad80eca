/** The record of a game between two players: plain data, from which PDN is made. */

import { scoreInMen } from '../players/scoreText.ts';
import type { Reason } from '../rules/game.ts';
import { parseMove } from '../rules/moveText.ts';
import { pdnFromGame } from '../rules/pdn/pdnFromGame.ts';
import type { PdnGame } from '../rules/pdn/pdnGame.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { drawOnlyAt, variantNamed } from '../rules/variant.ts';
import type { Opening } from './opening.ts';
import { openGame } from './opening.ts';

/** Everything that determines a game, apart from the clock of players that think by time. */
export interface GameSetup {
  readonly variant: string;
  /** Player specs, Black's first. */
  readonly players: readonly [black: string, white: string];
  readonly opening: Opening;
  /** The root of the game's random streams: a seed and a path below it. */
  readonly seed: readonly [number, ...number[]];
  /** Keep only the result, without the moves, which saves more than half the time of a fast game. */
  readonly isBrief?: boolean;
  /** A draw after this many plies of the players; no limit if undefined or 0. */
  readonly plies?: number;
  /** Whether that is the only draw: there is none by repetition or by the forty-move rule. */
  readonly onlyPlies?: boolean;
}

/** A game that was played. */
export interface GameRecord extends GameSetup {
  /** The moves of the players, without the opening; empty if the record is brief. */
  readonly moves: readonly MoveRecord[];
  /** Undefined for a draw. */
  readonly winner: Side | undefined;
  readonly reason: Reason;
}

/** A move, and the player's thoughts when choosing it. */
export interface MoveRecord {
  readonly move: string;
  /** Points for the player who moved. */
  readonly score?: number;
  readonly depth?: number;
  readonly nodes?: number;
  readonly timeMs: number;
}

/** The variant with the rules by which a game is played, except for its ply limit if there are other draws. */
export function rulesOf({ variant, plies = 0, onlyPlies = false }: GameSetup): Variant {
  return onlyPlies ? drawOnlyAt(variantNamed(variant), plies) : variantNamed(variant);
}

/** The game as PDN. The player's thoughts follow each move: score in men, depth and time. */
export function pdnFromRecord(record: GameRecord, tags: Readonly<Record<string, string>>): PdnGame {
  const variant = rulesOf(record);
  const game = openGame(variant, record.opening, record.plies);
  const opened = game.plies;
  for (const { move } of record.moves) game.play(parseMove(move, game.position, variant.board).move);
  const [black, white] = record.players;
  const pdn = pdnFromGame(game, { ...tags, Black: black, White: white, Termination: record.reason });
  const moves = pdn.moves.map((move, ply) => ({ ...move, comment: thoughtText(record.moves[ply - opened]) }));
  return { ...pdn, moves };
}

function thoughtText(move: MoveRecord | undefined): string {
  if (move?.score === undefined) return '';
  const depth = move.depth === undefined ? '' : `/${move.depth}`;
  return `${scoreInMen(move.score).toFixed(2)}${depth} ${(move.timeMs / 1000).toFixed(3)}s`;
}
