/** Stored games: their positions, how they ended, and whose turn it is. */

import { parseFen } from '../../rules/fen.ts';
import type { Game, Reason } from '../../rules/game.ts';
import { parseMove } from '../../rules/moveText.ts';
import type { Position } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { PlayOutcome, PlaySide } from '../../store/playRecords.ts';
import type { PlayedMoves } from '../../thinking/playedMoves.ts';
import { replay } from '../../thinking/playedMoves.ts';

/** The position after a number of moves. It does not check whether the game is over, which is slower in long games. */
export function positionAt({ variant, start, moves }: PlayedMoves, plies = moves.length): Position {
  const { board } = variantNamed(variant);
  const first = parseFen(start, board);
  return moves.slice(0, plies).reduce((position, text) => parseMove(text, position, board).position, first);
}

/** Replays a game including its end, which may not follow from the moves. */
export function replayToEnd(play: PlayedMoves & { readonly outcome: PlayOutcome | null }): Game {
  const game = replay(play);
  if (play.outcome?.reason === 'agreement') game.agreeDraw();
  if (play.outcome?.reason === 'resignation') game.resign(sideOf(play.outcome.winner === 'black' ? 'white' : 'black'));
  return game;
}

/** The outcome of a game in stored form. */
export function outcomeOf({ outcome }: Game): PlayOutcome | null {
  if (!outcome) return null;
  return { winner: outcome.winner === undefined ? null : nameOf(outcome.winner), reason: outcome.reason };
}

/** Whose turn it is, without replaying the game. */
export function turnOf({ start, moves }: PlayedMoves): PlaySide {
  return start.startsWith('B') === (moves.length % 2 === 0) ? 'black' : 'white';
}

export function sideOf(name: PlaySide): Side {
  return name === 'black' ? BLACK : WHITE;
}

export function nameOf(side: Side): PlaySide {
  return side === BLACK ? 'black' : 'white';
}

/** A stored outcome in the form that `rules/` uses. */
export function ruledOutcome({ winner, reason }: PlayOutcome): { winner: Side | undefined; reason: Reason } {
  return { winner: winner === null ? undefined : sideOf(winner), reason: reason as Reason };
}
