/** `evodraughts explain`: what an expression wants, what decides its choices, and whether it is empty. */

import type { Command } from 'commander';
import { parseStrategy } from '../../evaluators/strategy.ts';
import { evaluationCost } from '../../explanations/evaluationCost.ts';
import type { Explanation, FeatureReport } from '../../explanations/explainStrategy.ts';
import { explainStrategy } from '../../explanations/explainStrategy.ts';
import { samplePositions } from '../../explanations/samplePositions.ts';
import type { Variant } from '../../rules/variant.ts';
import { jsonOption, seedOption, variantOption, wholeNumber } from '../options.ts';
import { textTable } from '../textTable.ts';
import { formatNoun, print, printJson } from '../terminal.ts';

interface ExplainOptions {
  readonly variant: Variant;
  readonly positions: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('say in words what an expression plays for, and measure which features decide its moves')
    .argument('<expression>', 'such as "mul(x[73], x[24])" or "own.men - opponent.men"')
    .addOption(variantOption())
    .option('--positions <number>', 'positions of games to measure on', wholeNumber(1, 100_000), 500)
    .addOption(seedOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts explain "mul(x[73], x[24])"')
    .action(runExplain);
}

function runExplain(text: string, { variant, positions: count, seed, json }: ExplainOptions): void {
  const strategy = parseStrategy(text, variant.board);
  const positions = samplePositions(variant, count, seed);
  const explanation = explainStrategy(strategy, variant, positions);
  const nanoseconds = Math.round(evaluationCost(strategy, positions));
  if (json) printJson({ variant: variant.name, ...explanation, nanoseconds });
  else printExplanation(explanation, nanoseconds);
}

function printExplanation(explanation: Explanation, nanoseconds: number): void {
  const { text, readable, size, simplifiedSize, sentences, features, idleFeatures } = explanation;
  print(text);
  print(`  = ${readable}${simplifiedSize < size ? `   (${simplifiedSize} nodes instead of ${size})` : ''}`);
  print('');
  for (const sentence of sentences) print(sentence);
  for (const sentence of findings(explanation)) print(sentence);
  if (features.length > 0) {
    print('');
    print(textTable(['feature', 'what it is', 'decides', 'one more of it'], features.map(featureRow), [0, 1, 3]));
    print('');
    print(`"decides": how often another move would be chosen if no move changed this feature.`);
  }
  if (idleFeatures.length > 0) print(`Read, but without influence: ${idleFeatures.join(', ')}.`);
  print(`One evaluation takes ${nanoseconds} ns here.`);
}

/** The measured facts that matter, in sentences. */
function findings(explanation: Explanation): string[] {
  const { isConstant, isColourBlind, isFirst, decides, positions } = explanation;
  const sample = `${formatNoun(positions, 'position')} of games`;
  if (isConstant) return ['It is constant: it plays like "first".'];
  const found = [
    `It tells the moves apart in ${percent(decides)} of ${sample}; elsewhere it plays the first of the list.`,
  ];
  if (isFirst) found.push('It chose the first move of the list in all of them, as "first" does.');
  if (isColourBlind) found.push('It is colour-blind: it cannot tell its own pieces from the opponent’s.');
  return found;
}

function featureRow({ name, phrase, changesChoice, raises, lowers }: FeatureReport): string[] {
  return [name, phrase, percent(changesChoice), directionText(raises, lowers)];
}

function directionText(raises: number, lowers: number): string {
  if (raises === 0 && lowers === 0) return 'changes nothing';
  if (lowers === 0) return raises === 1 ? 'raises the score' : `raises the score in ${percent(raises)}`;
  if (raises === 0) return lowers === 1 ? 'lowers the score' : `lowers the score in ${percent(lowers)}`;
  return `raises it in ${percent(raises)}, lowers it in ${percent(lowers)}`;
}

/** A share as a percentage, with a digit more where it is small. */
function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0 && share < 0.0995 ? 1 : 0)} %`;
}
