/** What a person or an opponent can do to a game, as the change that is stored. */

import { formatMove, parseMove } from '../../rules/moveText.ts';
import type { PlayChange, PlayRecord } from '../../store/playRecords.ts';
import { Refusal } from '../refusal.ts';
import { outcomeOf, replay, sideOf, turnOf } from './playedGame.ts';

/** A move of whoever is to move. */
export function moved(play: PlayRecord, text: string): PlayChange {
  const game = replay(play);
  const legal = game.legalMoves;
  const { move } = parseMove(text, game.position, game.variant.board);
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

/** Without a resignation or an agreement, else without the person's last move and what came after it. */
export function undone(play: PlayRecord): PlayChange {
  const { moves, outcome } = play;
  const isDeclared = outcome?.reason === 'resignation' || outcome?.reason === 'agreement';
  return { moves: isDeclared ? moves : moves.slice(0, lastOwnPly(play)), outcome: null };
}

function lastOwnPly(play: PlayRecord): number {
  const plies = play.moves.length;
  const ply = turnOf(play) === play.side ? plies - 2 : plies - 1;
  if (ply >= 0) return ply;
  throw new Refusal(409, 'undo-nothing', 'There is no move of yours to take back.');
}
