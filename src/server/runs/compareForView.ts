/** Runs side by side, with what that shows. */

import type { ComparisonView } from '../../api/runApi.ts';
import { InputError } from '../../base/inputError.ts';
import { compareRuns, describeDifference, distinctRuns } from '../../reports/compareRuns.ts';
import type { Store } from '../../store/store.ts';
import { comparisonFindings } from './comparisonFindings.ts';
import type { RunViews } from './runViews.ts';

const MOST_RUNS = 30;

/** `text` names the runs, as in `1,2,5`. */
export function compareForView(store: Store, views: RunViews, text: string): ComparisonView {
  const { runs, differences } = compareRuns(store, readRuns(text));
  const shown = runs.map(({ run }) => {
    const { run: summary, curve, tests } = views.news(run.id, -1);
    return { ...summary, curve, tests };
  });
  return {
    runs: shown,
    differences: differences.map((one) => ({ field: one.name, values: describeDifference(one) })),
    findings: comparisonFindings(shown, differences),
  };
}

function readRuns(text: string): number[] {
  const words = text.split(',').map((word) => word.trim());
  if (!words.every((word) => /^\d{1,15}$/.test(word))) {
    throw new InputError('runs-unread', `"${text.slice(0, 40)}" names no runs; write their numbers as in 1,2,5.`);
  }
  const numbers = distinctRuns(words.map(Number));
  if (numbers.length > MOST_RUNS)
    throw new InputError('runs-many', `At most ${MOST_RUNS} runs can be compared at once.`);
  return numbers;
}
