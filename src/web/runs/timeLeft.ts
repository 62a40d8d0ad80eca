/** How long a run will still evolve, judged by its last generations: strategies grow, and with them the time. */

import type { GenerationView, RunSummary } from '../../api/runApi.ts';

const LOOKED_AT = 5;

/** Undefined while there is nothing to judge by, and when the generations are over. */
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
