/** All bouts of the study: the rows of the tables, controls of how we read the paper, and proposed improvements. */

import type { Scale } from '../paper.ts';
import type { ConfigurationName } from './published.ts';
import { PUBLISHED, ROWS } from './published.ts';

/** What a bout is played for. */
export type BoutKind = 'row' | 'captures' | 'horizon' | 'reading' | 'improvement' | 'own improvement' | 'search alone';

export interface Bout {
  readonly kind: BoutKind;
  /** Such as `3 af, 2 plies`, or what is changed. Unique among all bouts. */
  readonly name: string;
  /** The player that is measured, and its opponent. */
  readonly players: readonly [measured: string, opponent: string];
  /** Games with each colour. */
  readonly gamesPerColour: number;
}

interface Size {
  /**
   * Games with each colour: of a row, and of a control or an improvement. The paper has 100 in most rows. The row against
   * random moves must be won to the last game, and the wins and losses of another must be nearly equal, so they have
   * games of their own.
   */
  readonly row: number;
  readonly random: number;
  readonly equal: number;
  readonly change: number;
  /** The most plans, generations and averaged games of a player, and plies of its opponent. */
  readonly most?: {
    readonly plans: number;
    readonly generations: number;
    readonly games: number;
    readonly plies: number;
  };
}

const SIZES: Readonly<Record<Scale, Size>> = {
  full: { row: 100, random: 100, equal: 300, change: 300 },
  standard: { row: 50, random: 100, equal: 300, change: 100 },
  quick: { row: 1, random: 1, equal: 1, change: 1, most: { plans: 8, generations: 4, games: 2, plies: 4 } },
};

/** Rows that are played again against an opponent that does not follow captures. */
const WITHOUT_CAPTURES = ['af', 'aa', 'ad', 'dd2', 'fb2'];

/** The opponent of 4 plies against that of 8, as a measure of what the player achieves there. */
export const HORIZON = '4 plies against 8';

/** Single changes of a player, and the player that is changed: `dd` is the best of 1000 games, `af` averages games. */
interface Change {
  readonly kind: BoutKind;
  readonly name: string;
  readonly of: 'dd' | 'af' | 'fb';
  readonly options: string;
  /** What it plays against, if not the player without the change. */
  readonly against?: string;
  /** Other numbers of plans and generations, for about the same time. */
  readonly instead?: { readonly population: number; readonly generations: number };
}

/** A search of 4 plies that chooses among its best moves at random. */
const SEARCH_ALONE = 'alphabeta:depth=4,eval=material,shuffle=root,tables=off';

export const CHANGES: readonly Change[] = [
  { kind: 'reading', name: 'genes are reflected at their bounds', of: 'dd', options: 'bounds=reflect' },
  { kind: 'reading', name: 'genes wrap around at their bounds', of: 'dd', options: 'bounds=wrap' },
  { kind: 'reading', name: 'moves are listed by square', of: 'dd', options: 'order=square' },
  { kind: 'reading', name: 'every win counts the same', of: 'dd', options: 'score=result' },
  { kind: 'reading', name: 'every move begins with random plans', of: 'dd', options: 'rolling=off' },
  { kind: 'improvement', name: 'genes are squares', of: 'dd', options: 'genes=square' },
  { kind: 'improvement', name: 'plans that predicted the reply are promoted', of: 'dd', options: 'promote=on' },
  { kind: 'improvement', name: 'wins count twice', of: 'dd', options: 'wins=2' },
  { kind: 'improvement', name: 'the worst game counts', of: 'af', options: 'judge=minimum' },
  { kind: 'improvement', name: 'the best game counts', of: 'af', options: 'judge=maximum' },
  {
    kind: 'own improvement',
    name: 'games of thought end after 12 plies, and pieces are counted',
    of: 'dd',
    options: 'cutoff=12',
  },
  {
    kind: 'own improvement',
    name: 'games of thought end after 12 plies, with 35 plans and 35 generations',
    of: 'dd',
    options: 'cutoff=12',
    instead: { population: 35, generations: 35 },
  },
  {
    kind: 'own improvement',
    name: 'games of thought end after 12 plies, with 100 plans and 100 generations',
    of: 'fb',
    options: 'cutoff=12',
    instead: { population: 100, generations: 100 },
  },
  {
    kind: 'own improvement',
    name: 'plans begin with the best moves of a search of 4 plies',
    of: 'dd',
    options: 'search=4',
  },
  {
    kind: 'own improvement',
    name: 'plans begin with the best moves of a search of 4 plies, with 8000 games',
    of: 'fb',
    options: 'search=4',
  },
  {
    kind: 'own improvement',
    name: 'both, with 35 plans and 35 generations',
    of: 'dd',
    options: 'search=4,cutoff=12',
    instead: { population: 35, generations: 35 },
  },
  {
    kind: 'search alone',
    name: 'dd with a search of 4 plies',
    of: 'dd',
    options: 'search=4',
    against: SEARCH_ALONE,
  },
  {
    kind: 'search alone',
    name: 'fb with a search of 4 plies',
    of: 'fb',
    options: 'search=4',
    against: SEARCH_ALONE,
  },
];

