/** A run as it was loaded, and what has been heard of it since. News may come twice, after a lost connection. */

import type { GenerationView, RunNews, RunView } from '../../api/runApi.ts';

export function mergeNews(run: RunView, { run: summary, curve, ...rest }: RunNews): RunView {
  return { ...run, ...summary, ...rest, curve: mergeCurves(run.curve, curve) };
}

function mergeCurves(before: readonly GenerationView[], news: readonly GenerationView[]): GenerationView[] {
  const byNumber = new Map([...before, ...news].map((generation) => [generation.number, generation]));
  return [...byNumber.values()].sort((one, two) => one.number - two.number);
}
