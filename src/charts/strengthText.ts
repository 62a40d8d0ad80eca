/** Strengths in words: Elo above random moves, with the interval. */

export interface StrengthEstimate {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** `612 (540-690)`; with a limit below zero `12 (-40 to 64)`. */
export function formatStrength({ elo, low, high }: StrengthEstimate): string {
  return `${Math.round(elo)} (${Math.round(low)}${low < 0 ? ' to ' : '-'}${Math.round(high)})`;
}

/** Whether the difference of two strengths is larger than its own error. */
export function isClearChange(one: StrengthEstimate, other: StrengthEstimate): boolean {
  const reach = ({ low, high }: StrengthEstimate): number => (high - low) / 2;
  return Math.abs(other.elo - one.elo) > Math.hypot(reach(one), reach(other));
}
