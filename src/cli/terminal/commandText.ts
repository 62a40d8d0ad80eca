/**
 * Commands to run next, such that they can be copied: they name the game and the store where those are not the usual.
 */

import { ENGLISH } from '../../rules/variant.ts';
import { storeOption } from '../../store/storePath.ts';

export function commandText(command: string, variant: string = ENGLISH.name): string {
  return `evodraughts ${command}${variant === ENGLISH.name ? '' : ` --variant ${variant}`}${storeOption()}`;
}
