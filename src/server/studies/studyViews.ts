/** Studies as the keeper sees them. */

import type { StudySummary, StudyView } from '../../api/studyApi.ts';
import { studyFindings } from '../../reports/people/studyFindings.ts';
import { gamesOfOne } from '../../reports/people/studyPlan.ts';
import type { StudyMatter } from '../../reports/people/studyResults.ts';
import { opponentResults } from '../../reports/people/studyResults.ts';

export function studySummaryOf({ study, participants, games }: StudyMatter): StudySummary {
  const { id, title, variant, gamesEach, side, question, createdAt } = study;
  return {
    id,
    title,
    variant,
    opponents: study.opponents.map((opponent) => ({ spec: opponent.spec, title: opponent.title })),
    gamesEach,
    side,
    question,
    createdAt,
    participants: participants.length,
    finished: games.filter(({ play }) => play.outcome !== null).length,
    planned: participants.length * gamesOfOne(study),
  };
}

export function studyViewOf(matter: StudyMatter): StudyView {
  return {
    ...studySummaryOf(matter),
    links: linksOf(matter),
    results: opponentResults(matter),
    remarks: remarksOf(matter),
    findings: studyFindings(matter),
  };
}

function linksOf({ study, participants, games }: StudyMatter): StudyView['links'] {
  return participants.map(({ number, token }) => {
    const own = games.filter(({ participant }) => participant === number);
    return {
      number,
      token,
      finished: own.filter(({ play }) => play.outcome !== null).length,
      rated: own.filter(({ answer }) => answer !== undefined).length,
      planned: gamesOfOne(study),
    };
  });
}

function remarksOf({ study, games }: StudyMatter): StudyView['remarks'] {
  return games.flatMap(({ participant, opponent, answer }) => {
    if (!answer || answer.remark === '') return [];
    const { rating, remark } = answer;
    return [{ participant, opponent: study.opponents[opponent]!.title, rating, remark }];
  });
}
