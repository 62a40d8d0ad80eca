/**
 * Measurements after the runs: clashes of champions, search trees, the accuracy of duels, what the runs cost, and how far
 * their weights are apart. Each is stored when it is done, as a test of another protocol.
 */

import type { GamePool } from '../../arena/encounters.ts';
import type { Json } from '../../base/json.ts';
import type { Store } from '../../store/store.ts';
import type { Piece, Scale } from '../paper.ts';
import { Champions } from './champions.ts';
import type { Clash } from './clash.ts';
import { clashId, playClash } from './clash.ts';
import {
  bestClashes,
  controlClashes,
  giveAwayClashes,
  optimumClash,
  optimumKeys,
  tournamentClashes,
} from './clashPlan.ts';
import { leastSquaresEvaluation } from './leastSquares.ts';
import { compareDuels } from './duelAccuracy.ts';
import { duelTasks, effortOf, treeTasks } from './runMeasurements.ts';
import type { Sizes } from './scales.ts';
import { SIZES } from './scales.ts';
import { measureTrees } from './searchTrees.ts';
import type { Protocol } from './storedMeasurements.ts';
import { Stored } from './storedMeasurements.ts';
import { measureSpread } from './weightSpread.ts';

/** All measurements that are not in the store yet. */
export function paperMeasurements(store: Store, runs: readonly number[], scale: Scale): Piece[] {
  const sizes = SIZES[scale];
  const stored = new Stored(store);
  const champions = new Champions(store, runs);
  const due = (protocol: Protocol, id: string, measure: (pool: GamePool) => Promise<Json> | Json): Piece[] =>
    stored.has(protocol, id) ? [] : [async (pool) => stored.add(protocol, id, await measure(pool))];
  const clashes = (planned: readonly Clash[]): Piece[] =>
    planned.flatMap((clash) => due('clash', clashId(clash), (pool) => playClash(clash, pool)));
  const [tournament, over] = awaited(clashes(tournamentClashes(champions, sizes)));
  return [
    ...runs.flatMap((run) => due('spread', `run ${run}`, () => measureSpread(store, run))),
    ...runs.flatMap((run) => due('effort', `run ${run}`, (pool) => effortOf(store, run, sizes, pool))),
    ...tournament,
    ...clashes(giveAwayClashes(champions, sizes)),
    ...clashes(controlClashes(champions, sizes)),
    ...treeTasks(champions, sizes).flatMap((task) =>
      due('trees', `game ${task.number}`, (pool) => measureTrees(task, pool)),
    ),
    ...duelTasks(store, runs, sizes).flatMap((task) =>
      due('duels', `${task.game}, ${task.shape}, pair ${task.number}`, (pool) => compareDuels(task, pool)),
    ),
    ...optimumPieces(store, stored, champions, sizes),
    ...(stored.hasBest ? [] : [bestPiece(stored, champions, sizes, over)]),
  ];
}

/** Every champion of HG against the weights that it was looking for. */
function optimumPieces(store: Store, stored: Stored, champions: Champions, sizes: Sizes): Piece[] {
  return optimumKeys(champions)
    .filter(({ key }) => !stored.has('clash', clashId(key)))
    .map(({ key, champion }): Piece => async (pool) => {
      const clash = optimumClash(key, champion, leastSquaresEvaluation(store, champion.run), sizes);
      stored.add('clash', clashId(key), await playClash(clash, pool));
    });
}

/** The best champions are known when all tournaments are over. */
function bestPiece(stored: Stored, champions: Champions, sizes: Sizes, over: Promise<unknown>): Piece {
  return async (pool) => {
    await over;
    for (const clash of bestClashes(champions, sizes, stored.clashes())) {
      const id = clashId(clash);
      if (!stored.has('clash', id)) stored.add('clash', id, await playClash(clash, pool));
    }
  };
}

/** The same pieces, and a promise that all of them are done. */
function awaited(pieces: readonly Piece[]): readonly [Piece[], Promise<unknown>] {
  const ends = pieces.map(() => Promise.withResolvers<void>());
  const announcing = pieces.map((piece, index): Piece => async (pool) => {
    try {
      await piece(pool);
      ends[index]!.resolve();
    } catch (error) {
      ends[index]!.reject(error);
      throw error;
    }
  });
  const all = Promise.all(ends.map(({ promise }) => promise));
  // An error is reported by the piece itself.
  all.catch(() => undefined);
  return [announcing, all];
}
