/** The tasks that the command line and the server share. */

import { variantNamed } from '../rules/variant.ts';
import type { MoveTask } from './chooseMove.ts';
import { chooseMove } from './chooseMove.ts';
import type { TaskControl } from './task.ts';

/** Creates a player, so that it is ready, and returns its name. Throws if it cannot play. */
function checkPlayer({ player, variant }: Pick<MoveTask, 'player' | 'variant'>, control: TaskControl): string {
  return control.player(player, variantNamed(variant)).name;
}

export const TASKS = { checkPlayer, chooseMove };
