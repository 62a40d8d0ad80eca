/**
 * A net or patterns as far as they can be explained: what each piece is worth on each square, how far the evaluation
 * counts pieces, and which formations it likes beyond that. All is measured on positions from games, the same for all
 * evaluations of a variant.
 */

import type { PiecesAnatomy } from '../evaluators/anatomy.ts';
import { layersOn } from '../evaluators/netShape.ts';
import type { Bits } from '../rules/bits.ts';
import { bitIndex } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import { BLACK } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { CountFit } from './countFit.ts';
import { correlation, fitCounts } from './countFit.ts';
import type { MeasuredPieces, WorthBoard, CountFound, Formation } from './measuredPieces.ts';
import type { Lead, PortraitSample } from './portraitSample.ts';
import { portraitSample } from './portraitSample.ts';
import { windowsText } from './piecesLine.ts';
import { portraitSentences } from './portraitSentences.ts';
import { windowFormations } from './windowFormations.ts';

export interface Portrait extends MeasuredPieces {
  readonly sentences: readonly string[];
}

export function portraitOf(anatomy: PiecesAnatomy): Portrait {
  const { variant } = anatomy;
  const sample = portraitSample(variant);
  const { outputs, boards } = measureOutputs(anatomy, sample);
  const fit = fitCounts(outputs, sample.men, sample.kings);
  const count = countOf(fit, variant);
  const measured: MeasuredPieces = {
    ...madeOf(anatomy),
    positions: sample.positions,
    boards,
    count,
    formations: formationsIn(fit, sample.formations),
    windows: windowsOf(anatomy, sample),
  };
  const isConstant = fit.spread === 0;
  return { ...measured, sentences: portraitSentences(measured, { isConstant, isGiveaway: variant.giveaway }) };
}

const TITLES = ['Own men', 'Own kings', 'Opposing men', 'Opposing kings'];

/** Fewer pieces on a square say nothing about it. */
const LEAST_PIECES = 5;

interface Outputs {
  readonly outputs: Float64Array;
  readonly boards: readonly WorthBoard[];
}

function windowsOf({ makeup, variant }: PiecesAnatomy, { views }: PortraitSample): MeasuredPieces['windows'] {
  return makeup.kind === 'patterns' ? windowFormations(makeup.patterns, variant.board, views) : [];
}

function madeOf({ makeup, variant }: PiecesAnatomy): Pick<MeasuredPieces, 'shape' | 'summary' | 'layers'> {
  if (makeup.kind === 'patterns') return { shape: null, summary: windowsText(makeup.patterns.windows), layers: [] };
  const { shape } = makeup.net;
  return { shape: shape.name, summary: shape.summary, layers: layersOn(shape, variant.board) };
}

/** The output in each view, and what it would be without each piece. */
function measureOutputs({ reading: readingOf, variant }: PiecesAnatomy, { views }: PortraitSample): Outputs {
  const reading = readingOf(BLACK);
  const outputs = new Float64Array(views.length);
  const sums = new Float64Array(4 * 32);
  const counts = new Int32Array(4 * 32);
  for (const [index, { own, other, kings }] of views.entries()) {
    const output = reading(own, other, kings);
    outputs[index] = output;
    for (let left = own | other; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const place = 32 * kindOf(bit, own, kings) + bitIndex(bit);
      sums[place]! += output - reading(own & ~bit, other & ~bit, kings & ~bit);
      counts[place]!++;
    }
  }
  const boards = TITLES.map((title, kind) => ({
    title,
    worths: squaresOf(variant.board, (bit) => {
      const place = 32 * kind + bit;
      return counts[place]! < LEAST_PIECES ? null : sums[place]! / counts[place]!;
    }),
  }));
  return { outputs, boards };
}

/** As in `TITLES`. */
function kindOf(bit: Bits, own: Bits, kings: Bits): number {
  return ((own & bit) === 0 ? 2 : 0) + ((kings & bit) === 0 ? 0 : 1);
}

function squaresOf<Item>({ squares, bitOfSquare }: Board, itemOf: (bit: number) => Item): Item[] {
  return Array.from({ length: squares }, (_, index) => itemOf(bitOfSquare[index + 1]!));
}

/** Leads in men must explain at least this part of the spread of the output for a man to be a unit. */
const CLEAR = 0.2;

function countOf({ share, slopes, spread, firstSpread }: CountFit, { giveaway }: Variant): CountFound {
  const [man, king] = slopes;
  // In give-away pieces are a burden.
  const worth = giveaway ? -man : man;
  return { share, man, king, perMan: worth > 0 && worth * firstSpread >= CLEAR * spread ? worth : null };
}

const LEAST_CORRELATION = 0.1;
const MOST_FORMATIONS = 6;
/** Above this, two formations say the same. */
const SAME = 0.9;
/** If counts explain more than this, the rest is too little to be explained. */
const NEARLY_ALL = 0.999;

function formationsIn({ share, residuals, spread }: CountFit, leads: readonly Lead[]): Formation[] {
  if (spread === 0 || share > NEARLY_ALL) return [];
  const found = leads
    .map((lead) => ({ lead, effect: correlation(lead.values, residuals) }))
    .filter(({ effect }) => Math.abs(effect) >= LEAST_CORRELATION)
    .toSorted((one, two) => Math.abs(two.effect) - Math.abs(one.effect));
  const kept: typeof found = [];
  for (const one of found) {
    if (kept.length === MOST_FORMATIONS) break;
    if (kept.every(({ lead }) => Math.abs(correlation(lead.values, one.lead.values)) < SAME)) kept.push(one);
  }
  return kept.map(({ lead: { name, phrase }, effect }) => ({ name, phrase, effect }));
}
