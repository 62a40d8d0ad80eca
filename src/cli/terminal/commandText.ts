/**
 * Commands to copy and run next. They name the game and the store if those are not the defaults.
 */

import { ENGLISH } from '../../rules/variant.ts';
import { storeOption } from '../../store/storePath.ts';

export function commandText(command: string, variant: string = ENGLISH.name): string {
  return `evodraughts ${command}${variant === ENGLISH.name ? '' : ` --variant ${variant}`}${storeOption()}`;
}
