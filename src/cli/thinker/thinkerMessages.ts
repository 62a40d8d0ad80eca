/** What the one who asks and the thread that thinks tell each other. */

import type { Decision, Limits, Thought } from '../../players/player.ts';
import type { Seeds } from '../../players/seedsOfMove.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';

/** Shared with the thread: its only word is the number of the last search that has to end. It is never set back. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

/** Messages to the thread. Each `load` is answered with `loaded`, each `think` with `decided`. */
export type Request =
  | { readonly kind: 'load'; readonly spec: string; readonly variant: string }
  | { readonly kind: 'newGame' }
  | ({ readonly kind: 'think'; readonly number: number } & Task);

/** A position to think about, with how it came about, and how. */
export interface Task {
  readonly start: Position;
  readonly moves: readonly Move[];
  /** The player's own limits where this is left out; no limits where it is empty. */
  readonly limits: Limits | undefined;
  readonly evenIfForced?: boolean;
  readonly scoreAll?: boolean;
  /** Of the random stream, and the path below it. */
  readonly seeds: Seeds;
}

export type Reply =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'thought'; readonly thought: Thought }
  | { readonly kind: 'decided'; readonly decision: Decision };
