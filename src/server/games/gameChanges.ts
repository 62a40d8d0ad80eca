/** Actions in a game, as changes to the stored game. */

import type { Game } from '../../rules/game.ts';
import type { Move } from '../../rules/move.ts';
import { formatMove, parseMove } from '../../rules/moveText.ts';
import type { PlayChange, PlayRecord } from '../../store/playRecords.ts';
import { Refusal } from '../refusal.ts';
import { replay } from '../../thinking/playedMoves.ts';
import { outcomeOf, sideOf, turnOf } from './playedGame.ts';

/** A move of the person, from its text. */
export function moved(play: PlayRecord, text: string): PlayChange {
  const game = replay(play);
  return after(play, game, parseMove(text, game.position, game.variant.board).move);
}

/** A move of the opponent. */
export function answered(play: PlayRecord, move: Move): PlayChange {
  return after(play, replay(play), move);
}

function after(play: PlayRecord, game: Game, move: Move): PlayChange {
  const legal = game.legalMoves;
  game.play(move);
  return { moves: [...play.moves, formatMove(move, legal)], outcome: outcomeOf(game) };
}

export function resigned(play: PlayRecord): PlayChange {
  const game = replay(play);
  game.resign(sideOf(play.side));
  return { moves: play.moves, outcome: outcomeOf(game) };
}

export function agreed({ moves }: PlayRecord): PlayChange {
  return { moves, outcome: { winner: null, reason: 'agreement' } };
}

/** Without the person's last move and what came after it. */
export function undone(play: PlayRecord): PlayChange {
  return { moves: play.moves.slice(0, lastOwnPly(play)), outcome: null };
}

function lastOwnPly(play: PlayRecord): number {
  const plies = play.moves.length;
  const ply = turnOf(play) === play.side ? plies - 2 : plies - 1;
  if (ply >= 0) return ply;
  throw new Refusal(409, 'undo-nothing', 'You have no move to take back.');
}
