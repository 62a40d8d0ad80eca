/**
 * Measurements after the runs: bouts, strengths in the same search, what nets count, what operators keep, and what
 * searches cost. Each is stored when it is done, as a test of another protocol.
 */

import type { GamePool } from '../../arena/encounters.ts';
import type { Json } from '../../base/json.ts';
import type { Store } from '../../store/store.ts';
import type { Piece, Scale } from '../paper.ts';
import { StoredResults } from '../storedResults.ts';
import { plannedBouts } from './boutPlan.ts';
import { boutId, playBout } from './bouts.ts';
import { Champions } from './champions.ts';
import { measureKept } from './crossings.ts';
import { DEEP_OURS, DEEP_TEXT, MAIN_CONDITIONS, TEXT, TREE } from './design.ts';
import { measureEffort } from './effort.ts';
import { countPieces } from './pieceCounts.ts';
import { SIZES } from './scales.ts';
import { measureSpeed } from './speed.ts';
import { PROTOCOLS, runId } from './protocols.ts';
import type { StrengthTask } from './strengths.ts';
import { DEPTHS, KNOWN_EVALUATIONS, measureStrength, strengthId } from './strengths.ts';

/** All measurements that are not in the store yet. */
export function paperMeasurements(store: Store, runs: readonly number[], scale: Scale): Piece[] {
  const sizes = SIZES[scale];
  const { extent } = sizes;
  const stored = new StoredResults(store);
  const champions = new Champions(store, runs);
  const due = (protocol: string, id: string, measure: (pool: GamePool) => Promise<Json> | Json): Piece[] =>
    stored.has(protocol, id) ? [] : [async (pool) => stored.add(protocol, id, await measure(pool))];
  return [
    ...due(PROTOCOLS.speed, 'this machine', () => measureSpeed(extent.speedMs)),
    ...champions.all.flatMap((one) => due(PROTOCOLS.count, runId(one.run), () => countPieces(one, champions))),
    ...champions
      .of(TEXT)
      .flatMap((one) => [
        ...due(PROTOCOLS.kept, runId(one.run), () => measureKept(store, one, champions, extent.crossings)),
        ...due(PROTOCOLS.effort, runId(one.run), () =>
          measureEffort(one.evaluation, extent.effortPositions, extent.playouts),
        ),
      ]),
    ...strengthTasks(champions).flatMap((task) =>
      due(PROTOCOLS.strength, strengthId(task), (pool) => measureStrength(task, extent.strengthGames, pool)),
    ),
    ...plannedBouts(champions, sizes).flatMap((bout) =>
      due(PROTOCOLS.bout, boutId(bout), (pool) => playBout(bout, pool)),
    ),
  ];
}

/** The main conditions and those with a deeper search in training, and the known evaluations. */
function strengthTasks(champions: Champions): StrengthTask[] {
  const measured = [...MAIN_CONDITIONS, DEEP_TEXT, TREE, DEEP_OURS];
  return DEPTHS.flatMap((depth) => [
    ...measured.flatMap((condition) =>
      champions.of(condition).map(({ seed, evaluation }) => ({ who: condition, seed, depth, evaluation })),
    ),
    ...KNOWN_EVALUATIONS.map(({ title, evaluation }) => ({ who: title, seed: null, depth, evaluation })),
  ]);
}
