/**
 * Writes a report into a folder: the page, the Markdown, and a file for every table and figure. The same report gives
 * the same bytes. Other files in the folder are left alone.
 */

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeFileError } from '../base/fileError.ts';
import { InputError } from '../base/inputError.ts';
import { chartTable } from '../charts/chartTable.ts';
import type { Report } from './document.ts';
import { figuresOf, tablesOf } from './document.ts';
import { drawPng, loadRenderer } from './drawPng.ts';
import { drawSvg } from './drawSvg.ts';
import { formatCsv } from './formatCsv.ts';
import { formatHtml } from './formatHtml.ts';
import { formatMarkdown } from './formatMarkdown.ts';
import type { ReportFormat } from './reportFormats.ts';
import { REPORT_FORMATS } from './reportFormats.ts';
import { tableData } from './tableData.ts';

/** A file by its path in the folder, created on demand. */
interface ReportFile {
  readonly path: string;
  readonly make: () => string | Promise<Uint8Array>;
}

/**
 * Writes a report into a folder and returns the paths of the files, which begin with the folder. Without formats it is
 * written in all formats that this machine supports.
 */
export async function writeReport(
  report: Report,
  folder: string,
  formats?: readonly ReportFormat[],
): Promise<string[]> {
  checkIds(report);
  const wanted = formats ?? (await possibleFormats());
  // If it cannot be loaded, nothing is written.
  if (wanted.includes('png')) await loadRenderer();
  const written: string[] = [];
  for (const { path, make } of filesOf(report, new Set(wanted))) {
    const file = join(folder, path);
    await writeWhole(file, await make());
    written.push(file);
  }
  return written;
}

/** PNG needs a renderer that not every machine has; the report is useful without it. */
async function possibleFormats(): Promise<readonly ReportFormat[]> {
  const canDraw = await loadRenderer().then(
    () => true,
    () => false,
  );
  return REPORT_FORMATS.filter((format) => canDraw || format !== 'png');
}

function filesOf(report: Report, formats: ReadonlySet<ReportFormat>): ReportFile[] {
  const files: ReportFile[] = [];
  const add = (path: string, make: ReportFile['make']): unknown => files.push({ path, make });
  if (formats.has('html')) add('index.html', () => formatHtml(report, { hasPngs: formats.has('png') }));
  if (formats.has('md')) add('report.md', () => formatMarkdown(report));
  for (const table of formats.has('csv') ? tablesOf(report) : []) {
    add(`tables/${table.id}.csv`, () => formatCsv(tableData(table)));
  }
  for (const figure of figuresOf(report)) {
    const name = `figures/${figure.id}`;
    if (formats.has('csv')) add(`${name}.csv`, () => formatCsv(chartTable(figure.chart)));
    // The Markdown shows them.
    if (formats.has('svg') || formats.has('md')) add(`${name}.svg`, () => drawSvg(figure));
    if (formats.has('png')) add(`${name}.png`, () => drawPng(figure));
  }
  return files;
}

/** They become file names, so all must differ and none may lead to another folder. */
function checkIds(report: Report): void {
  const ids = [...tablesOf(report), ...figuresOf(report)].map(({ id }) => id);
  const wrong = ids.find((id, index) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || ids.indexOf(id) < index);
  if (wrong !== undefined) throw new RangeError(`"${wrong}" cannot name a table or figure, or names two.`);
}

/** A file gets its name only when it is complete, so that a failure leaves the earlier file. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, content);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw new InputError('file-unwritable', `${file} cannot be written: ${describeFileError(error)}.`);
  }
}
