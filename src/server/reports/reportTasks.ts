/**
 * The tasks of the report thread. Large reports and figures take a moment and load many modules, so they run outside
 * the server's own thread. The thread starts with the first report and opens the store itself.
 */

import { InputError } from '../../base/inputError.ts';
import { chartTable } from '../../charts/chartTable.ts';
import type { Figure, Report, Table } from '../../documents/document.ts';
import { figuresOf, tablesOf } from '../../documents/document.ts';
import { drawPng, loadRenderer } from '../../documents/drawPng.ts';
import { drawSvg } from '../../documents/drawSvg.ts';
import { formatCsv } from '../../documents/formatCsv.ts';
import { formatHtml } from '../../documents/formatHtml.ts';
import { tableData } from '../../documents/tableData.ts';
import { reportRuns } from '../../reports/runReport.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';

// A thread must not be ended while it loads a module, so the PNG renderer is loaded at once, if it is installed.
await loadRenderer().catch(() => undefined);

export type FigureFormat = 'svg' | 'png' | 'csv';

export interface ReportTask {
  readonly runs: readonly number[];
  /** Whether to include results of studies, which only the keeper may see. */
  readonly hasPeople: boolean;
}

interface FigureTask extends ReportTask {
  readonly id: string;
  readonly format: FigureFormat;
}

interface TableTask extends ReportTask {
  readonly id: string;
}

export const TASKS = {
  report: (task: ReportTask): Report => makeReport(task),
  page: (task: ReportTask): string => formatHtml(makeReport(task)),
  figure: (task: FigureTask): Promise<Uint8Array> | string =>
    FORMATS[task.format](named('figure', figuresOf(makeReport(task)), task.id)),
  table: (task: TableTask): string => formatCsv(tableData(named('table', tablesOf(makeReport(task)), task.id))),
};

export type ReportTasks = typeof TASKS;

const FORMATS: Readonly<Record<FigureFormat, (figure: Figure) => Promise<Uint8Array> | string>> = {
  svg: (figure) => drawSvg(figure),
  png: (figure) => drawPng(figure),
  csv: ({ chart }) => formatCsv(chartTable(chart)),
};

/** Stays open: an open connection can tell whether other processes have written to the store. */
let store: Store | undefined;
/** The last report. Its figures and tables are often requested next. It is reused until the store changes. */
let last: { readonly key: string; readonly report: Report } | undefined;

function makeReport({ runs, hasPeople }: ReportTask): Report {
  store ??= openStore(storePath(), { mustExist: true });
  const key = `${store.changes()} ${runs.join(',')}`;
  if (last?.key !== key) last = { key, report: reportRuns(store, runs) };
  const { report } = last;
  return hasPeople ? report : { ...report, sections: report.sections.filter(({ id }) => id !== PEOPLE) };
}

const PEOPLE = 'people';

function named<Part extends Figure | Table>(kind: 'figure' | 'table', parts: readonly Part[], id: string): Part {
  const part = parts.find((one) => one.id === id);
  if (part) return part;
  const known = parts.length === 0 ? `It has no ${kind}.` : `It has ${parts.map((one) => one.id).join(', ')}.`;
  throw new InputError(`${kind}-unknown`, `The report of these runs has no ${kind} "${id}". ${known}`);
}
