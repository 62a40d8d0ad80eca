/** The tournaments of the fifteen heuristics: figure 6 of the paper, in both games. */

import type { Bar, Estimate } from '../../charts/chart.ts';
import type { Block, Cell, Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { inWords, percentText } from '../../reports/reportText.ts';
import { mean } from '../../stats/spread.ts';
import { meanShareInterval } from '../../stats/studentT.ts';
import { wilsonInterval } from '../../stats/wilson.ts';
import type { Evidence } from './evidence.ts';
import type { Game } from './heuristics.ts';
import { GAMES, HEURISTICS } from './heuristics.ts';
import { PUBLISHED } from './published.ts';
import type { Standing } from './tournament.ts';
import { allStandings } from './tournament.ts';

type Measure = 'byGames' | 'byClashes';

const MEASURES = { byGames: 'games', byClashes: 'clashes' } as const;

/** A heuristic over all seeds, the one with the highest score first. */
interface Ranked {
  readonly heuristic: string;
  readonly standings: readonly Standing[];
  readonly score: Estimate;
}

export function tournamentSection({ clashes }: Evidence): Section {
  const { figure, section, games, gamesPerPair, first, bestByHg, belowTheTen, shown } = PUBLISHED.tournament;
  return {
    id: 'tournament',
    title: 'Tournaments of the fifteen heuristics',
    blocks: [
      textBlock(
        `In section ${section} every two of fifteen heuristics play ${gamesPerPair} games of checkers, ${games} in all, with ` +
          `a search of six plies. Figure ${figure} shows the best ${shown} as bars, by games and by clashes of ` +
          `${gamesPerPair} games; its text has no scores. It says that ${first} is first in both, that the best ${bestByHg} are all ` +
          `of HG, and that ${belowTheTen} is not among the best ${shown}. We hold the tournament once for each seed, and ` +
          'for give-away too.',
      ),
      ...GAMES.flatMap((game) => gameBlocks(allStandings(clashes, game), game)),
    ],
  };
}

function gameBlocks(standings: readonly Standing[], game: Game): Block[] {
  return [
    ...(['byGames', 'byClashes'] as const).map((measure) => figureBlock(scoreFigure(standings, game, measure))),
    tableBlock(standingsTable(standings, game)),
  ];
}

function rankedBy(standings: readonly Standing[], measure: Measure): Ranked[] {
  return HEURISTICS.flatMap(({ name }): Ranked[] => {
    const own = standings.filter(({ heuristic }) => heuristic === name);
    return own.length === 0 ? [] : [{ heuristic: name, standings: own, score: scoreOver(own, measure) }];
  }).toSorted((one, two) => two.score.value - one.score.value);
}

/** The mean over seeds; if all are equal, with the interval of their games. */
function scoreOver(own: readonly Standing[], measure: Measure): Estimate {
  const { value, low, high } = meanShareInterval(own.map((standing) => standing[measure]));
  if (low !== null && high !== null) return { value, low, high };
  const games = gamesOf(own);
  return { value, ...wilsonInterval(value * games, games) };
}

function gamesOf(own: readonly Standing[]): number {
  return own.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
}

function scoreFigure(standings: readonly Standing[], game: Game, measure: Measure): Figure {
  const ranked = rankedBy(standings, measure);
  const seeds = new Set(standings.map(({ seed }) => seed)).size;
  const best = ranked.slice(0, PUBLISHED.tournament.bestByHg).map(({ heuristic }) => heuristic);
  const bars = ranked.map(({ heuristic, standings: own, score }): Bar => {
    return { group: heuristic.split(':')[0]!, label: heuristic, games: gamesOf(own), ...score };
  });
  return {
    id: `tournament-${game}-by-${MEASURES[measure]}`,
    finding: `In ${game}, the best five by ${MEASURES[measure]} are ${inWords(best)}.`,
    caption:
      `The percentage of points in the tournament of ${game} by ${MEASURES[measure]}, as in figure ${PUBLISHED.tournament.figure} of ` +
      `the paper: means over ${seeds} seeds with 95 % intervals (Student’s t).`,
    chart: {
      kind: 'bars',
      axis: `% of the points by ${MEASURES[measure]}`,
      bars,
      reference: { value: 0.5, label: 'even' },
    },
  };
}

function standingsTable(standings: readonly Standing[], game: Game): Table {
  const places = rankedBy(standings, 'byClashes').map(({ heuristic }) => heuristic);
  const { sevenBest } = PUBLISHED.tournament;
  const rows = rankedBy(standings, 'byGames').map(({ heuristic, standings: own, score }, index): Cell[] => {
    const sum = (value: (one: Standing) => number): number => own.reduce((total, one) => total + value(one), 0);
    return [
      heuristic,
      index + 1,
      places.indexOf(heuristic) + 1,
      ...(game === 'checkers' ? [sevenBest.includes(heuristic) ? 'yes' : 'no'] : []),
      sum(({ wins }) => wins),
      sum(({ draws }) => draws),
      sum(({ losses }) => losses),
      score,
      scoreOver(own, 'byClashes'),
      own.map(({ byGames }) => percentText(byGames)).join(', '),
    ];
  });
  return {
    id: `standings-${game}`,
    title: `The tournament of ${game}, ${drawText(standings)}`,
    columns: [
      { name: 'heuristic', shows: 'text' },
      { name: 'place by games', shows: 'count' },
      { name: 'place by clashes', shows: 'count' },
      ...(game === 'checkers' ? [{ name: 'among the seven best published', shows: 'text' as const }] : []),
      { name: 'won', shows: 'count' },
      { name: 'drawn', shows: 'count' },
      { name: 'lost', shows: 'count' },
      { name: 'points by games', shows: 'percent' },
      { name: 'points by clashes', shows: 'percent' },
      { name: 'by seed', shows: 'text' },
    ],
    rows,
  };
}

function drawText(standings: readonly Standing[]): string {
  const drawn = mean(standings.map(({ wins, draws, losses }) => draws / (wins + draws + losses)));
  return `${percentText(drawn)} of its games drawn`;
}
