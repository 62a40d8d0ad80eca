/**
 * A paper from its plan to its report: its runs are conducted as those of any plan, what else it measures is measured,
 * and the report puts it beside what was published. Stopped at any time, the same command goes on.
 */

import { join } from 'node:path';
import type { Report } from '../../documents/document.ts';
import { openPlanFolder } from '../../lab/planFolder.ts';
import { openStore } from '../../store/store.ts';
import type { Store } from '../../store/store.ts';
import { quoted } from '../../store/storePath.ts';
import type { Scale, Paper } from '../../papers/paper.ts';
import { EXIT_FOUND } from '../terminal/exitCode.ts';
import type { PlanFollowOptions } from './followPlan.ts';
import { followPlan } from './followPlan.ts';
import { writePlanReport } from './planReport.ts';
import { startProgress } from '../terminal/progress.ts';
import { formatDuration, formatNoun, print, printJson } from '../terminal/terminal.ts';
import { wasInterrupted } from '../terminal/interruption.ts';
import { untilInterrupted } from '../terminal/untilInterrupted.ts';
import { wrapText } from '../terminal/wrapText.ts';

export interface PaperOptions extends PlanFollowOptions {
  readonly scale: Scale;
  readonly out?: string;
}

export async function runPaper(paper: Paper, options: PaperOptions): Promise<void> {
  const { scale, json = false } = options;
  const startMs = performance.now();
  const plan = paper.plan(scale);
  const folder = openPlanFolder(plan, options.out ?? join('results', plan.name));
  const ids = folder.runs.map(({ id }) => id);
  using store = openStore(folder.storeFile, { mustExist: true });
  if (!json) print(`${paper.title}: ${formatNoun(ids.length, 'run')}, kept in ${folder.folder}`);
  const { isComplete, failed } = await followPlan(store, folder, options);
  if (isComplete && !wasInterrupted()) await measure(paper, store, ids, json);
  const isDone = isComplete && !wasInterrupted();
  if (!isComplete && !wasInterrupted()) process.exitCode = EXIT_FOUND;
  const report = isDone ? paper.report(store, ids) : undefined;
  const files = report ? await writePlanReport(folder.folder, report) : [];
  const timeMs = performance.now() - startMs;
  if (json) {
    const state = { complete: isDone, interrupted: wasInterrupted(), failed };
    printJson({
      paper: paper.name,
      scale,
      folder: folder.folder,
      ...state,
      lead: report?.lead ?? [],
      report: files,
      timeMs,
    });
  } else if (report) printEnd(report, files, timeMs);
  else print(`To go on: evodraughts paper ${paper.name} --scale ${scale} --out ${quoted(folder.folder)}`);
}

/** One piece after the other; what is measured is stored, and not measured again. */
async function measure(paper: Paper, store: Store, runs: readonly number[], isQuiet: boolean): Promise<void> {
  const pieces = paper.measurements(store, runs);
  const progress = startProgress('Testing the champions as the paper did', pieces.length, isQuiet);
  let done = 0;
  try {
    for await (const _ of untilInterrupted(inTurn(pieces))) progress.update(++done);
  } finally {
    progress.stop();
  }
}

async function* inTurn(pieces: readonly (() => void | Promise<void>)[]): AsyncGenerator<void> {
  for (const piece of pieces) {
    // Room for Ctrl-C between two pieces.
    await new Promise((resolve) => setImmediate(resolve));
    yield await piece();
  }
}

function printEnd({ lead }: Report, files: readonly string[], timeMs: number): void {
  print('');
  for (const sentence of lead) print(wrapText('', sentence));
  print('');
  print(
    `Done after ${formatDuration(timeMs)}. To read the report, open ${files.find((file) => file.endsWith('index.html'))}`,
  );
}
