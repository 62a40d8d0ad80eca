/** What can be asked about a game: a hint, the reasons for a move, how the game went. */

import type { EvaluationsView, HintView, WhyView } from '../../api/gameApi.ts';
import { InputError } from '../../base/inputError.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import { Refusal } from '../refusal.ts';
import type { Asked, Thinking } from '../thinking/thinking.ts';
import { refuseInStudy, refuseStranger } from './gameRules.ts';
import { checkPly } from './gamePdn.ts';
import { REPLY_TIME_MS } from './opponentSpec.ts';
import { turnOf } from './playedGame.ts';

const HINT_TIME_MS = 1000;
const EVALUATIONS_TIME_MS = 2000;

export function hintFor(play: PlayRecord, client: string, thinking: Thinking): Asked<HintView> {
  refuseStranger(play, client);
  refuseInStudy(play, 'There are no hints');
  if (play.outcome) throw new Refusal(409, 'game-over', 'The game is over; there is no move to be found.');
  if (turnOf(play) !== play.side) {
    throw new Refusal(409, 'not-your-turn', 'It is the turn of your opponent. Ask again after its move.');
  }
  const { variant, start, moves } = play;
  return thinking.ask(client, 'hint', { variant, start, moves }, { timeMs: HINT_TIME_MS });
}

/** Takes as long as the player took for the move, and somewhat more. */
export function whyPlayed(play: PlayRecord, ply: number, client: string, thinking: Thinking): Asked<WhyView> {
  refuseInStudy(play, 'Moves are not explained');
  checkPly(play, ply, play.moves.length - 1);
  const { variant, start, player, seed } = play;
  const before = { variant, start, moves: play.moves.slice(0, ply) };
  if (turnOf(before) === play.side) {
    throw new InputError('why-own', 'This move is of the person; only those of the opponent can be explained.');
  }
  const task = { ...before, player, seed, played: play.moves[ply]! };
  return thinking.ask(client, 'whyMove', task, { timeMs: REPLY_TIME_MS });
}

export function evaluateGame(play: PlayRecord, client: string, thinking: Thinking): Asked<EvaluationsView> {
  refuseInStudy(play, 'Positions are not evaluated');
  const { variant, start, moves } = play;
  return thinking.ask(client, 'evaluations', { variant, start, moves }, { timeMs: EVALUATIONS_TIME_MS });
}
