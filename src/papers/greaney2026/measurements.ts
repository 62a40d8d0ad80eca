/**
 * Measurements besides the runs and their fair tests: the test of the thesis for every champion, also as the second
 * player, which the thesis did not test; and yardsticks, players of known strength.
 */

import type { Json } from '../../base/json.ts';
import { examine } from '../../lab/examine.ts';
import { openLabPool } from '../../lab/labPool.ts';
import { openExperiment } from '../../experiments/experiment.ts';
import type { Experiment } from '../../experiments/experiment.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { TestRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { thesisTest } from './thesisTest.ts';

/** The protocol of the thesis, and the same with the other role. */
export const AS_FIRST = 'thesis';
export const AS_SECOND = 'thesis, second player';

/** A player without a run, and the game in which it is measured. */
interface Yardstick {
  readonly player: string;
  readonly variant: string;
  /** A short description. */
  readonly title: string;
}

/** A constant always plays the first move of the list. */
export const CONSTANT = 'expression:1.0,mode=position';
/** The best strategy of the thesis, run 8-05. */
export const BEST_PUBLISHED = 'expression:mul(x[73], x[24]),mode=position';

/** Men and kings alone, which anybody can write; what our default scores beyond it is due to evolution. */
const MATERIAL = '20 * (own.men - opponent.men) + 30 * (own.kings - opponent.kings)';

export const YARDSTICKS: readonly Yardstick[] = [
  { player: 'random', variant: 'english-6x6', title: 'random moves, 6x6' },
  { player: 'random', variant: 'english', title: 'random moves, 8x8' },
  { player: CONSTANT, variant: 'english-6x6', title: 'the constant 1.0, 6x6' },
  { player: CONSTANT, variant: 'english', title: 'the constant 1.0, 8x8' },
  { player: BEST_PUBLISHED, variant: 'english', title: 'the best published strategy, run 8-05' },
  { player: `expression:${MATERIAL},mode=position`, variant: 'english', title: 'material alone' },
  { player: `expression:${MATERIAL},mode=settled`, variant: 'english', title: 'material alone, after captures' },
  {
    player: `alphabeta:depth=2,eval=${MATERIAL},table=0,tables=off`,
    variant: 'english',
    title: 'material alone, searching two moves deep',
  },
];

/** All measurements that are not in the store yet. */
export function paperMeasurements(store: Store, runs: readonly number[]): (() => void | Promise<void>)[] {
  const tested = new Set(
    store.tests().map(({ run, player, variant, protocol }) => keyOf(run ?? player, variant, protocol)),
  );
  const isMissing = (who: number | string, variant: string, protocol: string): boolean =>
    !tested.has(keyOf(who, variant, protocol));
  const champions = runs
    .map((id) => ({ id, variant: store.run(id).variant }))
    .filter(({ id, variant }) => isMissing(id, variant, AS_SECOND))
    .map(
      ({ id }) =>
        () =>
          addThesisTests(store, id, store.playerOf(id)),
    );
  const yardsticks = YARDSTICKS.filter(({ player, variant }) => isMissing(player, variant, 'fair')).map(
    (yardstick) => () => measureYardstick(store, yardstick, testOf(store, runs[0]!)),
  );
  return [...champions, ...yardsticks];
}

function keyOf(who: number | string, variant: string, protocol: string): string {
  return JSON.stringify([who, variant, protocol]);
}

function addThesisTests(store: Store, run: number, { player, variant }: Omit<Yardstick, 'title'>): void {
  store.addTests(thesisTests(player, variant).map((test) => ({ ...test, run })));
}

function thesisTests(player: string, variant: string): Omit<TestRecord, 'run'>[] {
  return ([1, 2] as const).map((role) => ({
    player,
    variant,
    protocol: role === 1 ? AS_FIRST : AS_SECOND,
    result: thesisTest(player, variantNamed(variant), role) as unknown as Json,
  }));
}

/** The fair test of the champions. */
function testOf(store: Store, run: number): Experiment['test'] {
  return openExperiment(store.run(run).experiment, `run ${run}`).test;
}

async function measureYardstick(store: Store, { player, variant }: Yardstick, test: Experiment['test']): Promise<void> {
  const pool = await openLabPool(1);
  try {
    const { result } = await examine(player, { variant, test }, pool.games, () => undefined);
    const fair = { player, variant, protocol: 'fair', result: result as unknown as Json };
    store.addTests([...thesisTests(player, variant), fair].map((one) => ({ ...one, run: null })));
  } finally {
    await pool.close();
  }
}
