/** `evodraughts pdn`: the commands about files of games. */

import type { Command } from 'commander';
import { addPdnCheck } from './pdnCheck.ts';
import { addPdnConvert } from './pdnConvert.ts';

export function addPdn(program: Command): void {
  const pdn = program
    .command('pdn')
    .description('check or convert files of games in Portable Draughts Notation')
    .addHelpText('after', '\nExample:\n  evodraughts pdn check games.pdn');
  addPdnCheck(pdn);
  addPdnConvert(pdn);
}
