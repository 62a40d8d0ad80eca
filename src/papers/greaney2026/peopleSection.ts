/** Results of people against two of the strategies, from the published numbers. There are no new games here. */

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
      `${participants} people played ${gamesEach} games each, five people against each strategy, and rated how hard it was ` +
        `from 1 to 10 (section ${section}, pages ${pages}). Two things limit what this says: the games of one person are not ` +
        'independent, and the program in which they were played let every strategy count off a move instead of judging ' +
        'positions, so people met other opponents than those that were bred.',
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
      `Figure 6.6 of the thesis: games won by the strategy, ${first.games} games each, with the 95 % interval of Wilson as if ` +
      'all games were independent.',
    chart: { kind: 'people', shows: 'wins', rows: rows() },
  };
}

function ratingsFigure(): Figure {
  const [first, second] = rows() as [OpponentRow, OpponentRow];
  const { p } = compareGroups(first.ratings, second.ratings);
  const verdict = p < 0.05 ? '' : `, which shows no difference (${chanceText(p)})`;
  return {
    id: 'figure-6-6-ratings',
    finding: `In the middle they were rated ${first.median} and ${second.median} of ten${verdict}.`,
    caption: `How hard people found them, from 1 to 10, ${first.ratings.length} ratings each. A circle is a rating, the larger the more often; the bar is the median.`,
    chart: { kind: 'people', shows: 'ratings', rows: rows() },
  };
}
