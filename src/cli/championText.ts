/** The champion of a run: what it plays by, what it wants, and how it became champion. */

import { parseStrategy, rangeOfFeature } from '../evaluators/strategy.ts';
import { simplifyStrategy } from '../explanations/simplifyStrategy.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { formatInfix } from '../grammar/expression/formatExpression.ts';
import { simplify } from '../grammar/expression/simplify.ts';
import { parseSpec } from '../players/players.ts';
import { variantNamed } from '../rules/variant.ts';
import type { ChampionRecord } from '../store/records.ts';
import { hundredths } from './shareText.ts';
import { formatCount, formatNoun, print } from './terminal.ts';
import { wrapText } from './wrapText.ts';

/** The name of a variant says which board the features are of. */
export function printChampion(champion: ChampionRecord, variant: string): void {
  const { individual, player, generation, explanation } = champion;
  print(`The champion, of generation ${generation}:`);
  print(wrapText('  ', individual.text ?? ''));
  print(wrapText('  = ', readableStrategy(player, variant)));
  print('');
  for (const sentence of [...explanation, ...howItPlays(player)]) print(wrapText('', sentence));
  print('');
  for (const sentence of howItWasChosen(champion)) print(wrapText('', sentence));
}

/** The strategy of a player that a run has bred, simplified as far as it still plays the same, as people write it. */
export function readableStrategy(player: string, variant: string): string {
  const { values } = parseSpec(player);
  const strategy = parseStrategy(String(values['text'] ?? values['eval']), variantNamed(variant).board);
  return formatInfix(isByOrder(player) ? simplifyStrategy(strategy) : withSameValues(strategy));
}

/** Whether only the order of its values counts. To a search and to counting off, their size does too. */
function isByOrder(player: string): boolean {
  const { values } = parseSpec(player);
  return values['text'] !== undefined && values['mode'] !== 'index';
}

function withSameValues({ tree, features, isBroken }: ReturnType<typeof parseStrategy>): Expression {
  return isBroken ? tree : simplify(tree, rangeOfFeature(features), 'value');
}

function howItPlays(player: string): string[] {
  const { kind, values } = parseSpec(player);
  if (values['eval'] === undefined) return [];
  const depth = formatNoun(Number(values['depth']), 'ply', 'plies');
  return [`It plays by a search (${kind.name}) of ${depth} that evaluates positions so.`];
}

function howItWasChosen({ training, validation, confirmation }: ChampionRecord): string[] {
  const { points, games, candidates } = validation;
  const chosen =
    games === 0
      ? 'It was the best in training.'
      : `It was chosen among ${candidates} by ${hundredths(points)} of a hundred points in ${formatCount(games)} validation games.`;
  const again =
    confirmation.games === 0
      ? ''
      : `; in ${formatCount(confirmation.games)} new games against the same opponents ` +
        `${hundredths(confirmation.points)}: a gap of ${hundredths(training - confirmation.points)}`;
  return [chosen, `In training it made ${hundredths(training)} of a hundred${again}.`];
}
