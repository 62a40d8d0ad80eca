/** A run in the terminal: a progress line, and above it the finished generations, the champion and its test. */

import type { Json } from '../../base/json.ts';
import type { FairResult } from '../../arena/fairTest.ts';
import { fitnessWords } from '../../charts/fitnessWords.ts';
import { formatStrength } from '../../charts/strengthText.ts';
import type { RunEvent } from '../../lab/conductRun.ts';
import type { Stint } from '../../lab/conductor.ts';
import { isMeasuring, yardstickOf } from '../../experiments/yardstick.ts';
import type { Yardstick } from '../../experiments/yardstick.ts';
import { isDue } from '../../lab/strengthLog.ts';
import { hasGrowingOpponents } from '../../reports/growingOpponents.ts';
import { jsonAt } from '../../reports/jsonAt.ts';
import { championStrength } from '../../reports/strengthFigures.ts';
import { testScores } from '../../reports/testScores.ts';
import type { ChampionRecord, GenerationRecord, RunRecord, StrengthRecord } from '../../store/records.ts';
import type { TrialKind } from '../../trials/trial.ts';
import { trialNamed } from '../../trials/trials.ts';
import { printChampion, printRemarks } from './championText.ts';
import { GenerationRows, bestStrategy, fitnessText, paceText } from './generationRows.ts';
import { printStrengths } from './strengthText.ts';
import type { Progress } from '../terminal/progress.ts';
import { startProgress } from '../terminal/progress.ts';
import { printFairResult } from '../contests/testText.ts';
import { formatNoun, print } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrapText.ts';

const MOST_ROWS = 15;

const PARTS: Readonly<Record<Stint['part'], string>> = {
  generation: 'Evolving',
  validation: 'Choosing the champion',
  test: 'Testing the champion',
};

export function printTitle(run: RunRecord, threads: number): void {
  const { id, name, variant, seed, generation, generations } = run;
  const due = generation < generations ? `${generationsText(run)}, ` : '';
  print(`Run ${id}: ${name}, ${variant}, seed ${seed}, ${due}${formatNoun(threads, 'thread')}`);
  if (generation === generations) print('All generations are complete. The champion is now chosen and tested.');
  else print(wrapText('', aboutNumbers(run)));
}

/** Explains the columns of the table. */
export function aboutNumbers({ experiment, variant }: RunRecord): string {
  const strength = isMeasuring(yardstickOf(experiment, variant)) ? 'Strength is in Elo above random moves. ' : '';
  return `${strength}Best and mean are ${fitnessMeaning(experiment)}.`;
}

function fitnessMeaning(experiment: Json): string {
  const { unit } = trialOf(experiment);
  if (unit === 'duels') return 'percentages of duels won';
  if (unit === 'error') return 'root-mean-square errors, in men, on the positions of each generation';
  if (unit === 'forecast')
    return 'percentages of the variance of results that forecasts explain, in games of each generation';
  const rivals = hasGrowingOpponents(experiment) ? 'scores against ever-stronger rivals' : 'training scores';
  return `${rivals}, in ${fitnessWords(unit).axis}`;
}

function trialOf(experiment: Json): TrialKind {
  return trialNamed(jsonAt(experiment, 'fitness', 'method'));
}

/** The progress line of each part, and what stays above it. */
export class RunScreen {
  readonly #run: RunRecord;
  readonly #isQuiet: boolean;
  readonly #yardstick: Yardstick;
  readonly #rows: GenerationRows;
  readonly #rowEvery: number;
  /** Generations to be shown once their strength is known. */
  readonly #waiting: GenerationRecord[] = [];
  readonly #strengths: StrengthRecord[];
  #progress: Progress | undefined;
  #part: Stint['part'] | undefined;
  #champion: ChampionRecord | undefined;
  #done: number;
  #note: string | undefined;

  /** `strengths` are those already stored. */
  constructor(run: RunRecord, strengths: readonly StrengthRecord[], isQuiet: boolean) {
    this.#run = run;
    this.#isQuiet = isQuiet;
    this.#yardstick = yardstickOf(run.experiment, run.variant);
    this.#rows = new GenerationRows({
      hasStrength: isMeasuring(this.#yardstick),
      hasGames: trialOf(run.experiment).isWithoutGames !== true,
    });
    this.#rowEvery = Math.ceil(run.generations / MOST_ROWS);
    this.#strengths = [...strengths];
    this.#done = run.generation + 1;
  }

  /** Updates the progress of the current part. */
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
    if (event.kind === 'strength') this.#strengths.push(event.strength);
    if (event.kind === 'champion') this.#champion = event.champion;
    if (this.#isQuiet) return;
    this.#showGenerations(event.kind === 'champion');
    if (event.kind === 'champion') this.#showChampion(event.champion);
    if (event.kind === 'test') this.#showTest(event.result);
  }

  close(): void {
    if (!this.#isQuiet) this.#showGenerations(true);
    this.#progress?.stop();
  }

  #hear(record: GenerationRecord): void {
    const { number, statistics } = record;
    const strength = this.#strengths.at(-1);
    this.#done = number + 1;
    this.#waiting.push(record);
    this.#note = [
      `generation ${number}/${this.#run.generations}`,
      ...(strength ? [`strength ${formatStrength(strength)}`] : []),
      `best ${fitnessText(statistics, 'best')}`,
      paceText(record),
      bestStrategy(record, this.#run.variant),
    ].join(', ');
  }

  /** Shows the first, some between, and the last, once their strength is known or not expected. */
  #showGenerations(isAll: boolean): void {
    const { generation, generations, variant } = this.#run;
    for (let [record] = this.#waiting; record; [record] = this.#waiting) {
      const { number } = record;
      const strength = this.#strengths.find((one) => one.generation === number);
      const isExpected = isMeasuring(this.#yardstick) && isDue(number, this.#yardstick.every, generations);
      if (isExpected && !strength && !isAll) return;
      this.#waiting.shift();
      const isFirst = number === generation + 1;
      if (!isFirst && number % this.#rowEvery !== 0 && number < generations) continue;
      this.#progress?.clear();
      if (isFirst) print(this.#rows.head());
      print(this.#rows.row(record, variant, strength));
    }
  }

  #showChampion(champion: ChampionRecord): void {
    this.#progress?.clear();
    print('');
    printChampion(champion, this.#run.variant);
  }

  #showTest(result: FairResult): void {
    this.#progress?.clear();
    print('');
    if (this.#strengths.length > 0) {
      printStrengths(this.#run, this.#strengths);
      print('');
    }
    printFairResult(result, new Map());
    print('');
    const scores = new Map(testScores({ result: result as unknown as Json }).map((score) => [score.opponent, score]));
    const strength = championStrength(this.#strengths);
    printRemarks({ run: this.#run, champion: this.#champion!, scores, strength });
  }
}

function generationsText({ generation, generations }: RunRecord): string {
  if (generation < 0) return formatNoun(generations, 'generation');
  return `from generation ${generation + 1} of ${generations}`;
}
