/** The champions: the expression or the net of each, what it wants, and its scores in training, in new games and in tests. */

import { capital } from '../base/capital.ts';
import { formatCount, formatNoun } from '../base/numberText.ts';
import { shortened } from '../charts/words.ts';
import type { Block, Cell, Section, Table } from '../documents/document.ts';
import { championSize, infixText } from '../explanations/expressionText.ts';
import type { ChampionRecord, RunRecord } from '../store/records.ts';
import { foldBlock, listBlock, tableBlock, textBlock } from './blocks.ts';
import { isNetRun, netBlocks, shownNets } from './championNet.ts';
import { championRemarks } from './championRemarks.ts';
import type { Condition, ReportedRun } from './condition.ts';
import { allRuns, byVariant, gameTitle, isFromElsewhere } from './condition.ts';
import { estimateText, percentText, quotedName, someInWords } from './reportText.ts';
import { championStrength } from './strengthFigures.ts';
import type { TestScore } from './testScores.ts';
import { opponentsMet } from './testShares.ts';

/** The most champions that are shown in full; more are folded. */
const MOST_IN_FULL = 2;
const MOST_LETTERS = 60;
/** Of the spec of a champion without an expression, which may contain a whole network. */
const MOST_CODE = 2000;

export function championsSection(conditions: readonly Condition[]): Section {
  const crowned = conditions.flatMap(({ label, runs }) =>
    runs.flatMap((run) => (run.champion ? [{ label, run, champion: run.champion }] : [])),
  );
  const isFew = crowned.length <= MOST_IN_FULL;
  const withBoards = shownNets(conditions);
  const hasGames = byVariant(conditions).length > 1;
  const details = crowned.flatMap(({ label, run, champion }): Block[] => {
    const game = hasGames ? `, ${gameTitle(run.run.variant)}` : '';
    const title = `Champion of run ${run.run.id}${game} (${quotedName(label)}, ${seedText(run.run)})`;
    const blocks = championBlocks(run, champion, withBoards.has(run));
    return isFew ? [textBlock(`${title}:`), ...blocks] : [foldBlock(`${title}: ${shortOf(champion)}`, blocks)];
  });
  const blocks: Block[] = [
    ...describeMissing(allRuns(conditions)),
    tableBlock(known(championsTable(conditions))),
    textBlock(aboutScores(crowned.map(({ champion }) => champion))),
    ...details,
  ];
  return { id: 'champions', title: 'Champions', blocks };
}

/** Explains the columns of the table. */
function aboutScores(champions: readonly ChampionRecord[]): string {
  const units = new Set(champions.map(({ unit = 'share' }) => unit));
  const isWithoutGames = [...units].every((unit) => unit === 'error' || unit === 'forecast' || unit === 'unknown');
  return [
    ...(units.has('share') || units.size === 0 ? [ABOUT_GAMES] : []),
    ...(units.has('duels') ? [ABOUT_DUELS] : []),
    ...(units.has('points') ? [ABOUT_POINTS] : []),
    ...(champions.some(({ validation }) => validation.games > 0) ? [ABOUT_VALIDATION] : []),
    ...(isWithoutGames && units.size > 0 ? [] : [ABOUT_NEW_GAMES]),
    ...(units.has('error') ? [ABOUT_ERRORS] : []),
    ...(units.has('forecast') ? [ABOUT_FORECASTS] : []),
    'Tests are the same for all; their shares have 95 % intervals.',
  ].join(' ');
}

const ABOUT_GAMES =
  'Training is the share of points in the training games of its generation. Selection used these games, so the score ' +
  'is partly luck.';
const ABOUT_DUELS = 'Where duels decide, training is the share of duels that the champion won in its generation.';
const ABOUT_POINTS =
  'Training points are those of the training games of its generation; selection used these games too.';
const ABOUT_VALIDATION = 'Validation games chose the champion among candidates.';
const ABOUT_NEW_GAMES = 'Confirmation games are new games against the same opponents that no choice has used.';
const ABOUT_ERRORS =
  'A training error is the root-mean-square difference, in men, between the evaluation and what the search says of the ' +
  'positions of the generation. A confirmation error is the same on new positions that no choice has used.';
const ABOUT_FORECASTS =
  'A training forecast is the share of the variance of results that the evaluation explains in the games of its ' +
  'generation. A confirmation forecast is the same in new games, which no choice has used.';

function shortOf(champion: ChampionRecord): string {
  return shortened(infixOf(champion) ?? 'no expression', MOST_LETTERS);
}

function seedText({ seed, status }: RunRecord): string {
  return status === 'imported' && seed === 0 ? 'imported' : `seed ${seed}`;
}

function describeMissing(runs: readonly ReportedRun[]): Block[] {
  const without = runs.filter(({ champion }) => !champion);
  if (without.length === 0) return [];
  const names = without.map(({ run }) => {
    const place = run.generation < 0 ? 'no generation yet' : `generation ${run.generation} of ${run.generations}`;
    return `run ${run.id} (${place})`;
  });
  const verb = without.length === 1 ? 'has' : 'have';
  return [textBlock(`${capital(someInWords(names, 8))} ${verb} no champion.`)];
}

