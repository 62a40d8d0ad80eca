/**
 * Measurements besides the runs and their fair tests: search trees over the positions of games, and what champions of
 * the main conditions do with captures and in endings. Each is stored when it is done, as a test of another protocol.
 */

import { withoutTables } from '../../arena/fairTestPlan.ts';
import type { Json } from '../../base/json.ts';
import type { Player } from '../../players/player.ts';
import { createPlayer } from '../../players/players.ts';
import { ENGLISH } from '../../rules/variant.ts';
import type { EndgameTables } from '../../search/tables/endgameTables.ts';
import type { Store } from '../../store/store.ts';
import type { Piece, Scale } from '../paper.ts';
import { MAIN_CONDITIONS } from './design.ts';
import type { CaptureRecord } from './multipleCaptures.ts';
import { countMultipleCaptures } from './multipleCaptures.ts';
import { GAME_KINDS } from './sampleGames.ts';
import type { GameTrees } from './searchTrees.ts';
import { measureGameTrees } from './searchTrees.ts';
import type { EndingsRecord } from './wonEndings.ts';
import { endingTables, playWonEndings } from './wonEndings.ts';

/** How much is measured. */
interface Extent {
  /** Games of each kind whose positions are searched. */
  readonly games: number;
  readonly depths: readonly number[];
  /** Minimax visits one position of so many. */
  readonly oneIn: number;
  /** Games of each champion in which captures are counted. */
  readonly captureGames: number;
  /** Endings of each champion. */
  readonly endings: number;
}

const EXTENTS: Readonly<Record<Scale, Extent>> = {
  full: { games: 50, depths: [2, 4, 6, 8, 10], oneIn: 1, captureGames: 200, endings: 200 },
  standard: { games: 50, depths: [2, 4, 6, 8], oneIn: 1, captureGames: 100, endings: 100 },
  quick: { games: 2, depths: [2, 4, 6], oneIn: 20, captureGames: 4, endings: 4 },
};

const PROTOCOLS = { trees: 'search trees', captures: 'multiple captures', endings: 'won endings' } as const;

/** Players that were not evolved and search as deep as the champions, for comparison. */
const KNOWN_PLAYERS = [
  { title: 'material', player: 'alphabeta:depth=4,eval=material' },
  { title: 'positional', player: 'alphabeta:depth=4,eval=positional' },
] as const;

type Protocol = keyof typeof PROTOCOLS;

/** All measurements that are not in the store yet. */
export function paperMeasurements(store: Store, runs: readonly number[], scale: Scale): Piece[] {
  const extent = EXTENTS[scale];
  const known = new Set(store.tests().map(({ run, player, protocol }) => keyOf(protocol, run ?? player)));
  const isMissing = (protocol: Protocol, who: number | string): boolean => !known.has(keyOf(PROTOCOLS[protocol], who));
  const trees = GAME_KINDS.flatMap((kind) =>
    Array.from({ length: extent.games }, (_, game) => ({ kind, game, player: `${kind}, game ${game + 1}` })),
  )
    .filter(({ player }) => isMissing('trees', player))
    .map(({ kind, game, player }): Piece => {
      return () => add(store, 'trees', { player, run: null }, measureGameTrees(kind, game, extent));
    });
  const champions = runs.filter((id) => MAIN_CONDITIONS.includes(store.run(id).name));
  const captures = champions
    .filter((id) => isMissing('captures', id))
    .map((run): Piece => {
      const { player } = store.playerOf(run);
      return () => add(store, 'captures', { player, run }, countMultipleCaptures(player, extent.captureGames));
    });
  const tables = once(endingTables);
  const attackers = [
    ...champions.map((run) => ({ run, player: store.playerOf(run).player })),
    ...KNOWN_PLAYERS.map(({ player }) => ({ run: null, player })),
  ];
  const endings = attackers
    .filter(({ run, player }) => isMissing('endings', run ?? player))
    .map((attacker): Piece => {
      const created = (): Player => createPlayer(withoutTables(attacker.player), ENGLISH);
      return () => add(store, 'endings', attacker, playWonEndings(created(), extent.endings, tables()));
    });
  return [...trees, ...captures, ...endings];
}

/** The trees of all games that were searched, in the order of the games, whenever they were searched. */
export function storedTrees(store: Store): GameTrees[] {
  return store
    .tests()
    .filter(({ protocol }) => protocol === PROTOCOLS.trees)
    .map(({ result }) => result as unknown as GameTrees)
    .toSorted((one, two) => one.game - two.game);
}

/** What the champion of a run did; undefined if it was not measured. */
export function storedCaptures(store: Store, run: number): CaptureRecord | undefined {
  return resultOf(store, run, 'captures') as CaptureRecord | undefined;
}

export function storedEndings(store: Store, run: number): EndingsRecord | undefined {
  return resultOf(store, run, 'endings') as EndingsRecord | undefined;
}

/** The endings of players that were not evolved, with their titles. */
export function knownEndings(store: Store): { readonly title: string; readonly endings: EndingsRecord }[] {
  const tests = store.tests().filter(({ run, protocol }) => run === null && protocol === PROTOCOLS.endings);
  return KNOWN_PLAYERS.flatMap(({ title, player }) => {
    const test = tests.find((one) => one.player === player);
    return test ? [{ title, endings: test.result as unknown as EndingsRecord }] : [];
  });
}

function resultOf(store: Store, run: number, protocol: Protocol): unknown {
  return store.tests({ run }).find((test) => test.protocol === PROTOCOLS[protocol])?.result;
}

function keyOf(protocol: string, who: number | string): string {
  return JSON.stringify([protocol, who]);
}

function add(
  store: Store,
  protocol: Protocol,
  who: { readonly player: string; readonly run: number | null },
  result: Json,
): void {
  store.addTests([{ ...who, variant: ENGLISH.name, protocol: PROTOCOLS[protocol], result }]);
}

/** The tables are built when the first piece needs them, and only once. */
function once(build: () => EndgameTables): () => EndgameTables {
  let built: EndgameTables | undefined;
  return () => (built ??= build());
}
