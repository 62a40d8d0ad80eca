/** The tasks that the command line and the server share. */

import { variantNamed } from '../rules/variant.ts';
import { chooseMove } from './chooseMove.ts';
import type { TaskControl } from './task.ts';

interface CheckPlayerTask {
  readonly player: string;
  readonly variant: string;
}

/** Makes a player, which is then at hand. Its name; an error says why it cannot play. */
function checkPlayer({ player, variant }: CheckPlayerTask, control: TaskControl): string {
  return control.player(player, variantNamed(variant)).name;
}

export const TASKS = { checkPlayer, chooseMove };
