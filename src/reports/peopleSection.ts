/** What people made of the champions, where these were opponents in a study with participants. */

import { formatNoun } from '../base/numberText.ts';
import type { Block, Section, Table } from '../documents/document.ts';
import type { Store } from '../store/store.ts';
import { figureBlock, listBlock, tableBlock, textBlock } from './blocks.ts';
import type { Condition } from './condition.ts';
import { allRuns } from './condition.ts';
import { studyFindings } from './people/studyFindings.ts';
import type { OpponentResult, StudyMatter } from './people/studyResults.ts';
import { gatherStudy, opponentResults } from './people/studyResults.ts';
import { estimateText } from './reportText.ts';

/** None where no study had one of the runs for an opponent. */
export function peopleSection(store: Store, conditions: readonly Condition[]): Section[] {
  const specs = new Set(allRuns(conditions).map(({ run }) => `run:${run.id}`));
  const studies = store.studies().filter(({ opponents }) => opponents.some(({ spec }) => specs.has(spec)));
  if (studies.length === 0) return [];
  return [
    { id: 'people', title: 'People', blocks: studies.flatMap((study) => studyBlocks(gatherStudy(store, study))) },
  ];
}

function studyBlocks(matter: StudyMatter): Block[] {
  const { study, participants } = matter;
  const results = opponentResults(matter);
  const games = results.reduce((sum, one) => sum + one.games, 0);
  const people = formatNoun(participants.length, 'participant');
  const about = `In the study "${study.title}" ${people} played ${formatNoun(games, 'game')} to their end.`;
  if (games === 0) return [textBlock(about)];
  return [
    textBlock(`${about} After each they were asked: "${study.question}"`),
    listBlock(studyFindings(matter)),
    figureBlock({
      id: `people-wins-${study.id}`,
      finding: winsFinding(results),
      caption: `Wins of opponents against people in ${formatNoun(games, 'game')}, with 95 % intervals (Wilson).`,
      chart: { kind: 'people', shows: 'wins', rows: results },
    }),
    ...ratingBlocks(study.id, study.question, results),
    tableBlock(peopleTable(study.id, results)),
  ];
}

function winsFinding(results: readonly OpponentResult[]): string {
  const played = results.filter(({ games }) => games > 0).toSorted((one, other) => other.winRate - one.winRate);
  const best = played[0]!;
  const share = estimateText({ value: best.winRate, low: best.low, high: best.high });
  const most = played.length > 1 ? ' most' : '';
  return `${best.title} won${most}: ${share} of ${formatNoun(best.games, 'game')} against people.`;
}

function ratingBlocks(id: number, question: string, results: readonly OpponentResult[]): Block[] {
  const rated = results.filter(({ median }) => median !== null).toSorted((one, other) => other.median! - one.median!);
  const [highest] = rated;
  if (!highest) return [];
  const count = rated.reduce((sum, { ratings }) => sum + ratings.length, 0);
  const place = rated.length > 1 && rated[1]!.median! < highest.median! ? ' highest' : '';
  return [
    figureBlock({
      id: `people-ratings-${id}`,
      finding: `${highest.title} was rated${place}, ${highest.median} of 10 in the middle.`,
      caption: `${formatNoun(count, 'rating')} from 1 to 10 in answer to "${question}"; the bar is the median.`,
      chart: { kind: 'people', shows: 'ratings', rows: results },
    }),
  ];
}

function peopleTable(id: number, results: readonly OpponentResult[]): Table {
  return {
    id: `people-${id}`,
    title: 'Games of people by opponent',
    columns: [
      { name: 'opponent', shows: 'text' },
      { name: 'title', shows: 'text' },
      { name: 'games', shows: 'count' },
      { name: 'won by the opponent', shows: 'count' },
      { name: 'drawn', shows: 'count' },
      { name: 'win rate', shows: 'percent' },
      { name: 'ratings', shows: 'count' },
      { name: 'median rating', shows: 'decimal' },
    ],
    rows: results.map(({ spec, title, games, losses, draws, winRate, low, high, ratings, median }) => {
      const share = games === 0 ? null : { value: winRate, low, high };
      return [spec, title, games, losses, draws, share, ratings.length, median];
    }),
  };
}
