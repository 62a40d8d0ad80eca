/**
 * A paper from its plan to its report: runs are conducted as in any plan, further measurements are made, and the report
 * compares the results with the published ones. After a stop, the same command continues.
 */

import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { GamePool } from '../../arena/encounters.ts';
import type { Report } from '../../documents/document.ts';
import type { Plan } from '../../experiments/plan.ts';
import { openPlanFolder, openStoreFolder } from '../../lab/planFolder.ts';
import { openGamePool } from '../../lab/labPool.ts';
import { openStore } from '../../store/store.ts';
import type { Store } from '../../store/store.ts';
import { quoted } from '../../store/storePath.ts';
import type { Paper, Piece, Scale } from '../../papers/paper.ts';
import { scaledName } from '../../papers/paper.ts';
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
  const out = options.out ?? join('results', scaledName(paper, scale));
  const planned = plan && openPlanFolder(plan, out);
  const folder = planned ?? openStoreFolder(out);
  const ids = planned?.runs.map(({ id }) => id) ?? [];
  using store = openStore(folder.storeFile, { mustExist: true });
  if (!json) print(`${paper.title}: ${plan ? `${formatNoun(ids.length, 'run')}, ` : ''}kept in ${folder.folder}`);
  const { isComplete, failed } = planned ? await followPlan(store, planned, options) : NO_RUNS;
  if (isComplete && !wasInterrupted()) await measure(paper, store, ids, options);
  const isDone = isComplete && !wasInterrupted();
  if (!isComplete && !wasInterrupted()) process.exitCode = EXIT_FOUND;
  const report = isDone ? withPlan(paper.report(store, ids), plan) : undefined;
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
  else print(`To continue: evodraughts paper ${paper.name} --scale ${scale} --out ${quoted(folder.folder)}`);
}

/** The report below the name and the question of its plan. */
function withPlan(report: Report, plan: Plan | undefined): Report {
  return plan ? { ...report, question: `Plan ${plan.name}: ${plan.description}` } : report;
}

const NO_RUNS = { isComplete: true, failed: [] };

/** Several pieces at once. Results are stored and not measured again. */
async function measure(paper: Paper, store: Store, runs: readonly number[], options: PaperOptions): Promise<void> {
  const pieces = paper.measurements(store, runs, options.scale);
  const progress = startProgress('Repeating the measurements of the paper', pieces.length, options.json ?? false);
  const games = openGamePool(options.jobs);
  let done = 0;
  try {
    for await (const _ of untilInterrupted(severalAtOnce(pieces, games))) progress.update(++done);
  } finally {
    progress.stop();
    await games.close();
  }
}

/** As many pieces at once as there are threads, in their order. After an error, pieces in progress are finished first. */
async function* severalAtOnce(pieces: readonly Piece[], games: GamePool): AsyncGenerator<void> {
  const underWay = new Set<Promise<void>>();
  const begin = async (piece: Piece): Promise<void> => {
    // Room for Ctrl-C between two pieces.
    await setImmediate();
    await piece(games);
  };
  try {
    for (const piece of pieces) {
      const running = begin(piece).finally(() => underWay.delete(running));
      // After an early stop, errors of the remaining pieces are ignored.
      running.catch(() => undefined);
      underWay.add(running);
      if (underWay.size < games.width) continue;
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
