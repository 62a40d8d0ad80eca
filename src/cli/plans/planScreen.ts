/**
 * The progress of a plan in the terminal: a table of its conditions that is updated in place. When the output is not a
 * terminal, a line for each run that ends.
 */

import type { PlanEnd } from '../../lab/conductPlan.ts';
import type { PlannedRun } from '../../lab/planFolder.ts';
import type { PlanProgress } from './planProgress.ts';
import { formatDuration, formatNoun, print, printError } from '../terminal/terminal.ts';
import { textTable } from '../terminal/textTable.ts';

const REDRAW_MS = 200;
const SECOND_MS = 1000;
const FEW_MS = 10_000;

export class PlanScreen {
  readonly #progress: PlanProgress;
  readonly #isQuiet: boolean;
  readonly #isLive: boolean;
  readonly #timer: NodeJS.Timeout | undefined;
  #drawnMs = -Infinity;
  #drawnLines = 0;
  #note = '';

  constructor(progress: PlanProgress, isQuiet: boolean) {
    this.#progress = progress;
    this.#isQuiet = isQuiet;
    this.#isLive = !isQuiet && process.stderr.isTTY && process.stdout.isTTY;
    this.#timer = this.#isLive ? setInterval(() => this.update(), SECOND_MS).unref() : undefined;
  }

  /** Draws the table, unless it was drawn a moment ago. */
  update(): void {
    if (!this.#isLive || performance.now() - this.#drawnMs < REDRAW_MS) return;
    const lines = this.#lines();
    this.#erase();
    process.stderr.write(lines.map((line) => `${line}\n`).join(''));
    this.#drawnLines = lines.length;
    this.#drawnMs = performance.now();
  }

  /** Puts a word behind the last line, such as that it is about to stop. */
  note(words: string): void {
    this.#note = `; ${words}`;
    this.#drawnMs = -Infinity;
    this.update();
  }

  /** The end of a run. Failures stay above the table. */
  end(end: PlanEnd, { id, condition, seed }: PlannedRun): void {
    const which = `Run ${id} (${condition.name}, seed ${seed})`;
    if (end.kind === 'failed') {
      this.#erase();
      printError(`${which} failed: ${end.problem}`);
    } else if (end.kind === 'finished' && !this.#isLive && !this.#isQuiet) {
      print(`${which} is finished${this.#progress.testOf(id)}. ${this.#summary()}`);
    }
    this.update();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#erase();
  }

  #erase(): void {
    if (this.#drawnLines > 0) process.stderr.write(`\u001B[${this.#drawnLines}A\r\u001B[J`);
    this.#drawnLines = 0;
  }

  /** As many lines as fit the terminal: one that wraps or scrolls away could not be updated. */
  #lines(): string[] {
    const rows = this.#progress
      .conditions()
      .map(({ name, done, running, waiting, test }) => [name, String(done), running.join(' '), String(waiting), test]);
    const [head, ...table] = textTable(['Condition', 'Done', 'Running', 'To do', 'Wins, %'], rows, [0, 2, 4]).split(
      '\n',
    );
    const room = Math.max(1, (process.stderr.rows || 24) - 4);
    const isBusy = (_: string, index: number): boolean => rows[index]![2] !== '';
    const shown = table.length > room ? table.filter(isBusy).slice(0, room) : table;
    const last = `${this.#summary()}${this.#note}`;
    return [head!, ...shown, last].map((line) => line.slice(0, (process.stderr.columns || 80) - 1));
  }

  #summary(): string {
    const conditions = this.#progress.conditions();
    const done = conditions.reduce((sum, condition) => sum + condition.done, 0);
    const open = conditions.reduce((sum, { waiting, running }) => sum + waiting + running.length, 0);
    const { share, leftMs } = this.#progress.estimate(performance.now());
    const left = open === 0 || leftMs === undefined ? '' : `, ${formatLeft(leftMs)} left`;
    return `${done} of ${formatNoun(done + open, 'run')} done, ${Math.floor(100 * share)} %${left}`;
  }
}

/** An estimate has no parts of seconds. */
function formatLeft(leftMs: number): string {
  return leftMs < FEW_MS ? 'a few seconds' : `about ${formatDuration(leftMs)}`;
}
