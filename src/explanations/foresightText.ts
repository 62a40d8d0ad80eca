/** What a search saw, in words. */

import { formatNoun } from '../base/numberText.ts';

/** What a search saw. */
export interface Foresight {
  readonly depth: number | null;
  /** The moves that it expects, its choice first. */
  readonly line: readonly string[];
  /** How many pieces it gains on the opponent in that line. */
  readonly gain: number;
}

/** What a search saw of a move, if there was one. */
interface Foreseen {
  readonly foresight?: Foresight | undefined;
  readonly isGiveaway: boolean;
}

export function looking(foresight: Foresight | undefined): string {
  return foresight?.depth ? ` looks ${formatNoun(foresight.depth, 'ply', 'plies')} ahead and` : '';
}

/** The line that a search expects after its choice, and what it gains. If that was played, it is not repeated. */
export function foreseen({ foresight, isGiveaway }: Foreseen, isPlayed: boolean, mover: string): string[] {
  if (!foresight || foresight.line.length < 2) return [];
  const { line, gain } = foresight;
  const expected = isPlayed ? line.slice(1) : line;
  const size = Math.abs(gain) === 1 ? 'a piece' : `${Math.abs(gain)} pieces`;
  const wins = isGiveaway ? `makes ${mover} take ${size} more` : `wins ${mover} ${size}`;
  const loses = isGiveaway ? `rids ${mover} of ${size} more` : `costs ${mover} ${size}`;
  return [`It expects ${expected.join(' ')}${gain === 0 ? '' : `, which ${gain > 0 ? wins : loses}`}.`];
}
