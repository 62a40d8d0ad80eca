/** A run on the terminal as it goes on: a line of progress, and above it what stays: generations, champion, test. */

import type { Json } from '../../base/json.ts';
import { fitnessWords } from '../../charts/fitnessWords.ts';
import type { RunEvent } from '../../lab/conductRun.ts';
import type { Stint } from '../../lab/conductor.ts';
import { hasGrowingOpponents } from '../../reports/growingOpponents.ts';
import { jsonAt } from '../../reports/jsonAt.ts';
import type { GenerationRecord, RunRecord } from '../../store/records.ts';
import { trialNamed } from '../../trials/trials.ts';
import { printChampion } from './championText.ts';
import { GenerationRows, bestStrategy, fitnessText, gamesPerSecond } from './generationRows.ts';
import type { Progress } from '../terminal/progress.ts';
import { startProgress } from '../terminal/progress.ts';
import { printFairResult } from '../contests/testText.ts';
import { formatNoun, print } from '../terminal/terminal.ts';

const MOST_ROWS = 15;

const PARTS: Readonly<Record<Stint['part'], string>> = {
  generation: 'Evolving',
  validation: 'Choosing the champion',
  test: 'Testing the champion',
};

/** Which run it is. */
export function printTitle(run: RunRecord, threads: number): void {
  const { id, name, variant, seed, generation, generations } = run;
  const due = generation < generations ? `${generationsText(run)}, ` : '';
  print(`Run ${id}: ${name}, ${variant}, seed ${seed}, ${due}${formatNoun(threads, 'thread')}`);
  if (generation === generations) print('All its generations are stored; now its champion is chosen and tested.');
  else
    print(
      `Fitness in ${fitnessAxis(run.experiment)}${hasGrowingOpponents(run.experiment) ? '; opponents grow, so it may fall' : ''}.`,
    );
}

/** What fitness is in an experiment. */
function fitnessAxis(experiment: Json): string {
  return fitnessWords(trialNamed(jsonAt(experiment, 'fitness', 'method')).unit).axis;
}

/** The progress line of each part, and what stays above it. */
export class RunScreen {
  readonly #run: RunRecord;
  readonly #isQuiet: boolean;
  readonly #rows = new GenerationRows();
  readonly #rowEvery: number;
  #progress: Progress | undefined;
  #part: Stint['part'] | undefined;
  #done: number;
  #note: string | undefined;

  constructor(run: RunRecord, isQuiet: boolean) {
    this.#run = run;
    this.#isQuiet = isQuiet;
    this.#rowEvery = Math.ceil(run.generations / MOST_ROWS);
    this.#done = run.generation + 1;
  }

  /** The part under way has come so far. */
  stint({ part, share }: Stint): void {
    const { generation, generations } = this.#run;
    const isBreeding = part === 'generation';
    if (part !== this.#part) {
      this.#progress?.stop();
      this.#progress = startProgress(PARTS[part], isBreeding ? generations - generation : 1, this.#isQuiet);
      this.#part = part;
    }
    this.#progress!.update((isBreeding ? this.#done - generation - 1 : 0) + share, isBreeding ? this.#note : undefined);
  }

  show(event: RunEvent): void {
    if (event.kind === 'generation') this.#hear(event.record);
    if (this.#isQuiet) return;
    if (event.kind === 'generation') this.#showGeneration(event.record);
    else this.#showEnd(event);
  }

  close(): void {
    this.#progress?.stop();
  }

  #hear(record: GenerationRecord): void {
    const { number, statistics } = record;
    this.#done = number + 1;
    this.#note = [
      `generation ${number}/${this.#run.generations}`,
      `best ${fitnessText(statistics, 'best')}`,
      `${gamesPerSecond(record)} games/s`,
      bestStrategy(record, this.#run.variant),
    ].join(', ');
  }

  /** The first, every few, and the last. */
  #showGeneration(record: GenerationRecord): void {
    const { generation, generations, variant } = this.#run;
    const isFirst = record.number === generation + 1;
    if (!isFirst && record.number % this.#rowEvery !== 0 && record.number < generations) return;
    this.#progress?.clear();
    if (isFirst) print(this.#rows.head());
    print(this.#rows.row(record, variant));
  }

  #showEnd(event: Exclude<RunEvent, { kind: 'generation' }>): void {
    if (event.kind === 'strength') return;
    this.#progress?.clear();
    print('');
    if (event.kind === 'champion') printChampion(event.champion, this.#run.variant);
    if (event.kind === 'test') printFairResult(event.result, new Map());
  }
}

function generationsText({ generation, generations }: RunRecord): string {
  if (generation < 0) return formatNoun(generations, 'generation');
  return `from generation ${generation + 1} of ${generations}`;
}
