/**
 * Conducts a run from its first generation, or from where it stopped, to its champion and its test. Each generation is
 * stored in one transaction when it is complete and the next one has games to play. After any interruption the run
 * continues from there, with the same results as without one.
 */

import packageJson from '../../package.json' with { type: 'json' };
import type { FairResult } from '../arena/fairTest.ts';
import type { Json } from '../base/json.ts';
import { describeStrategy } from '../explanations/describeStrategy.ts';
import { portraitOf } from '../explanations/portrait.ts';
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

/** An event of a run. */
export type RunEvent =
  | { readonly kind: 'generation'; readonly record: GenerationRecord }
  /** The strength of the best of a generation or of the champion. It follows a little later than that event. */
  | { readonly kind: 'strength'; readonly strength: StrengthRecord }
  | { readonly kind: 'champion'; readonly champion: ChampionRecord }
  | { readonly kind: 'test'; readonly result: FairResult };

/** Stores a new run and returns its number. */
export function createRun(store: Store, experiment: Experiment, seed: number): number {
  const { name, variant, generations } = experiment;
  const { version } = packageJson;
  return store.createRun({ name, variant, seed, version, generations, experiment });
}

/** Continues a run until it is finished. It can be stopped at any time and continued later. */
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
      stepGeneration(laboratory, experiment, seed, number, state, pool.trials, heard('generation')),
    );
    // If the run is stopped now, an error here no longer matters.
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
  const crowned = await crownChampion(finished, pool.trials, heard('validation'));
  const { individual, generation, player } = crowned;
  const champion = {
    ...crowned,
    explanation: explainPlayer(player, laboratory.variant),
    ancestry: ancestryOf(individual, generation, (number) => store.membersOf(id, number)),
  };
  // Strengths of generations are reported before the champion.
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

/** What a strategy wants, in sentences. In index mode it does not compare positions. */
function explainPlayer(player: string, variant: Variant): string[] {
  const played = playedStrategy(player, variant);
  if (!played) return [];
  if (played.strategy === null) return [...portraitOf(played.anatomy).sentences];
  const { strategy, mode, anatomy } = played;
  if (anatomy.kind === 'weights') return weightsSentences(anatomy);
  if (mode === 'index') return ['It does not compare moves: its value is the index of the move it plays.'];
  return describeStrategy(strategy, mode === 'search' ? 'position' : mode);
}

/** The result of a test of one player under a shorter name; its spec identifies the player. */
function underName(result: FairResult, name: string): FairResult {
  return { ...result, players: result.players.map((entry) => ({ ...entry, player: name })) };
}
