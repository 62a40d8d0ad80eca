/** The champion of a run: what it plays by, what it wants, and how it became champion. */

import { readableStrategy } from '../../explanations/readableStrategy.ts';
import { resolvePlayer } from '../../players/players.ts';
import type { ChampionRecord } from '../../store/records.ts';
import { hundredths } from '../contests/shareText.ts';
import { formatCount, formatNoun, print } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrapText.ts';

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

function howItPlays(player: string): string[] {
  const { kind, values } = resolvePlayer(player);
  if (kind.playsBy?.(values).mode !== 'search') return [];
  const { depth } = kind.cost(values);
  const ahead = depth === undefined ? '' : ` of ${formatNoun(depth, 'ply', 'plies')}`;
  return [`It plays by a search (${kind.name})${ahead} that evaluates positions so.`];
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
