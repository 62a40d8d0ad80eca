/**
 * A paper from its plan to its report: its runs are conducted as those of any plan, what else it measures is measured,
 * and the report puts it beside what was published. Stopped at any time, the same command goes on.
 */

import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Report } from '../../documents/document.ts';
import { openPlanFolder, openStoreFolder } from '../../lab/planFolder.ts';
import { openStore } from '../../store/store.ts';
import type { Store } from '../../store/store.ts';
import { quoted } from '../../store/storePath.ts';
import type { Paper, Piece, Scale } from '../../papers/paper.ts';
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
  const plan = paper.plan?.(scale);
  const out = options.out ?? join('results', plan?.name ?? `${paper.name}${scale === 'full' ? '' : `-${scale}`}`);
  const planned = plan && openPlanFolder(plan, out);
  const folder = planned ?? openStoreFolder(out);
  const ids = planned?.runs.map(({ id }) => id) ?? [];
  using store = openStore(folder.storeFile, { mustExist: true });
  if (!json) print(`${paper.title}: ${formatNoun(ids.length, 'run')}, kept in ${folder.folder}`);
  const { isComplete, failed } = planned ? await followPlan(store, planned, options) : NO_RUNS;
  if (isComplete && !wasInterrupted()) await measure(paper, store, ids, options);
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

const NO_RUNS = { isComplete: true, failed: [] };

/** Several pieces at once; what is measured is stored, and not measured again. */
async function measure(paper: Paper, store: Store, runs: readonly number[], options: PaperOptions): Promise<void> {
  const pieces = paper.measurements(store, runs, options.scale);
  const progress = startProgress('Measuring what the paper measured', pieces.length, options.json ?? false);
  let done = 0;
  try {
    for await (const _ of untilInterrupted(severalAtOnce(pieces, options.jobs))) progress.update(++done);
  } finally {
    progress.stop();
  }
}

/** So many pieces at once, in their order. What is under way when it is left is finished before it ends. */
async function* severalAtOnce(pieces: readonly Piece[], most: number): AsyncGenerator<void> {
  const underWay = new Set<Promise<void>>();
  const begin = async (piece: Piece): Promise<void> => {
    // Room for Ctrl-C between two pieces.
    await setImmediate();
    await piece();
  };
  try {
    for (const piece of pieces) {
      const running = begin(piece).finally(() => underWay.delete(running));
      // After an early stop, errors of the remaining pieces are ignored.
      running.catch(() => undefined);
      underWay.add(running);
      if (underWay.size < most) continue;
      yield await Promise.race(underWay);
    }
    while (underWay.size > 0) yield await Promise.race(underWay);
  } finally {
    await Promise.allSettled(underWay);
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
