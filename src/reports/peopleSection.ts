/** Results of the champions against people, if they were opponents in a study. */

import { formatNoun } from '../base/numberText.ts';
import type { Block, Section, Table } from '../documents/document.ts';
import type { Store } from '../store/store.ts';
import { figureBlock, listBlock, tableBlock, textBlock } from './blocks.ts';
import type { Condition } from './condition.ts';
import { allRuns } from './condition.ts';
import { studyFindings } from './people/studyFindings.ts';
import type { OpponentResult, StudyMatter } from './people/studyResults.ts';
import { gatherStudy, opponentResults } from './people/studyResults.ts';
import { estimateText, inWords, percentText, quotedName } from './reportText.ts';

/** None if no study had one of the runs as an opponent. */
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
  const about = `In the study ${quotedName(study.title)}, ${people} finished ${formatNoun(games, 'game')}.`;
  if (games === 0) return [textBlock(about)];
  return [
    textBlock(`${about} After each game they were asked: ${quotedName(study.question)}`),
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
  const played = results.filter(({ games }) => games > 0);
  const most = Math.max(...played.map(({ winRate }) => winRate));
  const best = played.filter(({ winRate }) => winRate === most);
  const [{ title, low, high, games }] = best as [OpponentResult];
  if (best.length > 1) return `${inWords(best.map((one) => one.title))} tie at ${percentText(most)} of the games won.`;
  const share = `${estimateText({ value: most, low, high })} of ${formatNoun(games, 'game')} against people`;
  return played.length > 1 ? `${title} won most often: ${share}.` : `${title} won ${share}.`;
}

function ratingBlocks(id: number, question: string, results: readonly OpponentResult[]): Block[] {
  const rated = results.filter(({ median }) => median !== null);
  if (rated.length === 0) return [];
  const count = rated.reduce((sum, { ratings }) => sum + ratings.length, 0);
  return [
    figureBlock({
      id: `people-ratings-${id}`,
      finding: ratingsFinding(rated),
      caption: `${formatNoun(count, 'rating')} from 1 to 10 in answer to ${quotedName(question)} Bars are medians.`,
      chart: { kind: 'people', shows: 'ratings', rows: results },
    }),
  ];
}

function ratingsFinding(rated: readonly OpponentResult[]): string {
  const highest = Math.max(...rated.map(({ median }) => median!));
  const best = rated.filter(({ median }) => median === highest).map(({ title }) => title);
  if (best.length > 1) return `${inWords(best)} tie at a median rating of ${highest}.`;
  return rated.length > 1
    ? `${best[0]} was rated highest: median rating ${highest}.`
    : `${best[0]} has a median rating of ${highest}.`;
}

function peopleTable(id: number, results: readonly OpponentResult[]): Table {
  return {
    id: `people-${id}`,
    title: 'Games against people, by opponent',
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
