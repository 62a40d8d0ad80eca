/** `evodraughts features`: the features that expressions can use, and what each of them counts. */

import type { Command } from 'commander';
import { featuresOf } from '../../features/features.ts';
import type { Variant } from '../../rules/variant.ts';
import { jsonOption, variantOption } from '../terminal/options.ts';
import { textTable } from '../terminal/textTable.ts';
import { print, printJson } from '../terminal/terminal.ts';

interface FeaturesOptions {
  readonly variant: Variant;
  readonly json?: boolean;
}

export function addFeatures(program: Command): void {
  program
    .command('features')
    .description('list the features of a position that expressions can use')
    .argument('[word]', 'only features with this word in their name or meaning')
    .addOption(variantOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts features mobility')
    .action(runFeatures);
}

function runFeatures(word: string | undefined, { variant, json }: FeaturesOptions): void {
  const wanted = (word ?? '').toLowerCase();
  const features = [...featuresOf(variant.board).values()].filter(({ name, phrase, sentence }) =>
    `${name} ${phrase} ${sentence}`.toLowerCase().includes(wanted),
  );
  if (json) {
    const shown = features.map(({ read: _read, ...feature }) => feature);
    printJson({ variant: variant.name, features: shown });
    return;
  }
  if (features.length === 0) {
    print(`No feature has "${word}" in its name or meaning. "evodraughts features" lists all.`);
    return;
  }
  const rows = features.map(({ name, low, high, sentence }) => [name, `${low} to ${high}`, sentence]);
  print(textTable(['name', 'range', 'what it counts'], rows, [0, 1, 2]));
}
