/** Cells of tables as text: `74.7 % (67.0-81.2)`. Lines break only before an interval. */

import type { Estimate } from '../charts/chart.ts';
import { formatCount } from '../base/numberText.ts';
import type { Cell, Column, Table } from './document.ts';

type Shows = Column['shows'];

/** Empty if nothing is known. */
export function formatCell(cell: Cell, shows: Shows): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return typeof cell === 'number' ? formatNumber(cell, shows) : formatEstimate(cell, shows);
}

export function isEstimate(cell: Cell): cell is Estimate {
  return typeof cell === 'object' && cell !== null;
}

function formatEstimate({ value, low, high }: Estimate, shows: Shows): string {
  const [least, most] = [low, high].map((bound) => digits(bound, shows));
  // A hyphen before a minus would be misread.
  return `${formatNumber(value, shows)} ${unbroken(`(${least}${low < 0 ? ' to ' : '-'}${most})`)}`;
}

function formatNumber(value: number, shows: Shows): string {
  const text = digits(value, shows);
  const unit = text === '' ? '' : (UNITS[shows] ?? '');
  return unbroken(`${text}${unit}`);
}

const UNITS: Readonly<Partial<Record<Shows, string>>> = { percent: ' %', points: ' points' };

function digits(value: number, shows: Shows): string {
  if (!Number.isFinite(value)) return '';
  if (shows === 'count') return formatCount(value);
  if (shows === 'percent' || shows === 'points') return fixed(100 * value, 1);
  if (shows === 'decimal') return fixed(value, 2);
  return shows === 'p' ? formatP(value) : String(value);
}

/** Zero has no sign. */
function fixed(value: number, places: number): string {
  return value.toFixed(places).replace(/^-(?=[0.]+$)/, '');
}

function formatP(p: number): string {
  return p < 0.0001 ? '<0.0001' : String(Number(p.toPrecision(2)));
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

/** The layout of a column: numbers are right-aligned, short texts stay on one line, long ones may wrap. */
export type ColumnKind = 'number' | 'short' | 'long';

/** Texts up to this many letters stay on one line. */
const ONE_LINE = 28;

export function columnKind({ shows }: Column, rows: Table['rows'], place: number): ColumnKind {
  if (shows !== 'text') return 'number';
  const isShort = rows.every((row) => formatCell(row[place] ?? null, shows).length <= ONE_LINE);
  return isShort ? 'short' : 'long';
}
