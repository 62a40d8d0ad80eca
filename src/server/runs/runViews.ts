/** Runs as the pages show them, read from the store, whichever process runs them. */

import type {
  ChampionView,
  GenerationView,
  ProgressView,
  RunList,
  RunNews,
  RunStrengths,
  RunSummary,
  RunView,
  StrengthView,
} from '../../api/runApi.ts';
import type { OpponentScore } from '../../api/playerApi.ts';
import { fieldsOf } from '../../base/json.ts';
import { shortened } from '../../charts/words.ts';
import { conductorOf, presentConductors } from '../../lab/conductor.ts';
import { NGUYEN_VERSION } from '../../reports/condition.ts';
import { hasGrowingOpponents } from '../../reports/growingOpponents.ts';
import { championRemarks } from '../../reports/championRemarks.ts';
import { textAt } from '../../reports/jsonAt.ts';
import { migrationsOf, traitsInWords } from '../../reports/runCurve.ts';
import { settingsParts } from '../../reports/settingsText.ts';
import { strengthFacts } from '../../reports/strengthFigures.ts';
import { latestScores } from '../../reports/testScores.ts';
import type { ConductorRecord } from '../../store/playRecords.ts';
import type { ChampionRecord, GenerationRecord, RunRecord, StrengthRecord, Traits } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { runScores } from '../strategies/testViews.ts';
import type { WriteStrategy } from './bredStrategy.ts';
import { strategySentences, strategyWriter } from './bredStrategy.ts';
import type { RunKeeper } from './runKeeper.ts';
import { seesPieces } from '../../genomes/representations.ts';

/** The strategy of a generation is truncated. Pages link to the whole. */
const MOST_LETTERS = 200;

export class RunViews {
  readonly #store: Store;
  readonly #keeper: RunKeeper;
  /** The best player of each listed run, with the state of the run. */
  readonly #players = new Map<number, { readonly stamp: string; readonly player: string }>();

  constructor(store: Store, keeper: RunKeeper) {
    this.#store = store;
    this.#keeper = keeper;
  }

