/**
 * The generations of a run as the rows of a table that grows; how much it shows depends on the width of the terminal.
 */

import { CROSSINGS } from '../../evolvers/crossingTraits.ts';
import { fitnessWords } from '../../charts/fitnessWords.ts';
import { formatStrength } from '../../charts/strengthText.ts';
import type { GenerationRecord, Statistics, StrengthRecord } from '../../store/records.ts';
import { readableStrategy } from '../../explanations/readableStrategy.ts';
import { terminalColumns } from './runText.ts';
import { shortened } from '../contests/shareText.ts';
import { formatCount } from '../terminal/terminal.ts';

interface Column {
  readonly title: string;
  readonly width: number;
  /** Left out where the strategy would have too little room. */
  readonly isExtra: boolean;
  readonly cell: (record: GenerationRecord, strength: StrengthRecord | undefined) => string;
}

/** As wide as `1012 (940-1090)`. */
const STRENGTH: Column = {
  ...column('strength', (_, strength) => (strength ? formatStrength(strength) : '')),
  width: 15,
};

const COLUMNS: readonly Column[] = [
  column('generation', ({ number }) => String(number)),
  STRENGTH,
  column('best', ({ statistics }) => fitnessText(statistics, 'best')),
  column('mean', ({ statistics }) => fitnessText(statistics, 'mean')),
  column('spread', ({ statistics }) => fitnessText(statistics, 'deviation'), true),
  column('size', ({ statistics }) => String(statistics.bestSize)),
  column('different', ({ statistics }) => `${Math.round(100 * statistics.diversity)} %`, true),
];

/** How much work a generation was. */
const GAMES = column('games/s', gamesPerSecond);
const CROSSED = column('crossings', crossingsText);

const LEAST_ROOM = 40;
const GAP = '  ';

export class GenerationRows {
  readonly #columns: readonly Column[];
  readonly #room: number;

  constructor({ hasStrength, hasGames }: { readonly hasStrength: boolean; readonly hasGames: boolean }) {
    const columns = [...COLUMNS.filter((one) => hasStrength || one !== STRENGTH), hasGames ? GAMES : CROSSED];
    this.#columns = roomBeside(columns) < LEAST_ROOM ? columns.filter(({ isExtra }) => !isExtra) : columns;
    this.#room = Math.max(10, roomBeside(this.#columns));
  }

  head(): string {
    return [...this.#columns.map(({ title, width }) => title.padStart(width)), 'best of it'].join(GAP);
  }

  row(record: GenerationRecord, variant: string, strength?: StrengthRecord): string {
    const cells = this.#columns.map(({ width, cell }) => cell(record, strength).padStart(width));
    return [...cells, shortened(bestStrategy(record, variant), this.#room)].join(GAP);
  }
}

/** A fitness number of a generation in its unit. */
export function fitnessText(statistics: Statistics, which: 'best' | 'mean' | 'deviation'): string {
  const { format, formatSpread } = fitnessWords(statistics.unit);
  return which === 'deviation' ? formatSpread(statistics.deviation, 1) : format(statistics[which], 1);
}

/** The best strategy of a generation, in infix notation. */
export function bestStrategy({ best }: GenerationRecord, variant: string): string {
  return best.text === null ? 'no valid strategy' : readableStrategy(best.player, variant);
}

/** `350 games/s`, or `7 210 crossings` where no games are played. */
export function paceText(record: GenerationRecord): string {
  return record.statistics.games > 0 ? `${gamesPerSecond(record)} games/s` : `${crossingsText(record)} crossings`;
}

function crossingsText({ statistics }: GenerationRecord): string {
  return formatCount(statistics.traits?.[CROSSINGS] ?? 0);
}

function gamesPerSecond({ statistics, timeMs }: GenerationRecord): string {
  return formatCount((1000 * statistics.games) / Math.max(1, timeMs));
}

function column(title: string, cell: Column['cell'], isExtra = false): Column {
  return { title, width: Math.max(5, title.length), isExtra, cell };
}

/**
 * What is left of a line for the strategy; the last place stays empty, for some terminals begin a new line after it.
 */
function roomBeside(columns: readonly Column[]): number {
  return terminalColumns() - 1 - columns.reduce((sum, { width }) => sum + width + GAP.length, 0);
}
