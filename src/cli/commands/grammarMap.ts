/**
 * `evodraughts grammar map`: maps genomes with the semantics of a framework, and prints one line of JSON for each.
 */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { Mapper, Semantics } from '../../grammar/mapping.ts';
import { createMapper } from '../../grammar/mapping.ts';
import type { Dialect } from '../../grammar/scanGrammar.ts';
import { badCodon } from '../../grammar/tracer.ts';
import { EXIT_FOUND } from '../terminal/exitCode.ts';
import { FILE_SUMMARY, dialectOption, grammarOfFile, semanticsOption } from '../strategies/grammarFile.ts';
import { jsonOption, wholeNumber } from '../terminal/options.ts';
import { readText } from '../terminal/readText.ts';
import { print } from '../terminal/terminal.ts';

interface MapOptions {
  readonly dialect: Dialect;
  readonly semantics: Semantics;
  readonly maxDepth: number;
  readonly wraps: number;
  readonly genome?: string;
}

export function addGrammarMap(grammar: Command): void {
  grammar
    .command('map')
    .description('map genomes, from --genome or from lines of JSON on standard input; prints a line of JSON for each')
    .argument('<file>', FILE_SUMMARY)
    .addOption(semanticsOption())
    .option('--max-depth <depth>', 'the greatest depth of a valid derivation', wholeNumber(1, 10_000), 30)
    .option('--wraps <number>', 'how often PonyGE2 may reuse the genome from its start', wholeNumber(0, 1_000_000), 0)
    .option('--genome <codons>', 'one genome, such as 0,2,1,73')
    .addOption(dialectOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts grammar map grammars/thesis-8x8.bnf --genome 0,2,1,73,1,24')
    .action(runMap);
}

async function runMap(file: string, { dialect, semantics, maxDepth, wraps, genome }: MapOptions): Promise<void> {
  if (file === '-' && genome === undefined) {
    throw new InputError('map-input', 'Standard input cannot contain both the grammar and the genomes. Use --genome.');
  }
  const mapper = createMapper(await grammarOfFile(file, dialect), { semantics, maxDepth, maxWraps: wraps });
  if (genome !== undefined) {
    print(JSON.stringify(mapOne(mapper, `[${genome}]`)));
    return;
  }
  let line = 0;
  for await (const text of inputLines()) {
    line++;
    if (text.trim() !== '') print(JSON.stringify(mapLine(mapper, text, line)));
  }
}

/** The lines of standard input. Their length is limited, because an endless line would fill the memory. */
async function* inputLines(): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of readText('-')) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    yield* lines;
    if (rest.length > LONGEST_LINE) {
      throw new InputError('genome-long', `A line must contain one genome in at most ${LONGEST_LINE} characters.`);
    }
  }
  if (rest !== '') yield rest;
}

const LONGEST_LINE = 10_000_000;

/** An invalid line also gets an answer, so that answers and input lines correspond. */
function mapLine(mapper: Mapper, text: string, line: number): unknown {
  try {
    return mapOne(mapper, text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    process.exitCode = EXIT_FOUND;
    return { error: { code: error.code, message: `Line ${line}: ${error.message}` } };
  }
}

function mapOne(mapper: Mapper, text: string): unknown {
  const { phenotype, usedCodons, depth, valid, reason = null } = mapper.map(parseGenome(text));
  return { phenotype, usedCodons, depth, valid, reason };
}

function parseGenome(text: string): number[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (Array.isArray(value) && value.every((codon) => typeof codon === 'number')) {
    const wrong = value.find((codon) => (codon | 0) !== codon || codon < 0);
    if (wrong !== undefined) throw badCodon(wrong);
    return value;
  }
  const shown = text.length > 60 ? `${text.slice(0, 60)}...` : text;
  throw new InputError('genome-form', `A genome is a list of whole numbers such as [0, 2, 1, 73], not ${shown}.`);
}
