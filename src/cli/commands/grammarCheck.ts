/** `evodraughts grammar check`: the errors of a grammar with their place, and its size. */

import type { Command } from 'commander';
import type { GrammarDescription } from '../../grammar/describeGrammar.ts';
import { describeGrammar } from '../../grammar/describeGrammar.ts';
import type { GrammarProblem } from '../../grammar/grammarProblem.ts';
import { GrammarError } from '../../grammar/grammarProblem.ts';
import type { Dialect } from '../../grammar/scanGrammar.ts';
import { EXIT_FOUND } from '../terminal/exitCode.ts';
import { FILE_SUMMARY, dialectOption, readGrammarFile } from '../strategies/grammarFile.ts';
import { jsonOption } from '../terminal/options.ts';
import { textTable } from '../terminal/textTable.ts';
import { formatCount, formatNoun, print, printJson } from '../terminal/terminal.ts';

interface CheckOptions {
  readonly dialect: Dialect;
  readonly json?: boolean;
}

/** People fix the first few problems and check again. */
const MOST_SHOWN = 50;

/** Larger numbers of expansions are not printed. */
const ENDLESS = 1e15;

/** Derivations are counted for so many depths from the shallowest. */
const DEPTHS_COUNTED = 4;

export function addGrammarCheck(grammar: Command): void {
  grammar
    .command('check')
    .description('report the errors of a grammar, and its rules, depths and size')
    .argument('<file>', FILE_SUMMARY)
    .addOption(dialectOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts grammar check grammars/thesis-8x8.bnf')
    .action(runCheck);
}

async function runCheck(file: string, { dialect, json }: CheckOptions): Promise<void> {
  const { problems, description } = await checkFile(file, dialect);
  const isValid = description !== undefined;
  if (!isValid) process.exitCode = EXIT_FOUND;
  if (json) {
    const derivations = description?.derivations.map((entry) => ({ ...entry, count: String(entry.count) }));
    printJson({ file, valid: isValid, problems, ...description, ...(derivations && { derivations }) });
    return;
  }
  for (const { severity, message } of problems.slice(0, MOST_SHOWN)) {
    print(`${severity === 'error' ? 'Error' : 'Warning'}: ${message}`);
  }
  if (problems.length > MOST_SHOWN) print(`... and ${formatNoun(problems.length - MOST_SHOWN, 'more problem')}`);
  if (problems.length > 0) print('');
  if (!isValid) print(`${file} is invalid: ${formatNoun(countErrors(problems), 'error')}.`);
  else printDescription(file, description);
}

interface Checked {
  readonly problems: readonly GrammarProblem[];
  /** Left out if there is an error. */
  readonly description?: GrammarDescription;
}

async function checkFile(file: string, dialect: Dialect): Promise<Checked> {
  try {
    const { grammar, warnings } = await readGrammarFile(file, dialect);
    const shallowest = describeGrammar(grammar).minDepth;
    const depths = Array.from({ length: DEPTHS_COUNTED }, (_, more) => shallowest + more);
    return {
      problems: warnings,
      description: describeGrammar(
        grammar,
        depths.filter((depth) => depth <= 100),
      ),
    };
  } catch (error) {
    if (error instanceof GrammarError) return { problems: error.problems };
    throw error;
  }
}

function countErrors(problems: readonly GrammarProblem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

function printDescription(file: string, description: GrammarDescription): void {
  const { rules, productions, terminals, minDepth, minExpansions, isRecursive, derivations } = description;
  const rows = rules.map((rule) => [
    `<${rule.name}>`,
    String(rule.productions),
    String(rule.minDepth),
    rule.isRecursive ? 'yes' : '',
  ]);
  print(textTable(['rule', 'productions', 'least depth', 'recursive'], rows, [0, 3]));
  print('');
  print(
    `${file} is valid: ${formatNoun(rules.length, 'rule')}, ${formatNoun(productions, 'production')}, ` +
      `${formatNoun(terminals, 'terminal')}.`,
  );
  const endless = isRecursive ? 'It is recursive, so texts can be as long as depth allows.' : 'It is not recursive.';
  const expansions = minExpansions < ENDLESS ? formatNoun(minExpansions, 'expansion') : 'countless expansions';
  print(`The shortest text takes ${expansions} and depth ${minDepth}. ${endless}`);
  const counts = derivations.map(
    ({ depth, count, isExact }) => `${isExact ? '' : 'more than '}${about(count)} to depth ${depth}`,
  );
  if (counts.length > 0) print(`Derivations: ${counts.join(', ')}.`);
}

/** Of a large number only the magnitude matters. */
function about(count: bigint): string {
  return count < 1_000_000_000n ? formatCount(Number(count)) : Number(count).toExponential(1);
}