function championsTable(conditions: readonly Condition[]): Table {
  const opponents = opponentsMet(conditions);
  const rows = conditions.flatMap(({ label, runs }) =>
    runs.map((run) => [
      ...championCells(label, run),
      ...opponents.flatMap((one) => scoreCells(run.scores.get(one))),
      run.run.variant,
    ]),
  );
  return {
    id: 'champions',
    title: 'All runs with their champions and tests',
    columns: [
      { name: 'condition', shows: 'text' },
      { name: 'run', shows: 'text' },
      { name: 'seed', shows: 'text' },
      { name: 'generation', shows: 'count' },
      { name: 'size', shows: 'count' },
      { name: 'training', shows: 'percent' },
      { name: 'training points', shows: 'decimal' },
      { name: 'validation', shows: 'percent' },
      { name: 'confirmation', shows: 'percent' },
      { name: 'training error, men', shows: 'decimal' },
      { name: 'confirmation error, men', shows: 'decimal' },
      { name: 'training forecast', shows: 'percent' },
      { name: 'confirmation forecast', shows: 'percent' },
      ...opponents.flatMap((opponent) => [
        { name: `${opponent}: points`, shows: 'percent' } as const,
        { name: `${opponent}: wins`, shows: 'count' } as const,
        { name: `${opponent}: games`, shows: 'count' } as const,
      ]),
      { name: 'game', shows: 'text' },
    ],
    rows,
  };
}

/** Without the columns that are empty. */
function known({ columns, rows, ...table }: Table): Table {
  const isKnown = columns.map((_, index) => rows.some((row) => row[index] !== null));
  const part = <Item>(items: readonly Item[]): Item[] => items.filter((_, index) => isKnown[index]);
  return { ...table, columns: part(columns), rows: rows.map((row) => part(row)) };
}

/** The columns from the generation to the forecasts. */
const SCORES = 10;

function championCells(label: string, { run, champion }: ReportedRun): Cell[] {
  const { id } = run;
  const seed = isFromElsewhere(run) ? null : run.seed;
  if (!champion) return [label, id, seed, ...Array.from({ length: SCORES }, () => null)];
  const { unit, generation, training, validation, confirmation } = champion;
  const [validated, confirmed] = [pointsOf(validation), pointsOf(confirmation)];
  const isShare = unit === undefined || unit === 'share' || unit === 'duels';
  const scores = [
    isShare ? training : null,
    unit === 'points' ? training : null,
    validated,
    unit === 'error' || unit === 'forecast' ? null : confirmed,
  ];
  const errors = unit === 'error' ? [-training, confirmed === null ? null : -confirmed] : [null, null];
  const forecasts = unit === 'forecast' ? [training, confirmed] : [null, null];
  return [label, id, seed, generation, sizeOf(champion), ...scores, ...errors, ...forecasts];
}

function scoreCells(score: TestScore | undefined): Cell[] {
  return score ? [score.points, score.wins, score.games] : [null, null, null];
}

function pointsOf({ points, games }: { readonly points: number; readonly games: number }): number | null {
  return games === 0 ? null : points;
}

function sizeOf(champion: ChampionRecord): number | null {
  return championSize(champion) ?? null;
}

function championBlocks(run: ReportedRun, champion: ChampionRecord, hasBoards: boolean): Block[] {
  const scores = [
    textBlock(describeTraining(run, champion)),
    ...(run.scores.size > 0 ? [listBlock(describeScores(run))] : []),
  ];
  const net = isNetRun(run) ? netBlocks(run, champion, hasBoards) : undefined;
  return [...(net ?? formulaBlocks(champion)), ...scores];
}

function formulaBlocks(champion: ChampionRecord): Block[] {
  const { text } = champion.individual;
  const infix = infixOf(champion);
  return [
    { kind: 'code', text: text ?? shortened(champion.player, MOST_CODE) },
    ...(infix !== undefined && infix !== text ? [textBlock(`In infix notation: \`${infix}\``)] : []),
    ...(champion.explanation.length > 0 ? [listBlock(champion.explanation)] : []),
  ];
}

/** Whether it beats random moves, and whether its training score was luck. */
export function remarksOn({ champion, ...run }: ReportedRun): string[] {
  return champion ? championRemarks({ ...run, champion, strength: championStrength(run.strengths) }) : [];
}

function describeTraining(run: ReportedRun, champion: ChampionRecord): string {
  const { generation, unit = 'share', training, confirmation } = champion;
  const from = `From generation ${generation}.`;
  // The remarks say the rest.
  if (unit !== 'share') return [from, ...remarksOn(run)].join(' ');
  const made = `${from} It scored ${percentText(training)} of the points in its training games`;
  const games = `${formatCount(confirmation.games)} new games against the same opponents`;
  const later = confirmation.games === 0 ? '' : ` and ${percentText(confirmation.points)} in ${games}`;
  return [`${made}${later}.`, ...remarksOn(run)].join(' ');
}

function describeScores({ scores }: ReportedRun): string[] {
  return [...scores].map(([opponent, { winRate, games, points }]) => {
    const wins = `It wins ${estimateText(winRate)} of ${formatNoun(games, 'game')} against ${opponent}`;
    return points ? `${wins} and scores ${estimateText(points)} of the points.` : `${wins}.`;
  });
}

function infixOf({ individual: { text } }: ChampionRecord): string | undefined {
  return text === null ? undefined : (infixText(text) ?? text);
}
