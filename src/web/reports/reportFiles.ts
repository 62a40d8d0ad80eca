/** Where the files of a report are to be had. */

export class ReportFiles {
  readonly #query: string;

  constructor(runs: readonly number[]) {
    this.#query = `?runs=${runs.join(',')}`;
  }

  get report(): string {
    return `/api/report${this.#query}`;
  }

  get page(): string {
    return `/api/report/page${this.#query}`;
  }

  figure(id: string, format: 'svg' | 'png' | 'csv'): string {
    return `/api/report/figures/${id}.${format}${this.#query}`;
  }

  table(id: string): string {
    return `/api/report/tables/${id}.csv${this.#query}`;
  }
}