export function boutsOf(scale: Scale): Bout[] {
  const size = SIZES[scale];
  const { row, change } = size;
  const olea = (configuration: string, instead = {}): string => oleaSpec(configuration, size, instead);
  const searcher = (plies: number | string): string => searcherSpec(plies, size);
  const rows = ROWS.map((one): Bout => ({
    kind: 'row',
    name: rowName(one),
    players: [olea(one.configuration), searcher(one.opponent)],
    gamesPerColour: gamesOfRow(one, size),
  }));
  const shallow = ROWS.filter((one) => WITHOUT_CAPTURES.includes(one.row) && (one.table === 4 || one.opponent === 2));
  const captures = shallow.map((one): Bout => ({
    kind: 'captures',
    name: rowName(one),
    players: [olea(one.configuration), `${searcher(one.opponent)},extend=off`],
    gamesPerColour: row,
  }));
  const changes = CHANGES.map(({ kind, name, of, options, instead, against }): Bout => ({
    kind,
    name,
    players: [`${olea(of, instead)},${options}`, against ?? olea(of)],
    gamesPerColour: change,
  }));
  const horizon: Bout = { kind: 'horizon', name: HORIZON, players: [searcher(4), searcher(8)], gamesPerColour: row };
  return [...rows, ...captures, horizon, ...changes];
}

/** Wins and losses of equal players differ by more than 10 points in one of ten matches of 200 games, in one of 200 of 600. */
function gamesOfRow({ configuration, opponent }: (typeof ROWS)[number], { row, random, equal }: Size): number {
  if (opponent === 'random') return random;
  return configuration === 'af' && opponent === 2 ? equal : row;
}

export function rowName({ table, row, opponent }: (typeof ROWS)[number]): string {
  return `${table} ${row}, ${opponent === 'random' ? 'random' : `${opponent} plies`}`;
}

/** The opponent of the paper: MTD(f) without deepening, which counts pieces with a little noise. */
function searcherSpec(plies: number | string, { most }: Size): string {
  if (typeof plies === 'string') return plies;
  return `mtdf:depth=${Math.min(plies, most?.plies ?? plies)},noise=0.25,deepen=off,tables=off`;
}

function oleaSpec(configuration: string, { most }: Size, instead: Change['instead'] | object): string {
  const published = PUBLISHED.configurations[configuration as ConfigurationName];
  const { population, generations, games, select } = { ...published, ...instead };
  const sizes = [
    `population=${Math.min(population, most?.plans ?? population)}`,
    `generations=${Math.min(generations, most?.generations ?? generations)}`,
    `games=${Math.min(games, most?.games ?? games)}`,
  ];
  return `olea:${sizes.join(',')},select=${select}`;
}
