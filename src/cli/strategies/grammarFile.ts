/** Shared by the commands on grammars: the file, its dialect, and the semantics of mapping. */

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
  return new Option('--dialect <name>', 'the notation; grape has no comments and no quotes')
    .choices(['ponyge2', 'grape'])
    .default('ponyge2');
}

export function semanticsOption(): Option {
  return new Option('--semantics <name>', 'the program whose mapping is used')
    .choices([...SEMANTICS])
    .default('grape-lazy');
}

/** Reads a grammar with its warnings. */
export async function readGrammarFile(file: string, dialect: Dialect): Promise<GrammarReading> {
  let text = '';
  for await (const piece of readText(file)) {
    text += piece;
    // A grammar of that size is rejected, so the rest is not read.
    if (text.length > MOST_READ) break;
  }
  return readGrammar(text, { dialect });
}

export async function grammarOfFile(file: string, dialect: Dialect): Promise<Grammar> {
  return (await readGrammarFile(file, dialect)).grammar;
}
