/** What the commands on grammars share: the file, its dialect, and the semantics of mapping. */

import { Option } from 'commander';
import type { Grammar } from '../../grammar/grammar.ts';
import { SEMANTICS } from '../../grammar/mapping.ts';
import type { GrammarReading } from '../../grammar/readGrammar.ts';
import { readGrammar } from '../../grammar/readGrammar.ts';
import type { Dialect } from '../../grammar/scanGrammar.ts';
import { readText } from '../terminal/readText.ts';

const MOST_READ = 2_000_000;

export const FILE_SUMMARY = 'a grammar in Backus-Naur form; - reads standard input';

export function dialectOption(): Option {
  return new Option('--dialect <name>', 'whose way of writing it: grape knows no comments and no quotes')
    .choices(['ponyge2', 'grape'])
    .default('ponyge2');
}

export function semanticsOption(): Option {
  return new Option('--semantics <name>', 'whose way of mapping').choices([...SEMANTICS]).default('grape-lazy');
}

/** Reads a grammar with what there is to warn of. */
export async function readGrammarFile(file: string, dialect: Dialect): Promise<GrammarReading> {
  let text = '';
  for await (const piece of readText(file)) {
    text += piece;
    // A grammar of that size is turned down; there is no need to read on.
    if (text.length > MOST_READ) break;
  }
  return readGrammar(text, { dialect });
}

export async function grammarOfFile(file: string, dialect: Dialect): Promise<Grammar> {
  return (await readGrammarFile(file, dialect)).grammar;
}
