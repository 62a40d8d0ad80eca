/**
 * `evodraughts grammar sample`: individuals of an initialisation, to see which strategies a grammar produces.
 */

import type { Command } from 'commander';
import { Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { createRng } from '../../base/rng.ts';
import { samplePositions } from '../../explanations/samplePositions.ts';
import { createTellsApart } from '../../explanations/tellsApart.ts';
import type { Population } from '../../grammar/initialisation/createPopulation.ts';
import { createPopulation, readPopulationSettings } from '../../grammar/initialisation/createPopulation.ts';
import { INITIALISERS } from '../../grammar/initialisation/initialisers.ts';
import type { Mapping, Semantics } from '../../grammar/mapping.ts';
import { createMapper } from '../../grammar/mapping.ts';
import type { Dialect } from '../../grammar/scanGrammar.ts';
import type { Variant } from '../../rules/variant.ts';
import { FILE_SUMMARY, dialectOption, grammarOfFile, semanticsOption } from '../strategies/grammarFile.ts';
import { jsonOption, seedOption, variantOption, wholeNumber } from '../terminal/options.ts';
import { formatCount, formatNoun, print, printJson } from '../terminal/terminal.ts';

interface SampleOptions {
  readonly dialect: Dialect;
  readonly semantics: Semantics;
  readonly init: string;
  readonly count: number;
  readonly set: readonly string[];
  readonly apart?: Variant;
  readonly seed: number;
  readonly json?: boolean;
}

/** An individual must distinguish moves in at least one of so many positions. */
const APART_POSITIONS = 100;

export function addGrammarSample(grammar: Command): void {
  const names = INITIALISERS.map(({ name }) => name);
  grammar
    .command('sample')
    .description('create individuals of a grammar with an initialisation method')
    .argument('<file>', FILE_SUMMARY)
    .addOption(new Option('--init <method>', 'the initialisation method').choices(names).default('ramped'))
    .option('--count <number>', 'number of individuals', wholeNumber(1, 10_000), 20)
    .addOption(
      new Option('--set <settings...>', 'settings of the method, such as maxDepth=8 distinct=true').default([], 'none'),
    )
    .addOption(
      variantOption('--apart <variant>', 'avoid individuals that cannot distinguish moves of this game').default(
        undefined,
      ),
    )
    .addOption(semanticsOption())
    .addOption(dialectOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nExample:\n  evodraughts grammar sample grammars/relative.bnf --init ptc2 --set maxExpansions=20`,
    )
    .addHelpText('after', settingsHelp())
    .action(runSample);
}

async function runSample(file: string, options: SampleOptions): Promise<void> {
  const { dialect, semantics, init, count, seed, apart } = options;
  const grammar = await grammarOfFile(file, dialect);
  const settings = readPopulationSettings({ ...parseSettings(options.set), method: init, size: count, semantics });
  const accept = apart && createTellsApart(apart, samplePositions(apart, APART_POSITIONS, seed));
  const population = createPopulation(grammar, settings, createRng(seed), accept);
  const { maxDepth, maxWraps = 0 } = settings as unknown as { maxDepth: number; maxWraps?: number };
  const mapper = createMapper(grammar, { semantics, maxDepth, maxWraps });
  const mappings = population.genomes.map((genome) => mapper.map(genome));
  if (options.json) printSampleJson(settings, population, mappings);
  else printSample(population, mappings);
}

function printSample({ repeated, unaccepted }: Population, mappings: readonly Mapping[]): void {
  for (const { valid, phenotype, reason } of mappings) print(valid ? phenotype : `(invalid, ${reason})`);
  const valid = mappings.filter((mapping) => mapping.valid);
  const codons = valid.map(({ usedCodons }) => usedCodons).toSorted((one, two) => one - two);
  print('');
  const middle = codons.length === 0 ? '' : `; median ${formatNoun(codons[codons.length >> 1]!, 'used codon')}`;
  print(`${formatNoun(mappings.length, 'individual')}, ${formatCount(valid.length)} valid${middle}.`);
  if (repeated > 0)
    print(`${formatNoun(repeated, 'individual')} repeat another: the method found no new text in its attempts.`);
  if (unaccepted > 0)
    print(
      `${formatNoun(unaccepted, 'individual')} are invalid or cannot distinguish moves: the method found no better in its attempts.`,
    );
}

function printSampleJson(
  settings: unknown,
  { genomes, repeated, unaccepted }: Population,
  mappings: readonly Mapping[],
): void {
  const individuals = mappings.map(({ phenotype, usedCodons, depth, valid, reason = null }, index) => ({
    genome: genomes[index],
    phenotype,
    usedCodons,
    depth,
    valid,
    reason,
  }));
  printJson({ settings, individuals, repeated, unaccepted });
}

/** `name=value` pairs; values are written as in JSON. */
function parseSettings(texts: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name, value] = /^(\w+)=(.+)$/.exec(text) ?? [];
      if (name === undefined || value === undefined) {
        throw new InputError('setting-form', `"${text}" is invalid. Write name=value, such as maxDepth=8.`);
      }
      return [name, /^(true|false|-?\d+(\.\d+)?)$/.test(value) ? (JSON.parse(value) as unknown) : value];
    }),
  );
}

function settingsHelp(): string {
  const lines = INITIALISERS.flatMap(({ name, summary, settings }) => [
    `  ${name}: ${summary}`,
    ...Object.entries(settings).map(([key, setting]) => `    ${key}=${String(setting.preset)}  ${setting.summary}`),
  ]);
  return `\nSettings:\n${lines.join('\n')}`;
}
