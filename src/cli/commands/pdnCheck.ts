/** `evodraughts pdn check`: replays every game of PDN files and reports all faults with their place. */

import type { Command } from 'commander';
import type { PdnProblem } from '../../rules/pdn/problems.ts';
import type { PdnEntry } from '../../rules/pdn/reader.ts';
import type { Variant } from '../../rules/variant.ts';
import { jsonOption, variantOption } from '../terminal/options.ts';
import type { PdnRun } from '../board/pdnFiles.ts';
import { describeProblem, exitCodeOf, visitPdnFiles } from '../board/pdnFiles.ts';
import { formatCount, formatDuration, formatNoun, print, printError, printJson } from '../terminal/terminal.ts';

interface CheckOptions {
  readonly variant: Variant;
  readonly json?: boolean;
}

interface FileReport {
  readonly file: string;
  games: number;
  moves: number;
  faults: number;
  /** Collected for JSON only; otherwise they have already been printed. */
  readonly problems: PdnProblem[];
}

export function addPdnCheck(pdn: Command): void {
  pdn
    .command('check')
    .description('replay every game of PDN files and report illegal moves and other faults with their place')
    .argument('<files...>', 'files to read; - for standard input')
    .addOption(variantOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExit codes: 0: all games are valid. 1: the input has faults. 2: a file could not be read.')
    .addHelpText('after', '\nExample:\n  evodraughts pdn check games.pdn')
    .action(runCheck);
}

async function runCheck(files: readonly string[], options: CheckOptions): Promise<void> {
  const reports: FileReport[] = [];
  const startMs = performance.now();
  const run = await visitPdnFiles(files, options.variant, options.json === true, {
    file: (file) => reports.push({ file, games: 0, moves: 0, faults: 0, problems: [] }),
    entry: (entry) => {
      const report = reports.at(-1)!;
      note(report, entry);
      if (options.json) report.problems.push(...entry.problems);
      else for (const problem of entry.problems) print(describeProblem(report.file, problem));
    },
  });
  const timeMs = performance.now() - startMs;
  if (options.json) printReportJson(reports, run, timeMs);
  else printReport(reports, run, timeMs);
  process.exitCode = exitCodeOf(run, total(reports, (report) => report.faults) > 0);
}

function note(report: FileReport, entry: PdnEntry): void {
  report.games++;
  report.moves += entry.game?.moves.length ?? 0;
  report.faults += entry.problems.length;
}

function total(reports: readonly FileReport[], count: (report: FileReport) => number): number {
  return reports.reduce((sum, report) => sum + count(report), 0);
}

function printReport(reports: readonly FileReport[], run: PdnRun, timeMs: number): void {
  for (const failure of run.failures) printError(failure.message);
  const games = total(reports, (report) => report.games);
  const moves = total(reports, (report) => report.moves);
  const count = total(reports, (report) => report.faults);
  const speed = `${formatDuration(timeMs)}, ${formatCount(games / (timeMs / 1000))} games a second`;
  const faults = count === 0 ? 'no faults' : formatNoun(count, 'fault');
  print(`${formatNoun(games, 'game')}, ${formatNoun(moves, 'move')}, ${faults} (${speed})`);
  if (run.interrupted) print('Stopped early. The remaining games were not checked.');
}

function printReportJson(reports: readonly FileReport[], run: PdnRun, timeMs: number): void {
  const games = total(reports, (report) => report.games);
  printJson({
    files: reports,
    unreadable: run.failures.map(({ code, message }) => ({ code, message })),
    games,
    moves: total(reports, (report) => report.moves),
    interrupted: run.interrupted,
    timeMs,
    gamesPerSecond: Math.round(games / (timeMs / 1000)),
  });
}
