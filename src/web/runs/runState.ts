/** The state of a run, in words and as a share, whichever process runs it. */

import type { GenerationView, RunSummary } from '../../api/runApi.ts';

type Standing = Pick<RunSummary, 'status' | 'progress' | 'generation' | 'generations'>;

/** `evolving, generation 12 of 40`, `stopped at generation 7 of 40`, `finished`. */
export function stateText(run: Standing): string {
  const { status, progress, generation, generations } = run;
  if (!progress) return status === 'unfinished' ? stoppedText(run) : status;
  if (progress.isStopping) return 'stopping';
  if (progress.part === 'test') return 'testing the champion';
  // A run that was just resumed has not yet reported that its generations are complete.
  if (progress.part === 'validation' || generation >= generations) return 'choosing the champion';
  return `evolving, generation ${generation + 1} of ${generations}`;
}

/** The same without numbers, for screen readers: it changes only when something happens. */
export function stageText(run: Standing): string {
  return stateText(run).split(/,| at /)[0]!;
}

export function isUnderWay({ progress }: Standing): boolean {
  return progress !== null;
}

export function canBeResumed({ status, progress }: Standing): boolean {
  return status === 'unfinished' && progress === null;
}

/** The completed share, from 0 to 1: generations, then the choice of the champion, then its test. */
export function shareDone({ status, progress, generation, generations }: Standing): number {
  if (status !== 'unfinished') return 1;
  const { part = 'generation', share = 0 } = progress ?? {};
  if (part === 'validation') return SHARES.generations + SHARES.choice * share;
  if (part === 'test') return SHARES.generations + SHARES.choice + SHARES.test * share;
  // The first individuals are generation 0, so there is one more generation than `generations`.
  return SHARES.generations * Math.min(1, (generation + 1 + share) / (generations + 1));
}

/** The approximate share of each part. */
const SHARES = { generations: 0.8, choice: 0.1, test: 0.1 };

function stoppedText({ generation, generations }: Standing): string {
  if (generation < 0) return 'stopped before its first generation';
  if (generation >= generations) return 'stopped before its champion was known';
  return `stopped at generation ${generation} of ${generations}`;
}

const LOOKED_AT = 5;

/**
 * Estimates the remaining time from the last generations only, because strategies grow and take longer. Undefined
 * before the first generation and after the last.
 */
export function timeLeftMs(
  { progress, generation, generations }: Pick<RunSummary, 'progress' | 'generation' | 'generations'>,
  curve: readonly Pick<GenerationView, 'timeMs'>[],
): number | undefined {
  const times = curve.slice(-LOOKED_AT).map(({ timeMs }) => timeMs);
  if (progress?.part !== 'generation' || generation >= generations || times.length === 0) return undefined;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return Math.max(0, generations - generation - progress.share) * mean;
}

/** `about 3 minutes`, `a few seconds`. */
export function formatTime(timeMs: number): string {
  const seconds = timeMs / 1000;
  if (seconds < 8) return 'a few seconds';
  if (seconds < 55) return `about ${10 * Math.round(seconds / 10)} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `about ${hours} hours` : `about ${Math.round(hours / 24)} days`;
}
