/**
 * `evodraughts report`: the results of runs as a page, as Markdown, as tables and as pictures. The chart library is loaded
 * when it is needed, because it takes longer to load than other commands take to run.
 */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { Option } from 'commander';
import type { ReportFormat } from '../../documents/reportFormats.ts';
import { REPORT_FORMATS } from '../../documents/reportFormats.ts';
import type { Report } from '../../documents/document.ts';
import { nameRuns } from '../../reports/nameRuns.ts';
import { jsonOption } from '../terminal/options.ts';
import { runListArgument } from '../runs/runList.ts';
import { openForReading } from '../runs/runText.ts';
import { formatCount, formatNoun, print, printJson } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrapText.ts';

interface ReportOptions {
  readonly out?: string;
  readonly format?: readonly ReportFormat[];
  readonly json?: boolean;
}

export function addReport(program: Command): void {
  program
    .command('report')
    .description('write a report on runs: a page with figures and tables, and files for a paper')
    .addArgument(runListArgument())
    .option('--out <folder>', 'output folder (default: report- and the runs, such as report-12)')
    .addOption(
      new Option(
        '--format <formats...>',
        'html: one page with everything; md: Markdown; csv: tables and data; svg, png: figures (default: all)',
      ).choices(REPORT_FORMATS),
    )
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts report 12 14-20 --out findings --format html png')
    .action(writeRuns);
}

async function writeRuns(runs: readonly number[], options: ReportOptions): Promise<void> {
  const report = await reportOf(runs);
  const folder = options.out ?? `report-${nameRuns(runs)}`;
  const { writeReport } = await import('../../documents/writeReport.ts');
  const files = await writeReport(report, folder, options.format);
  if (options.json) printJson({ runs, title: report.title, folder, files });
  else await tell(report, folder, files);
}

async function reportOf(runs: readonly number[]): Promise<Report> {
  const { reportRuns } = await import('../../reports/runReport.ts');
  using store = openForReading();
  return reportRuns(store, runs);
}

async function tell({ title, lead }: Report, folder: string, files: readonly string[]): Promise<void> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  print(title);
  for (const text of lead) print(wrapText('', text));
  print('');
  print(`${formatNoun(files.length, 'file')} in ${folder}, ${formatCount(Math.ceil(bytes / 1000))} kB:`);
  for (const [kind, count] of countKinds(folder, files)) print(`  ${kind}${count > 1 ? `, ${count} files` : ''}`);
  const page = join(folder, 'index.html');
  if (files.includes(page)) print(`To read it, open ${page} in a browser.`);
}

/** Groups files of the same kind: index.html, figures/*.svg. */
function countKinds(folder: string, files: readonly string[]): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const file of files) {
    const path = file.slice(join(folder, '/').length);
    const kind = path.replace(/(?<=\/)[^/]*(?=\.)/, '*');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}
