/**
 * A run from its first generation, or from where it was left, to its champion and its test. A generation is stored in
 * one transaction as soon as it is over and the next one has games to play; whatever happens then, the run goes on from
 * there and ends as if nothing had happened.
 */

import packageJson from '../../package.json' with { type: 'json' };
import type { FairResult } from '../arena/fairTest.ts';
import type { Json } from '../base/json.ts';
import { describeStrategy } from '../explanations/describeStrategy.ts';
import { playedStrategy } from '../explanations/playedStrategy.ts';
import { weightsSentences } from '../explanations/weightsText.ts';
import type { Variant } from '../rules/variant.ts';
import type { ChampionRecord, GenerationRecord, StrengthRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { ancestryOf } from './ancestry.ts';
import type { Stint } from './conductor.ts';
import { crownChampion } from './crown.ts';
import { examine } from './examine.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { openExperiment } from '../experiments/experiment.ts';
import type { LabPool } from './labPool.ts';
import type { Step } from './laboratory.ts';
import { createLaboratory, stateFrom, stepGeneration } from './laboratory.ts';
import { StrengthLog } from './strengthLog.ts';

/** What can be told of a run as it goes on. */
export type RunEvent =
  | { readonly kind: 'generation'; readonly record: GenerationRecord }
  /** How strong the best of a generation or the champion is. It comes a little later than what it is about. */
  | { readonly kind: 'strength'; readonly strength: StrengthRecord }
  | { readonly kind: 'champion'; readonly champion: ChampionRecord }
  | { readonly kind: 'test'; readonly result: FairResult };

/** Stores a new run and returns its number. */
export function createRun(store: Store, experiment: Experiment, seed: number): number {
  const { name, variant, generations } = experiment;
  const { version } = packageJson;
  return store.createRun({ name, variant, seed, version, generations, experiment });
}

/** Goes on with a run until it is finished. Left at any time, it can be taken up again. */
export async function* conductRun(
  store: Store,
  id: number,
  pool: LabPool,
  onStint: (stint: Stint) => void = () => undefined,
): AsyncGenerator<RunEvent> {
  const { seed, generation: last, experiment: stored } = store.run(id);
  const experiment = openExperiment(stored, `run ${id}`);
  const laboratory = createLaboratory(experiment);
  const heard = (part: Stint['part']) => (done: number, total: number) =>
    onStint({ part, share: Math.min(1, done / total) });
  using strengths = new StrengthLog(store, id, pool.games, experiment, seed);
  const news = (): RunEvent[] => strengths.news().map((strength) => ({ kind: 'strength', strength }));
  for (const { number, best } of store.generations(id)) strengths.add(number, best.player);
  let state = stateFrom(store.stateOf(id), laboratory);
  const begin = (number: number): Promise<Timed> | undefined => {
    if (number > experiment.generations) return undefined;
    const step = timed(() =>
      stepGeneration(laboratory, experiment, seed, number, state, pool.rounds, heard('generation')),
    );
    // If the run is left now, what becomes of it is nobody's concern.
    step.catch(() => undefined);
    return step;
  };
  let under = begin(last + 1);
  while (under) {
    const { state: next, record, members } = await under;
    state = next;
    // The threads have games of the next generation to play while this one is stored.
    under = begin(record.number + 1);
    store.saveGeneration(id, record, members, state);
    strengths.add(record.number, record.best.player);
    yield { kind: 'generation', record };
    yield* news();
  }
  const finished = { laboratory, experiment, seed, state, generations: store.generations(id) };
  const crowned = await crownChampion(finished, pool.rounds, heard('validation'));
  const { individual, generation, player } = crowned;
  const champion = {
    ...crowned,
    explanation: explainPlayer(player, laboratory.variant),
    ancestry: ancestryOf(individual, generation, (number) => store.membersOf(id, number)),
  };
  // What was measured of the generations is told before the champion.
  await strengths.finish();
  yield* news();
  strengths.add(null, player);
  yield { kind: 'champion', champion };
  const examined = await examine(player, experiment, pool.games, (share) => onStint({ part: 'test', share }));
  const result = underName(examined.result, `run:${id}`);
  const test = { run: id, player, variant: experiment.variant, protocol: 'fair', result: result as unknown as Json };
  // A finished run has all its strengths.
  await strengths.finish();
  yield* news();
  store.finishRun(id, champion, [test], examined.games);
  yield { kind: 'test', result };
}

type Timed = Omit<Step, 'record'> & { readonly record: GenerationRecord };

async function timed(step: () => Promise<Step>): Promise<Timed> {
  const startMs = performance.now();
  const { record, ...rest } = await step();
  return { ...rest, record: { ...record, timeMs: performance.now() - startMs } };
}

/** What a strategy wants, in sentences. One that counts off moves wants nothing of a position. */
function explainPlayer(player: string, variant: Variant): string[] {
  const { strategy, mode, anatomy } = playedStrategy(player, variant)!;
  if (anatomy.kind === 'weights') return weightsSentences(anatomy);
  if (mode === 'index') return ['Its value counts off a move of the list, whatever that move leads to.'];
  return describeStrategy(strategy, mode === 'search' ? 'position' : mode);
}

/** The result of a test of one player, who goes by a shorter name; its spec tells who played. */
function underName(result: FairResult, name: string): FairResult {
  return { ...result, players: result.players.map((entry) => ({ ...entry, player: name })) };
}
