/** What a run is doing, in words and as a share: who conducts it, the server or a command line, makes no difference. */

import type { RunSummary } from '../../api/runApi.ts';

type Standing = Pick<RunSummary, 'status' | 'progress' | 'generation' | 'generations'>;

/** `evolving, generation 12 of 40`, `stopped at generation 7 of 40`, `finished`. */
export function stateText(run: Standing): string {
  const { status, progress, generation, generations } = run;
  if (!progress) return status === 'unfinished' ? stoppedText(run) : status;
  if (progress.isStopping) return 'stopping';
  if (progress.part === 'validation') return 'choosing the champion';
  if (progress.part === 'test') return 'testing the champion';
  return `evolving, generation ${Math.min(generation + 1, generations)} of ${generations}`;
}

/** The same without numbers, for those who listen: it changes only when something has happened. */
export function stageText(run: Standing): string {
  return stateText(run).split(/,| at /)[0]!;
}

export function isUnderWay({ progress }: Standing): boolean {
  return progress !== null;
}

export function canBeResumed({ status, progress }: Standing): boolean {
  return status === 'unfinished' && progress === null;
}

/** How much is done, from 0 to 1: of all generations, and then of the part that follows them. */
export function shareDone({ status, progress, generation, generations }: Standing): number {
  if (status !== 'unfinished') return 1;
  if (progress && progress.part !== 'generation') return progress.share;
  // The first individuals are generation 0, so there is one more than are counted.
  return Math.min(1, (generation + 1 + (progress?.share ?? 0)) / (generations + 1));
}

function stoppedText({ generation, generations }: Standing): string {
  if (generation < 0) return 'stopped before its first generation';
  if (generation >= generations) return 'stopped before its champion was known';
  return `stopped at generation ${generation} of ${generations}`;
}
