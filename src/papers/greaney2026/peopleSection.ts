/** Results of two strategies against people, from the published numbers. There are no new games. */

import type { OpponentRow } from '../../charts/studyChart.ts';
import type { Figure, Section } from '../../documents/document.ts';
import { median } from '../../stats/quartiles.ts';
import { figureBlock, textBlock } from '../../reports/blocks.ts';
import { chanceText } from '../../reports/reportText.ts';
import { compareGroups } from '../../stats/compareGroups.ts';
import { wilsonInterval } from '../../stats/wilson.ts';
import { PUBLISHED, PUBLISHED_RUNS } from './published.ts';

export function peopleSection(): Section {
  const { section, pages, participants, gamesEach } = PUBLISHED.people;
  const blocks = [
    textBlock(
      `${participants} people played ${gamesEach} games each, five people against each strategy, and rated the difficulty ` +
        `from 1 to 10 (section ${section}, pages ${pages}). This has two limits. The games of one person are not ` +
        'independent. And in the program that people used, every strategy chose moves by index instead of evaluating ' +
        'positions, so people did not meet the opponents that were bred.',
    ),
    figureBlock(winsFigure()),
    figureBlock(ratingsFigure()),
  ];
  return { id: 'people', title: 'Against people', blocks };
}

function rows(): OpponentRow[] {
  return PUBLISHED.people.rows.map(({ run, games, wins, ratings }) => {
    const { id, condition } = PUBLISHED_RUNS.find((one) => one.run === run)!;
    const title = `${id}, condition ${condition}`;
    return { title, games, winRate: wins / games, ...wilsonInterval(wins, games), ratings, median: median(ratings) };
  });
}

function winsFigure(): Figure {
  const [first, second] = rows() as [OpponentRow, OpponentRow];
  const isApart = first.low > second.high || second.low > first.high;
  const difference = isApart ? '' : '; their intervals overlap';
  return {
    id: 'figure-6-6',
    finding: `People won most of their games against both strategies${difference}.`,
    caption:
      `Figure 6.6 of the thesis: games won by each strategy, ${first.games} games each. The 95 % intervals (Wilson) treat ` +
      'all games as independent.',
    chart: { kind: 'people', shows: 'wins', rows: rows() },
  };
}

function ratingsFigure(): Figure {
  const [first, second] = rows() as [OpponentRow, OpponentRow];
  const { p } = compareGroups(first.ratings, second.ratings);
  const verdict = p < 0.05 ? '' : `; this shows no difference (${chanceText(p)})`;
  return {
    id: 'figure-6-6-ratings',
    finding: `Their median ratings are ${first.median} and ${second.median}${verdict}.`,
    caption:
      `Ratings of difficulty from 1 to 10, ${first.ratings.length} for each strategy. A circle is a rating, larger if it was ` +
      'given more often; bars are medians.',
    chart: { kind: 'people', shows: 'ratings', rows: rows() },
  };
}