  /** The newest first. */
  list(): RunList {
    const conductors = new Map(presentConductors(this.#store).map((conductor) => [conductor.run, conductor]));
    const runs = this.#store.runs().toReversed();
    const strengths = Map.groupBy(this.#store.allStrengths(), ({ run }) => run);
    const tests = Map.groupBy(this.#store.tests(), ({ run }) => run);
    const write = strategyWriter();
    return {
      runs: runs.map((run) => ({
        ...summaryOf(run, this.#progressOf(run, conductors.get(run.id))),
        ...resultsOf(strengths.get(run.id) ?? [], runScores(tests.get(run.id) ?? [], run.variant)),
        fitness: run.version === NGUYEN_VERSION ? null : run.fitness,
        expression: run.text === null ? null : write({ text: run.text, player: this.#playerOf(run) }, run.variant),
      })),
    };
  }

  view(id: number): RunView {
    const { version, experiment, generations } = this.#store.run(id);
    const { run, ...news } = this.news(id, -1);
    return {
      ...run,
      version,
      settings: settingsParts(experiment),
      hasGrowingOpponents: hasGrowingOpponents(experiment),
      championDepth: strengthFacts(experiment).championDepth ?? null,
      migrations: migrationsOf(experiment, generations),
      seesPieces: seesPieces(textAt(experiment, 'genome', 'method')),
      isRepeatable: 'genome' in fieldsOf(experiment),
      ...news,
    };
  }

  /** The news for a listener that already has the generations up to `after`. */
  news(id: number, after: number): RunNews {
    const store = this.#store;
    const run = store.run(id);
    const { variant } = run;
    const write = strategyWriter();
    const generations = store.generationsAfter(id, after);
    const last = generations.at(-1) ?? (run.generation < 0 ? undefined : store.generationOf(id, run.generation));
    const champion = store.champion(id);
    const strengths = store.strengths(id);
    const stored = store.tests({ run: id });
    const tests = runScores(stored, variant);
    const remarks = champion
      ? championRemarks({ run, champion, scores: latestScores(stored, variant), strength: championIn(strengths) })
      : [];
    const best = champion ? { text: champion.individual.text, player: champion.player } : last?.best;
    // The time limit may cut simplification short, so the most important strategies come first: the champion, then the
    // last generations.
    return {
      run: {
        ...summaryOf(run, this.#progressOf(run, conductorOf(store, id))),
        ...resultsOf(strengths, tests),
        fitness: last && last.statistics.unit !== 'unknown' ? last.statistics.best : null,
        expression: best && best.text !== null ? write(best, variant) : null,
      },
      champion: champion ? { ...championView(champion, variant, write), remarks } : null,
      // A net or patterns take too long to measure for every generation. Pages ask for them when they show them.
      sentences:
        last && !seesPieces(textAt(run.experiment, 'genome', 'method'))
          ? [...strategySentences(last.best, variant)]
          : [],
      curve: generations
        .toReversed()
        .map((record) => generationView(record, run, write))
        .toReversed(),
      tests,
      ...strengthsOf(strengths),
    };
  }

  #progressOf({ id, status }: RunRecord, conductor: ConductorRecord | undefined): ProgressView | null {
    // The process of a finished run may need a moment to end.
    if (status !== 'unfinished') return null;
    const own = this.#keeper.processOf(id);
    if (conductor) {
      const isStopping = conductor.isStopWanted || own?.isStopping === true;
      return { part: conductor.part, share: conductor.share, isStopping };
    }
    // It has just started and is not in the store yet.
    return own ? { part: 'generation', share: 0, isStopping: own.isStopping } : null;
  }

  /** The player of the champion, or of the best strategy so far. */
  #playerOf({ id, status, generation, updatedAt }: RunRecord): string {
    const stamp = `${status} ${generation} ${updatedAt}`;
    const known = this.#players.get(id);
    if (known?.stamp === stamp) return known.player;
    const player = this.#store.champion(id)?.player ?? this.#store.generationOf(id, generation).best.player;
    this.#players.set(id, { stamp, player });
    return player;
  }
}

type Results = Pick<RunSummary, 'strength' | 'championStrength' | 'test'>;

/** The results of a run as a list shows them. */
function resultsOf(strengths: readonly Omit<StrengthRecord, 'opponents'>[], tests: readonly OpponentScore[]): Results {
  const champion = championIn(strengths);
  const test = tests.find(({ opponent }) => opponent === 'random') ?? tests[0];
  return {
    strength: strengths.flatMap(({ generation, elo }) => (generation === null ? [] : [elo])),
    championStrength: champion ? strengthView(champion) : null,
    test: test
      ? { opponent: test.opponent, points: test.points, low: test.low, high: test.high, games: test.games }
      : null,
  };
}

function championIn<Strength extends { readonly generation: number | null }>(
  strengths: readonly Strength[],
): Strength | undefined {
  return strengths.find(({ generation }) => generation === null);
}

function strengthView({ elo, low, high, games }: StrengthView): StrengthView {
  return { elo, low, high, games };
}

/** The yardstick is that of the last measurement. */
function strengthsOf(strengths: readonly StrengthRecord[]): RunStrengths {
  const opponents = strengths.at(-1)?.opponents ?? [];
  const [first] = opponents;
  return {
    strengths: strengths.flatMap((one) =>
      one.generation === null ? [] : [{ generation: one.generation, ...strengthView(one) }],
    ),
    yardstick: {
      opponents: opponents.map(({ player, title, elo }) => ({ player, title, elo })),
      games: first ? 2 * first.pairs.reduce((sum, count) => sum + count, 0) : 0,
    },
  };
}

function summaryOf(
  run: RunRecord,
  progress: ProgressView | null,
): Omit<RunSummary, 'fitness' | 'expression' | keyof Results> {
  const { id, name, variant, seed, status, generation, generations, createdAt, updatedAt } = run;
  return { id, name, variant, seed, status, progress, generation, generations, createdAt, updatedAt };
}

function generationView(record: GenerationRecord, run: RunRecord, write: WriteStrategy): GenerationView {
  const { number, statistics, best, timeMs } = record;
  const { best: fitness, mean, deviation, bestSize, meanSize, diversity, valid, population, games } = statistics;
  const { unit = 'share', sizeNoun = 'node' } = statistics;
  const sizes = { sizeNoun, bestSize, meanSize, diversity, valid, population };
  const { traits, islands } = traitsInWords(run, statistics);
  const others = { traits: rounded(traits), islands: islands.map(rounded) };
  const expression = shortened(write(best, run.variant), MOST_LETTERS);
  return { number, unit, best: fitness, mean, deviation, ...sizes, ...others, games, timeMs, expression };
}

/** There may be dozens in every generation, so they have no more digits than a chart can show. */
function rounded(traits: Traits): Record<string, number> {
  return Object.fromEntries(Object.entries(traits).map(([name, value]) => [name, Number(value.toPrecision(4))]));
}

function championView(champion: ChampionRecord, variant: string, write: WriteStrategy): Omit<ChampionView, 'remarks'> {
  const { individual, player, generation, unit = 'share', training, confirmation, validation } = champion;
  const bred = { text: individual.text, player };
  return {
    player,
    generation,
    expression: write(bred, variant),
    sentences: [...strategySentences(bred, variant)],
    unit,
    training,
    confirmation,
    validation,
  };
}
