/** The champion of a run: what it plays by, what it wants, and how it became champion. */

import { rangeOfFeature } from '../evaluators/strategy.ts';
import { playedStrategy } from '../explanations/playedStrategy.ts';
import { simplifyStrategy } from '../explanations/simplifyStrategy.ts';
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
  const { strategy, mode } = playedStrategy(player, variantNamed(variant))!;
  const { tree, features, isBroken } = strategy;
  // Where it is counted off by its value, or a search asks for it, the order of the values is not all that counts.
  const isByOrder = mode === 'position' || mode === 'settled';
  if (isByOrder) return formatInfix(simplifyStrategy(strategy));
  return formatInfix(isBroken ? tree : simplify(tree, rangeOfFeature(features), 'value'));
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
      : `It was chosen among ${candidates} by ${hundredths(points)} of a hundred points in ` +
        `${formatCount(games)} validation games.`;
  const [trained, again, gap] = [training, confirmation.points, training - confirmation.points].map(hundredths);
  const anew = `${formatCount(confirmation.games)} new ones against the same opponents`;
  return [
    chosen,
    `Playing as in training it made ${trained} of a hundred in the training games of its generation and ${again} in ` +
      `${anew}: a gap of ${gap}.`,
  ];
}
