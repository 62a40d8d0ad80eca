/**
 * Which runs the list shows and in which order, as in the address: /runs?sort=strength&game=english. Runs are never
 * sorted by fitness, which cannot be compared across runs. Test results and strengths can be compared only within a
 * game, so these lists are grouped by game.
 */

import type { RunSummary } from '../../../api/runApi.ts';
import { variantTitle } from '../runText.ts';

export type RunSort = 'newest' | 'name' | 'game' | 'test' | 'strength';
export type RunState = 'all' | 'running' | 'stopped' | 'finished' | 'imported';

export interface Listing {
  readonly sort: RunSort;
  /** The name of a variant, or empty for all games. */
  readonly game: string;
  readonly state: RunState;
  /** Part of the name. */
  readonly text: string;
}

export const SORTS: Readonly<Record<RunSort, string>> = {
  newest: 'newest first',
  name: 'name',
  game: 'game',
  test: 'test result',
  strength: 'strength',
};

export const STATES: Readonly<Record<RunState, string>> = {
  all: 'any state',
  running: 'running',
  stopped: 'stopped',
  finished: 'finished',
  imported: 'imported',
};

/** Invalid parts of the address are ignored. */
export function parseListing(query: URLSearchParams): Listing {
  const [sort, state] = [query.get('sort') ?? '', query.get('state') ?? ''];
  return {
    sort: Object.hasOwn(SORTS, sort) ? (sort as RunSort) : 'newest',
    game: query.get('game') ?? '',
    state: Object.hasOwn(STATES, state) ? (state as RunState) : 'all',
    text: query.get('text') ?? '',
  };
}

export function listingAddress({ sort, game, state, text }: Listing): string {
  const query = new URLSearchParams({
    ...(sort !== 'newest' && { sort }),
    ...(game !== '' && { game }),
    ...(state !== 'all' && { state }),
    ...(text !== '' && { text }),
  }).toString();
  return query === '' ? '/runs' : `/runs?${query}`;
}

export interface RunGroup {
  /** Empty if the list is not grouped. */
  readonly title: string;
  readonly runs: readonly RunSummary[];
}

/** The matching runs, in groups that are never empty. The runs must be given newest first. */
export function listRuns(runs: readonly RunSummary[], listing: Listing): RunGroup[] {
  const wanted = runs.filter((run) => isWanted(run, listing));
  const { sort } = listing;
  if (wanted.length === 0) return [];
  if (sort === 'newest') return [{ title: '', runs: wanted }];
  if (sort === 'name') return [{ title: '', runs: wanted.toSorted(byName) }];
  const groups = [...Map.groupBy(wanted, (run) => groupTitle(run, sort))];
  return groups
    .toSorted(([one], [two]) => Number(one === UNTESTED) - Number(two === UNTESTED) || one.localeCompare(two))
    .map(([title, members]) => ({
      title,
      runs: members.toSorted((one, two) => valueOf(two, sort) - valueOf(one, sort)),
    }));
}

/** Alphabetical, with run 9 before run 10. */
function byName(one: RunSummary, two: RunSummary): number {
  return one.name.localeCompare(two.name, 'en', { sensitivity: 'base', numeric: true });
}

/** The Elo above random moves of the champion, or of the best so far. */
export function strengthOf({ championStrength, strength }: RunSummary): number | undefined {
  return championStrength?.elo ?? strength.at(-1);
}

function isWanted(run: RunSummary, { game, state, text }: Listing): boolean {
  const isOfGame = game === '' || run.variant === game;
  const isInState = state === 'all' || stateOf(run) === state;
  return isOfGame && isInState && run.name.toLowerCase().includes(text.trim().toLowerCase());
}

function stateOf({ status, progress }: RunSummary): RunState {
  if (status !== 'unfinished') return status;
  return progress === null ? 'stopped' : 'running';
}

const UNTESTED = 'Not tested yet';

/** Scores against different opponents cannot be compared either. */
function groupTitle({ variant, test }: RunSummary, sort: RunSort): string {
  const game = variantTitle(variant);
  if (sort !== 'test') return game;
  return test === null ? UNTESTED : `${game}, against ${test.opponent}`;
}

/** Runs without a value come last. Sorted by game, the newest stay first. */
function valueOf(run: RunSummary, sort: RunSort): number {
  if (sort === 'test') return run.test?.points ?? -1;
  return sort === 'strength' ? (strengthOf(run) ?? Number.MIN_SAFE_INTEGER) : 0;
}
