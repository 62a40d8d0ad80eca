/** Questions about a game: a hint, the reasons for a move, evaluations, mistakes. */

import type { EvaluationsView, HintView, ReviewView, WhyView } from '../../api/thoughtApi.ts';
import type { Reader } from '../../explanations/describeFinding.ts';
import { opponent } from '../../rules/side.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import { Refusal } from '../refusal.ts';
import type { Asked, Thinking } from '../thinking/thinking.ts';
import { refuseInStudy, refuseStranger } from './gameRules.ts';
import { checkPly } from './gamePdn.ts';
import type { KeptThoughts } from './keptThoughts.ts';
import { questionAt } from './keptThoughts.ts';
import { REPLY_TIME_MS } from './opponentSpec.ts';
import { opponentOf } from './gameView.ts';
import { sideOf, turnOf } from './playedGame.ts';

const HINT_TIME_MS = 1000;
const EVALUATIONS_TIME_MS = 2000;
const REVIEW_TIME_MS = 6000;

export function hintFor(play: PlayRecord, client: string, thinking: Thinking): Asked<HintView> {
  refuseStranger(play, client);
  refuseInStudy(play, 'There are no hints');
  if (play.outcome) throw new Refusal(409, 'game-over', 'The game is over. There is no move to suggest.');
  if (turnOf(play) !== play.side) {
    throw new Refusal(409, 'not-your-turn', "It is your opponent's turn. Ask again after its move.");
  }
  const { variant, start, moves } = play;
  return thinking.ask(client, 'hint', { variant, start, moves }, { timeMs: HINT_TIME_MS });
}

/**
 * Explains a move. For a move of the opponent it uses the decision made at the time; if that is no longer cached, the
 * opponent decides again. For your move it shows what the opponent would have played, with every move scored.
 */
export function whyPlayed(
  play: PlayRecord,
  ply: number,
  client: string,
  thinking: Thinking,
  thoughts: KeptThoughts,
): Asked<WhyView> {
  refuseInStudy(play, 'Moves are not explained');
  checkPly(play, ply, play.moves.length - 1);
  const question = questionAt(play, ply);
  const isOfPerson = turnOf(question) === play.side;
  const task = {
    ...question,
    ...(isOfPerson && { scoreAll: true }),
    played: play.moves[ply]!,
    thought: thoughts.find(play, ply),
    reader: readerOf(play, client),
  };
  const asked = thinking.ask(client, 'whyMove', task, { timeMs: REPLY_TIME_MS });
  const answer = asked.answer.then(({ why, thought }) => {
    if (thought) thoughts.keep(play, ply, thought);
    return why;
  });
  return { ...asked, answer };
}

/** The explanation says "you" to the person who plays, and names both sides to others. */
function readerOf(play: PlayRecord, client: string): Reader {
  const { title, spec } = opponentOf(play);
  const isNamed = title !== spec && title.length <= LONGEST_NAME;
  const isPlayer = play.owner === client;
  return {
    name: isNamed ? title : isPlayer ? 'your opponent' : undefined,
    playerSide: opponent(sideOf(play.side)),
    readerSide: isPlayer ? sideOf(play.side) : undefined,
  };
}

const LONGEST_NAME = 40;

export function evaluateGame(play: PlayRecord, client: string, thinking: Thinking): Asked<EvaluationsView> {
  refuseInStudy(play, 'Positions are not evaluated');
  const { variant, start, moves } = play;
  return thinking.ask(client, 'evaluations', { variant, start, moves }, { timeMs: EVALUATIONS_TIME_MS });
}

/** Reviews only finished games: earlier, mistakes would be hints. */
export function reviewGame(play: PlayRecord, client: string, thinking: Thinking): Asked<ReviewView> {
  refuseInStudy(play, 'Mistakes are not shown');
  if (!play.outcome) throw new Refusal(409, 'game-on', 'The game is not over. Mistakes are shown after the game.');
  const { variant, start, moves } = play;
  return thinking.ask(client, 'review', { variant, start, moves }, { timeMs: REVIEW_TIME_MS });
}
