/**
 * What a net values, as four boards with words around them: what own and opposing men and kings are worth to it on each
 * square, in men if it gives men a clear worth.
 */

import { formatCount, formatNoun } from '../base/numberText.ts';
import type { BoardsChart, NumberedBoard } from './chart.ts';
import { signedNumbers } from './signedNumbers.ts';

/** What is measured of a net, as far as it is drawn. */
export interface MeasuredNet {
  readonly positions: number;
  /** Own men, own kings, opposing men, opposing kings; in units of its output. */
  readonly boards: readonly NumberedBoard[];
  /** A man in units of its output; null if men have no clear worth. */
  readonly count: { readonly perMan: number | null };
}

export interface NetChart {
  readonly finding: string;
  readonly caption: string;
  readonly chart: BoardsChart;
}

export function netChart({ positions, boards, count: { perMan } }: MeasuredNet): NetChart {
  const drawn = boards.map(({ title, worths }) => ({
    title,
    worths: worths.map((worth) => (worth === null ? null : worth / (perMan ?? 1))),
  }));
  const unit = perMan === null ? 'in units of its output' : 'in men';
  return {
    finding: findingOf(drawn, perMan === null ? '' : ' men'),
    caption:
      `What a piece on a square adds to the score, ${unit}, on average over ${formatCount(positions)} positions from ` +
      'games. Own men move down the boards. The numbers at the left are those of the squares in a row.',
    chart: {
      kind: 'boards',
      boards: drawn,
      words: { more: 'raises its score', less: 'lowers its score', none: 'too rare to measure' },
    },
  };
}

/** `91 inputs, hidden layers of 40 and 10 neurons`. */
export function layersText(layers: readonly number[]): string {
  const hidden = layers.slice(1, -1);
  const inputs = formatNoun(layers[0] ?? 0, 'input');
  if (hidden.length === 0) return `${inputs}, no hidden layer`;
  if (hidden.length === 1) return `${inputs}, a hidden layer of ${formatNoun(hidden[0]!, 'neuron')}`;
  return `${inputs}, hidden layers of ${hidden.slice(0, -1).join(', ')} and ${formatNoun(hidden.at(-1)!, 'neuron')}`;
}

/** The ranges of the worths of own men and kings. */
function findingOf(boards: readonly NumberedBoard[], unit: string): string {
  const known = boards.map(({ worths }) => worths.filter((worth) => worth !== null));
  const { format, unit: counted } = signedNumbers(Math.max(0, ...known.flat().map(Math.abs)));
  const scale = counted === undefined ? unit : ` times ${counted}${unit}`;
  const rangeOf = (worths: readonly number[]): string => {
    const [low, high] = [format(Math.min(...worths)), format(Math.max(...worths))];
    return low === high ? `${low}${scale} everywhere` : `${low} to ${high}${scale}`;
  };
  const [men = [], kings = []] = known;
  const parts = [
    ...(men.length > 0 ? [`own men are worth ${rangeOf(men)}`] : []),
    ...(kings.length > 0 ? [`own kings ${men.length > 0 ? '' : 'are worth '}${rangeOf(kings)}`] : []),
  ];
  return parts.length === 0
    ? 'Too few positions to measure what pieces are worth.'
    : `By their squares, ${parts.join(', ')}.`;
}
