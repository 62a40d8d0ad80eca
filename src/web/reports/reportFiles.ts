/** The addresses of the files of a report. */

import { addressOf } from '../server.ts';

export class ReportFiles {
  readonly #runs: string;

  constructor(runs: readonly number[]) {
    this.#runs = runs.join(',');
  }

  get page(): string {
    return addressOf('GET /api/report/page', { runs: this.#runs });
  }

  figure(id: string, format: 'svg' | 'png' | 'csv'): string {
    return addressOf('GET /api/report/figures/:file', { file: `${id}.${format}`, runs: this.#runs });
  }

  table(id: string): string {
    return addressOf('GET /api/report/tables/:file', { file: `${id}.csv`, runs: this.#runs });
  }
}
