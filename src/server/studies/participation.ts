/** A participant's progress through a study: game by game, each rated before the next. */

import type { ParticipationView, RatingOrder } from '../../api/studyApi.ts';
import type { AnswerRecord, ParticipantRecord, PlayRecord, StudyRecord } from '../../store/playRecords.ts';
import type { Store } from '../../store/store.ts';
import { Refusal } from '../refusal.ts';
import type { PlannedGame } from '../../reports/people/studyPlan.ts';
import { planGames } from '../../reports/people/studyPlan.ts';
import { resultOf } from '../../reports/people/studyResults.ts';

type GameState = ParticipationView['games'][number]['state'];

/** One of the participant's games. */
interface Step {
  readonly planned: PlannedGame;
  /** Undefined until the game starts. */
  readonly play: PlayRecord | undefined;
  readonly answer: AnswerRecord | undefined;
  readonly state: GameState;
}

export interface Participation {
  readonly participant: ParticipantRecord;
  readonly study: StudyRecord;
  readonly steps: readonly Step[];
  readonly isDone: boolean;
}

export function participationOf(store: Store, token: string): Participation {
  const participant = store.participant(token);
  if (!participant) throw unknownParticipant();
  const study = store.study(participant.study);
  const plays = new Map(store.playsOfParticipant(token).map((play) => [play.studyGame, play]));
  const answers = new Map(store.answersOfParticipant(token).map((answer) => [answer.play, answer]));
  const steps = planGames(study, participant.number).map((planned, index) => {
    const play = plays.get(index);
    const answer = play && answers.get(play.id);
    return { planned, play, answer, state: stateOf(play, answer) };
  });
  return { participant, study, steps, isDone: steps.every(({ state }) => state === 'rated') };
}

/** The participant's view. It hides the opponents until all games are rated. */
export function participationViewOf({ participant, study, steps, isDone }: Participation): ParticipationView {
  return {
    title: study.title,
    variant: study.variant,
    question: study.question,
    number: participant.number,
    games: steps.map(({ planned, play, answer, state }) => ({
      id: play?.id ?? null,
      state,
      side: planned.side,
      sentence: play ? describe(play) : null,
      rating: answer?.rating ?? null,
      remark: answer?.remark ?? null,
      opponent: isDone ? study.opponents[planned.opponent]!.title : null,
    })),
    isDone,
  };
}

/** The index of the next game: the current one, or the first that has not started. */
export function nextStep({ steps, isDone }: Participation): number {
  if (isDone) throw new Refusal(409, 'study-done', 'You have played and rated all games of the study. Thank you.');
  if (steps.some(({ state }) => state === 'unrated')) {
    throw new Refusal(409, 'rating-due', 'Rate the game that you have finished before you start the next one.');
  }
  const playing = steps.findIndex(({ state }) => state === 'playing');
  return playing >= 0 ? playing : steps.findIndex(({ state }) => state === 'waiting');
}

/** Stores a participant's rating of one of their games. */
export function rate(store: Store, { steps, isDone }: Participation, { game, rating, remark }: RatingOrder): void {
  const step = steps.find(({ play }) => play?.id === game);
  if (!step) throw new Refusal(404, 'play-unknown', 'This is not one of your games in the study.');
  if (step.state === 'playing') throw new Refusal(409, 'game-under-way', 'Finish the game before you rate it.');
  if (isDone) {
    const sentence = 'You have rated all games and know your opponents; your ratings can no longer be changed.';
    throw new Refusal(409, 'study-done', sentence);
  }
  store.answer(game, rating, remark.trim());
}

function stateOf(play: PlayRecord | undefined, answer: AnswerRecord | undefined): GameState {
  if (!play) return 'waiting';
  if (!play.outcome) return 'playing';
  return answer ? 'rated' : 'unrated';
}

function describe(play: PlayRecord): string {
  const side = play.side === 'black' ? 'Black' : 'White';
  const result = resultOf(play);
  if (!result) return `You play ${side}.`;
  return result === 'drawn' ? `You played ${side}; it was a draw.` : `You played ${side} and ${result}.`;
}

function unknownParticipant(): Refusal {
  const sentence = 'This link does not exist, or its participant has withdrawn. Ask the person who gave it to you.';
  return new Refusal(404, 'participant-unknown', sentence);
}
