/** `evodraughts grammar`: the commands about grammars. */

import type { Command } from 'commander';
import { addGrammarCheck } from './grammarCheck.ts';
import { addGrammarMap } from './grammarMap.ts';
import { addGrammarSample } from './grammarSample.ts';

export function addGrammar(program: Command): void {
  const grammar = program
    .command('grammar')
    .description('check a grammar, map genomes to expressions, or sample it')
    .addHelpText('after', '\nExample:\n  evodraughts grammar check grammars/thesis-8x8.bnf');
  addGrammarCheck(grammar);
  addGrammarMap(grammar);
  addGrammarSample(grammar);
}
