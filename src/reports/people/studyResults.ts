/** The results of a study by opponent: games and ratings. */

import { median } from '../../stats/quartiles.ts';
import { mean } from '../../stats/spread.ts';
import { wilsonInterval } from '../../stats/wilson.ts';
import type { AnswerRecord, ParticipantRecord, PlayRecord, StudyRecord } from '../../store/playRecords.ts';
import type { Store } from '../../store/store.ts';
import { planGames } from './studyPlan.ts';

/** A game that was started, with its rating. */
export interface StudyGame {
  readonly participant: number;
  /** Index of the study's opponent. */
  readonly opponent: number;
  readonly play: PlayRecord;
  /** The rating and remark of the participant. */
  readonly answer: AnswerRecord | undefined;
}

/** A study with its participants and games. */
export interface StudyMatter {
  readonly study: StudyRecord;
  readonly participants: readonly ParticipantRecord[];
  /** By participant, in the order in which they are played. */
  readonly games: readonly StudyGame[];
}

/** The results of the participants against an opponent. */
export interface OpponentResult {
  readonly spec: string;
  readonly title: string;
  /** Finished games; wins and losses are those of the participants. */
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The opponent's share of games won with its 95 % interval (Wilson). */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  /** All ratings and their median; null if there are none. */
  readonly ratings: number[];
  readonly median: number | null;
  readonly meanPlies: number | null;
}

export function gatherStudy(store: Store, study: StudyRecord): StudyMatter {
  const participants = store.participantsOf(study.id);
  const answers = new Map(store.answersOfStudy(study.id).map((answer) => [answer.play, answer]));
  const byToken = new Map(participants.map(({ token, number }) => [token, { number, plan: planGames(study, number) }]));
  const games = store.playsOfStudy(study.id).map((play) => {
    const { number, plan } = byToken.get(play.participant!)!;
    return { participant: number, opponent: plan[play.studyGame!]!.opponent, play, answer: answers.get(play.id) };
  });
  return { study, participants, games };
}

/** One for each opponent, in their order. */
export function opponentResults({ study, games }: StudyMatter): OpponentResult[] {
  return study.opponents.map(({ spec, title }, index) => {
    const over = games.filter(({ opponent, play }) => opponent === index && play.outcome !== null);
    const count = (result: GameResult): number => over.filter(({ play }) => resultOf(play) === result).length;
    const losses = count('lost');
    const ratings = over.flatMap(({ answer }) => answer?.rating ?? []);
    return {
      spec,
      title,
      games: over.length,
      wins: count('won'),
      draws: count('drawn'),
      losses,
      winRate: over.length === 0 ? 0 : losses / over.length,
      ...wilsonInterval(losses, over.length),
      ratings,
      median: ratings.length === 0 ? null : median(ratings),
      meanPlies: over.length === 0 ? null : mean(over.map(({ play }) => play.moves.length)),
    };
  });
}

export type GameResult = 'won' | 'drawn' | 'lost';

/** The result for the participant; undefined until the game is finished. */
export function resultOf({ outcome, side }: PlayRecord): GameResult | undefined {
  if (!outcome) return undefined;
  return outcome.winner === null ? 'drawn' : outcome.winner === side ? 'won' : 'lost';
}
