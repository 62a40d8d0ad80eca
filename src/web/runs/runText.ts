/** Runs and their numbers as the pages write them. */

import type { ChampionView } from '../../api/runApi.ts';
import { formatCount } from '../numberText.ts';
import { VARIANTS } from '../../rules/variant.ts';

/** A share in points of a hundred: `73.7`. */
export function formatPoints(share: number): string {
  const text = (100 * share).toFixed(1);
  return text === '-0.0' ? '0.0' : text;
}

export function variantTitle(name: string): string {
  return VARIANTS.find((variant) => variant.name === name)?.title ?? name;
}

/** `16 Nov, 12:50`, in the time of the reader. */
export function formatMoment(moment: string): string {
  const options = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Date(moment).toLocaleString('en-GB', options);
}

/** How a champion became it, and what was luck in training. */
export function championSentences({ generation, training, confirmation, validation }: ChampionView): string[] {
  const { points, games, candidates } = validation;
  const score = `${formatPoints(points)} of a hundred points in ${formatCount(games)} validation games`;
  const chosen =
    games === 0
      ? `It is of generation ${generation} and was the best in training.`
      : `It is of generation ${generation}, chosen among ${candidates} by ${score}.`;
  if (confirmation.games === 0) return [chosen];
  return [chosen, gapSentence(training, confirmation)];
}

function gapSentence(training: number, { points, games }: ChampionView['confirmation']): string {
  const gap = training - points;
  const meaning = gap > LARGE_GAP ? 'some of its training score was luck' : 'little of its training score was luck';
  return (
    `In training it made ${formatPoints(training)} of a hundred points, and ${formatPoints(points)} in ` +
    `${formatCount(games)} new games against the same opponents: a gap of ${formatPoints(gap)}, so ${meaning}.`
  );
}

const LARGE_GAP = 0.03;

/** The same on the command line. */
export function runCommands(id: number, variant: string): { readonly does: string; readonly command: string }[] {
  const game = variant === 'english' ? '' : ` --variant ${variant}`;
  return [
    { does: 'Show everything that is stored of it', command: `evodraughts runs show ${id}` },
    { does: 'Resume it after a stop', command: `evodraughts resume ${id}` },
    { does: 'Play against its champion', command: `evodraughts play --white run:${id}${game}` },
    { does: 'See how it chooses a move', command: `evodraughts why run:${id}${game}` },
    { does: 'Test it again', command: `evodraughts test run:${id}${game}` },
    { does: 'Export it', command: `evodraughts runs export ${id}` },
  ];
}
