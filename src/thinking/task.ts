/** Tasks of a thread: plain data, answered by plain data. */

import type { Player, Thought } from '../players/player.ts';
import type { Variant } from '../rules/variant.ts';

export interface TaskControl {
  /** Called now and then; the task answers with what it has soon after it returns true. */
  readonly isStopped: () => boolean;
  /** Receives intermediate thoughts; undefined if they are not wanted. */
  readonly onThought?: (thought: Thought) => void;
  /** A player that may have played other games. Call `newGame` before asking it. */
  readonly player: (spec: string, variant: Variant) => Player;
}

type AnswerTask = (task: never, control: TaskControl) => unknown;

/** Functions that answer tasks, by kind of task. */
export type TaskRegistry = Readonly<Record<string, AnswerTask>>;

export type TaskOf<Answer extends AnswerTask> = Parameters<Answer>[0];
