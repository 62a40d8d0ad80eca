/** The champion of a run: its strategy, what it wants, and how it was chosen. */

import { anatomyOf } from '../../evaluators/evaluators.ts';
import { nounOf } from '../../explanations/piecesLine.ts';
import { readableStrategy } from '../../explanations/readableStrategy.ts';
import { resolvePlayer } from '../../players/players.ts';
import type { KnownChampion } from '../../reports/championRemarks.ts';
import { championRemarks } from '../../reports/championRemarks.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { ChampionRecord } from '../../store/records.ts';
import { hundredths } from '../contests/shareText.ts';
import { formatCount, formatNoun, print } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrapText.ts';

/** The features depend on the board, so the name of the variant is needed. */
export function printChampion(champion: ChampionRecord, variant: string): void {
  const { individual, player, generation, explanation } = champion;
  print(`The champion, from generation ${generation}:`);
  const readable = readableStrategy(player, variant);
  print(wrapText('  ', individual.text ?? ''));
  if (readable !== individual.text) print(wrapText('  = ', readable));
  print('');
  for (const sentence of [...explanation, ...howItPlays(player, variant)]) print(wrapText('', sentence));
  print('');
  print(wrapText('', howItWasChosen(champion)));
}

function howItPlays(player: string, variant: string): string[] {
  const { kind, values } = resolvePlayer(player);
  const by = kind.playsBy?.(values);
  if (by?.mode !== 'search') return [];
  const { depth } = kind.cost(values);
  const anatomy = anatomyOf(by.evaluation, variantNamed(variant));
  const noun = anatomy?.kind === 'pieces' ? nounOf(anatomy) : 'formula';
  const far = depth === undefined ? '' : ` ${formatNoun(depth, 'ply', 'plies')}`;
  return [`It looks${far} ahead and scores where it lands with this ${noun}.`];
}

function howItWasChosen({ unit, validation: { points, games, candidates } }: ChampionRecord): string {
  if (games === 0) return unit === 'duels' ? 'It won the knock-out of its generation.' : 'It was the best in training.';
  const score = `${hundredths(points)} % of the points in ${formatCount(games)} validation games`;
  return `It was chosen from ${formatNoun(candidates, 'candidate')}, with ${score}.`;
}

/** Says whether it beats random moves, and whether its training score was luck. */
export function printRemarks(known: KnownChampion): void {
  for (const remark of championRemarks(known)) print(wrapText('', remark));
}
