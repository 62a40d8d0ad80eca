/** Makes a player, to find out whether it can play a game at all. */

import { variantNamed } from '../../../rules/variant.ts';
import type { TaskControl } from '../task.ts';

export interface CheckPlayerTask {
  readonly player: string;
  readonly variant: string;
}

/** The player's name; an error says what is wrong with it. */
export function checkPlayer({ player, variant }: CheckPlayerTask, control: TaskControl): string {
  return control.player(player, variantNamed(variant)).name;
}
