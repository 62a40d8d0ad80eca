/** A strategy may play another game than it was evolved for, but hardly anybody means that who leaves out --variant. */

import { parseSpec } from '../players/players.ts';
import { storedPlayer } from '../players/runPlayer.ts';
import type { Variant } from '../rules/variant.ts';
import { printError } from './terminal.ts';

/** Names the players from runs of another game. All must be able to play this one. */
export function remarkOnVariant(specs: readonly string[], variant: Variant): void {
  for (const spec of new Set(specs)) {
    const { kind, name, values } = parseSpec(spec);
    if (kind.name !== 'run') continue;
    const evolvedFor = storedPlayer(values['run'] as string).variant;
    if (evolvedFor === variant.name) continue;
    const advice = `Its own game: --variant ${evolvedFor}`;
    printError(`${name} was evolved for ${evolvedFor}; here it plays ${variant.name}. ${advice}`);
  }
}
