/** What a thread is asked: plain data, answered by plain data. */

import type { Player, Thought } from '../players/player.ts';
import type { Variant } from '../rules/variant.ts';

export interface TaskControl {
  /** Asked now and then; the task answers with what it has soon after it says so. */
  readonly isStopped: () => boolean;
  /** Tells what is thought so far; undefined where that is not wanted. */
  readonly onThought?: (thought: Thought) => void;
  /** A player that may have played other games; tell it to forget them before it is asked. */
  readonly player: (spec: string, variant: Variant) => Player;
}

type AnswerTask = (task: never, control: TaskControl) => unknown;

/** Ways to answer, by the kind of task. */
export type TaskRegistry = Readonly<Record<string, AnswerTask>>;

export type TaskOf<Answer extends AnswerTask> = Parameters<Answer>[0];
