/** What `evolve` and `resume` share: a run is conducted, shown as it goes on, and its champion presented at the end. */

import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import type { FairResult } from '../arena/fairTest.ts';
import { GAME_WORKER } from '../arena/encounters.ts';
import { formatInfix } from '../grammar/expression/formatExpression.ts';
import { parseExpression } from '../grammar/expression/parseExpression.ts';
import type { RunEvent, Stint } from '../lab/conductRun.ts';
import { conductRun } from '../lab/conductRun.ts';
import { ROUNDS_WORKER } from '../lab/measure.ts';
import { threadPool } from '../pools/pool.ts';
import type { ChampionRecord, GenerationRecord, RunRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { wholeNumber } from './options.ts';
import type { Progress } from './progress.ts';
import { startProgress } from './progress.ts';
import { printFairResult } from './testText.ts';
import { formatCount, formatDuration, formatNoun, print, printJson } from './terminal.ts';
import { untilInterrupted, wasInterrupted } from './untilInterrupted.ts';

export interface FollowOptions {
  readonly threads: number;
  readonly json?: boolean;
}

export function threadsOption(): Option {
  return new Option('--threads <number>', 'threads that play; the result does not depend on it')
    .argParser(wholeNumber(1, 256))
    .default(availableParallelism());
}

/** What a run has come to. */
interface Outcome {
  readonly champion: ChampionRecord | undefined;
  readonly result: FairResult | undefined;
}

/** Conducts a run until it is finished or Ctrl-C is pressed, and shows it. */
export async function followRun(store: Store, id: number, options: FollowOptions): Promise<void> {
  const run = store.run(id);
  const pools = {
    rounds: threadPool(ROUNDS_WORKER, options.threads),
    games: threadPool(GAME_WORKER, options.threads),
  } as Parameters<typeof conductRun>[2];
  const startMs = performance.now();
  if (!options.json) printHead(run, options.threads);
  const screen = new RunScreen(run, options.json === true);
  try {
    const events = conductRun(store, id, pools, (stint) => screen.stint(stint));
    for await (const event of untilInterrupted(events)) screen.show(event);
  } finally {
    screen.close();
    await Promise.all([pools.rounds.close(), pools.games.close()]);
  }
  const timeMs = performance.now() - startMs;
  if (options.json) printOutcomeJson(store.run(id), screen.outcome, timeMs);
  else printOutcome(store.run(id), screen.outcome, timeMs);
}

/** The progress line of each part, and a table that grows. */
class RunScreen {
  readonly #run: RunRecord;
  readonly #isQuiet: boolean;
  readonly #rowEvery: number;
  #progress: Progress | undefined;
  #part: Stint['part'] | undefined;
  #done: number;
  #note = '';
  #champion: ChampionRecord | undefined;
  #result: FairResult | undefined;

  constructor(run: RunRecord, isQuiet: boolean) {
    this.#run = run;
    this.#isQuiet = isQuiet;
    this.#rowEvery = Math.max(1, Math.ceil(run.generations / MOST_ROWS));
    this.#done = run.generation + 1;
  }

  get outcome(): Outcome {
    return { champion: this.#champion, result: this.#result };
  }

  /** The part under way has come so far. */
  stint({ part, share }: Stint): void {
    if (part !== this.#part) {
      this.#progress?.stop();
      const total = part === 'generation' ? this.#run.generations - this.#run.generation : 1;
      this.#progress = startProgress(PARTS[part], total, this.#isQuiet);
      this.#part = part;
    }
    const before = part === 'generation' ? this.#done - this.#run.generation - 1 : 0;
    this.#progress!.update(before + share, part === 'generation' ? this.#note : undefined);
  }

  show(event: RunEvent): void {
    if (event.kind === 'generation') this.#showGeneration(event.record);
    if (event.kind === 'champion') this.#champion = event.champion;
    if (event.kind === 'test') this.#result = event.result;
  }

  close(): void {
    this.#progress?.stop();
  }

  #showGeneration(record: GenerationRecord): void {
    const { number, statistics, best } = record;
    this.#done = number + 1;
    this.#note = `generation ${number}, best ${percent(statistics.best)}, ${gamesPerSecond(record)} games/s, ${best.text ?? ''}`;
    if (this.#isQuiet || (number % this.#rowEvery !== 0 && number < this.#run.generations)) return;
    this.#progress?.clear();
    print(generationRow(record));
  }
}

const MOST_ROWS = 15;

const PARTS: Readonly<Record<Stint['part'], string>> = {
  generation: 'Evolving',
  validation: 'Choosing the champion',
  test: 'Testing the champion',
};

const HEAD = ['generation', 'best', 'mean', 'spread', 'size', 'different', 'games/s', 'best so far'];

function printHead({ id, name, seed, generation, generations, variant, status }: RunRecord, threads: number): void {
  if (status !== 'unfinished') return;
  const from = generation < 0 ? '' : `, from generation ${generation + 1}`;
  print(
    `Run ${id}: ${name}, ${variant}, seed ${seed}, ${formatNoun(generations, 'generation')}${from}, ${formatNoun(threads, 'thread')}`,
  );
  print('Fitness in points of a hundred, against opponents that grow with it.');
  print(HEAD.map((title, column) => (column === HEAD.length - 1 ? title : title.padStart(widthOf(column)))).join('  '));
}

function generationRow(record: GenerationRecord): string {
  const { number, statistics, best } = record;
  const cells = [
    String(number),
    percent(statistics.best),
    percent(statistics.mean),
    percent(statistics.deviation),
    String(statistics.bestSize),
    `${Math.round(100 * statistics.diversity)} %`,
    gamesPerSecond(record),
  ].map((cell, column) => cell.padStart(widthOf(column)));
  const room = (process.stdout.columns ?? 120) - cells.join('  ').length - 3;
  return [...cells, shortened(best.text ?? 'none is valid', Math.max(20, room))].join('  ');
}

function widthOf(column: number): number {
  return Math.max(6, HEAD[column]!.length);
}

function gamesPerSecond({ statistics, timeMs }: GenerationRecord): string {
  return formatCount((1000 * statistics.games) / Math.max(1, timeMs));
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function printOutcome(run: RunRecord, { champion, result }: Outcome, timeMs: number): void {
  const { id, generation, generations, status } = run;
  print('');
  if (status !== 'finished') {
    const stored =
      generation < 0 ? 'before the first generation was over' : `after generation ${generation} of ${generations}`;
    print(`${wasInterrupted() ? 'Stopped' : 'Ended'} ${stored}. To go on: evodraughts resume ${id}`);
    return;
  }
  if (champion) printChampion(champion);
  if (result) {
    print('');
    printFairResult(result, new Map());
  }
  print('');
  print(`${formatDuration(timeMs)}. To play against it: evodraughts play --white run:${id}${variantText(run)}`);
}

function variantText({ variant }: RunRecord): string {
  return variant === 'english' ? '' : ` --variant ${variant}`;
}

export function printChampion(champion: ChampionRecord): void {
  const { individual, generation, training, validation, confirmation, explanation } = champion;
  print(`The champion, of generation ${generation}:`);
  print(`  ${individual.text ?? ''}`);
  print(`  = ${formatInfix(parseExpression(individual.text ?? '0'))}`);
  print('');
  for (const sentence of explanation) print(sentence);
  print('');
  const chosen =
    validation.games === 0
      ? 'It was the best in training.'
      : `It was chosen among ${validation.candidates} by ${percent(validation.points)} of a hundred points in ${formatCount(validation.games)} validation games.`;
  print(chosen);
  print(
    `In training it made ${percent(training)}; in ${formatCount(confirmation.games)} new games against the same opponents ` +
      `${percent(confirmation.points)}: a gap of ${percent(training - confirmation.points)}.`,
  );
}

function printOutcomeJson(run: RunRecord, { champion, result }: Outcome, timeMs: number): void {
  const { experiment: _, ...rest } = run;
  printJson({ run: rest, champion: champion ?? null, test: result ?? null, interrupted: wasInterrupted(), timeMs });
}
