/** Runs and their numbers as the pages write them. */

import type { ChampionView, RunSummary } from '../../api/runApi.ts';
import { formatNoun } from '../numberText.ts';
import { VARIANTS } from '../../rules/variant.ts';

/** A share as a percentage: `73.7`. */
export function formatPoints(share: number): string {
  const text = (100 * share).toFixed(1);
  return text === '-0.0' ? '0.0' : text;
}

export function variantTitle(name: string): string {
  return VARIANTS.find((variant) => variant.name === name)?.title ?? name;
}

/** `16 Nov, 12:50`, in the reader's time zone. */
export function formatMoment(moment: string): string {
  const options = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Date(moment).toLocaleString('en-GB', options);
}

/** `seed 7`. Runs of other programs have no known seed and are stored with 0. */
export function seedText({ seed, status }: Pick<RunSummary, 'seed' | 'status'>): string {
  return status === 'imported' && seed === 0 ? 'seed unknown' : `seed ${seed}`;
}

/** How a champion was chosen. */
export function choiceSentence({
  generation,
  unit,
  validation,
}: Pick<ChampionView, 'generation' | 'unit' | 'validation'>): string {
  const { points, games, candidates } = validation;
  const from = `It comes from generation ${generation}`;
  if (games === 0) return `${from} and ${unit === 'duels' ? 'won its knock-out' : 'was the best in training'}.`;
  return `${from} and won ${formatPoints(points)} % of the points in ${formatNoun(games, 'validation game')}, the most of ${formatNoun(candidates, 'candidate')}.`;
}

/** Commands for a run. */
export function runCommands(id: number, variant: string): { readonly does: string; readonly command: string }[] {
  const game = variant === 'english' ? '' : ` --variant ${variant}`;
  return [
    { does: 'Show all stored data', command: `evodraughts runs show ${id}` },
    { does: 'Resume it after a stop', command: `evodraughts resume ${id}` },
    { does: 'Play against its champion', command: `evodraughts play --white run:${id}${game}` },
    { does: 'See how it chooses a move', command: `evodraughts why run:${id}${game}` },
    { does: 'Test it again', command: `evodraughts test run:${id}${game}` },
    { does: 'Export it', command: `evodraughts runs export ${id}` },
  ];
}
