/**
 * A study as CSV (RFC 4180), one row a game. Remarks may start like a formula, which spreadsheets would execute. Such
 * cells get a leading apostrophe.
 */

import { resultOf } from '../../reports/people/studyResults.ts';
import type { StudyGame, StudyMatter } from '../../reports/people/studyResults.ts';

type Cell = string | number | undefined;

const HEADER = 'study,participant,game,opponent,player,side,result,reason,plies,rating,remark,seed,begun,ended'.split(
  ',',
);

export function studyCsv({ study, games }: StudyMatter): string {
  return formatCsv([HEADER, ...games.map((game) => rowOf(study, game))]);
}

export function csvFileName({ study: { id, title } }: StudyMatter): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${['study', id, ...words].join('-').slice(0, 60)}.csv`;
}

export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function rowOf(study: StudyMatter['study'], { participant, opponent, play, answer }: StudyGame): Cell[] {
  const { title, player } = study.opponents[opponent]!;
  const game = play.studyGame! + 1;
  const ended = play.outcome ? play.updatedAt : undefined;
  const course = [play.side, resultOf(play), play.outcome?.reason, play.moves.length];
  const said = [answer?.rating, answer?.remark];
  return [study.title, participant, game, title, player, ...course, ...said, play.seed, play.createdAt, ended];
}

function formatCell(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Matches cells that a spreadsheet may treat as a formula. Some spreadsheets skip leading blanks. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
