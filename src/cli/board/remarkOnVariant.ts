/** A strategy can play another game than it was evolved for, but a missing --variant is usually a mistake. */

import { resolvePlayer } from '../../players/players.ts';
import type { Variant } from '../../rules/variant.ts';
import { printError } from '../terminal/terminal.ts';

/** Names the players that were evolved for another game. All must be able to play this one. */
export function remarkOnVariant(specs: readonly string[], variant: Variant): void {
  for (const spec of new Set(specs)) {
    const { name, evolvedFor = variant.name } = resolvePlayer(spec);
    if (evolvedFor === variant.name) continue;
    const advice = `Its own game: --variant ${evolvedFor}`;
    printError(`${name} was evolved for ${evolvedFor}; here it plays ${variant.name}. ${advice}`);
  }
}
