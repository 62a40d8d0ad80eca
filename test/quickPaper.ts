/** A paper at scale quick, from its plan to its report, conducted once for all tests of a file. */

import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { csvRows } from './parseCsv.ts';
import { interruptCli, runJson } from './runCli.ts';

const STORE = 'runs.sqlite';

export class QuickPaper {
  readonly folder: string;
  /** What the command printed as JSON. */
  answer: unknown;
  readonly #command: readonly string[];

  private constructor(name: string, parent: string) {
    this.folder = join(parent, 'paper');
    this.#command = ['paper', name, '--scale', 'quick', '--out', this.folder];
  }

  /** It is interrupted once, when it says that the run with a number has begun, which must not change anything. */
  static forTests(name: string, run: number): QuickPaper {
    return QuickPaper.interruptedWhen(name, (out) => out.includes(`Run ${run} `));
  }

  /** The same for a paper without runs: it is interrupted when its store has a number of measurements. */
  static withoutRuns(name: string, measurements: number): QuickPaper {
    return QuickPaper.interruptedWhen(name, (_, folder) => measurementsIn(join(folder, STORE)) >= measurements);
  }

  private static interruptedWhen(name: string, isTime: (out: string, folder: string) => boolean): QuickPaper {
    const parent = mkdtempSync(join(tmpdir(), 'evodraughts-'));
    const paper = new QuickPaper(name, parent);
    beforeAll(async () => {
      const { code } = await interruptCli(paper.#command, '', (out) => isTime(out, paper.folder));
      expect(code).toBe(130);
      paper.answer = await runJson(paper.#command);
    }, 240_000);
    afterAll(() => rmSync(parent, { recursive: true }));
    return paper;
  }

  rowsOf(table: string): Record<string, string>[] {
    return csvRows(this.#read('tables', `${table}.csv`));
  }

  figureRows(figure: string): Record<string, string>[] {
    return csvRows(this.#read('figures', `${figure}.csv`));
  }

  get text(): string {
    return this.#read('report.md');
  }

  expectFigures(names: readonly string[]): void {
    const files = readdirSync(join(this.folder, 'report', 'figures'));
    for (const name of names)
      expect(files).toEqual(expect.arrayContaining([`${name}.svg`, `${name}.png`, `${name}.csv`]));
  }

  /** Whether the command, repeated, finds all work done: it leaves the store as it is and writes the same report. */
  async isSameAgain(): Promise<boolean> {
    const store = join(this.folder, STORE);
    const [page, runs] = [this.#read('index.html'), readFileSync(store)];
    await runJson(this.#command);
    return readFileSync(store).equals(runs) && this.#read('index.html') === page;
  }

  #read(...path: readonly string[]): string {
    return readFileSync(join(this.folder, 'report', ...path), 'utf8');
  }
}

function measurementsIn(store: string): number {
  if (!existsSync(store)) return 0;
  try {
    using database = new DatabaseSync(store, { readOnly: true });
    return Number(database.prepare('SELECT count(*) AS count FROM tests').get()!['count']);
  } catch {
    // The store has no tables yet.
    return 0;
  }
}
