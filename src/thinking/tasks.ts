/** The tasks that the command line and the server share. */

import { variantNamed } from '../rules/variant.ts';
import type { MoveTask } from './chooseMove.ts';
import { chooseMove } from './chooseMove.ts';
import type { TaskControl } from './task.ts';

/** Makes a player, which is then at hand. Its name; an error says why it cannot play. */
function checkPlayer({ player, variant }: Pick<MoveTask, 'player' | 'variant'>, control: TaskControl): string {
  return control.player(player, variantNamed(variant)).name;
}

export const TASKS = { checkPlayer, chooseMove };
