/** A small study for tests: two opponents, two games each. */

import type { PlayRecord, PlaySide, StudyRecord } from '../src/store/playRecords.ts';
import { planGames } from '../src/reports/people/studyPlan.ts';
import type { StudyGame, StudyMatter } from '../src/reports/people/studyResults.ts';

interface ExampleGame {
  readonly participant: number;
  readonly game?: number;
  /** Index of the opponent; the planned one by default. */
  readonly opponent?: number;
  /** Undefined while the game is in progress; null for a draw. The participant plays Black. */
  readonly winner?: PlaySide | null;
  readonly rating?: number;
  readonly remark?: string;
}

export function exampleStudy(games: readonly ExampleGame[], titles: readonly string[] = ['Oak', 'Fern']): StudyMatter {
  const opponents = titles.map((title) => ({ spec: `champion:${title}`, player: `expression:${title}`, title }));
  const study: StudyRecord = {
    id: 1,
    title: 'Our study',
    variant: 'english',
    opponents,
    gamesEach: 2,
    side: 'black',
    question: 'How difficult was it?',
    seed: 3,
    createdAt: '2026-01-01T09:00:00.000Z',
  };
  const numbers = [...new Set(games.map(({ participant }) => participant))];
  const participants = numbers.map((number) => ({ token: `token${number}`, study: 1, number, createdAt: '' }));
  return { study, participants, games: games.map((game) => exampleGame(study, game)) };
}

function exampleGame(study: StudyRecord, given: ExampleGame): StudyGame {
  const { participant, game = 0, winner, rating, remark = '' } = given;
  const opponent = given.opponent ?? planGames(study, participant)[game]!.opponent;
  const { spec, player } = study.opponents[opponent]!;
  const play: PlayRecord = {
    id: `play${participant}of${game}against${opponent}`,
    owner: 'somebody',
    variant: study.variant,
    start: '',
    moves: ['11-15', '24-19'],
    opponent: spec,
    player,
    side: 'black',
    seed: 5,
    participant: `token${participant}`,
    studyGame: game,
    outcome: winner === undefined ? null : { winner, reason: 'resignation' },
    version: 2,
    createdAt: '2026-01-01T10:00:00.000Z',
    updatedAt: '2026-01-01T10:05:00.000Z',
  };
  const answer = rating === undefined ? undefined : { play: play.id, rating, remark, createdAt: '' };
  return { participant, opponent, play, answer };
}
