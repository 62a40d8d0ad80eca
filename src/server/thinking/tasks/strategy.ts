/** Measures the behaviour of a strategy on positions of games. */

import type { NetView, StrategyView, WeightsView } from '../../../api/playerApi.ts';
import { describeEffect, describeFindings, describeIdle } from '../../../explanations/explanationText.ts';
import { explainStrategy } from '../../../explanations/explainStrategy.ts';
import type { Portrait } from '../../../explanations/portrait.ts';
import { portraitOf } from '../../../explanations/portrait.ts';
import type { FeatureReport } from '../../../explanations/measureFeature.ts';
import type { PlayedFormula, PlayedPieces } from '../../../explanations/playedStrategy.ts';
import { playedStrategy, thinkingOf } from '../../../explanations/playedStrategy.ts';
import type { WeightsAnatomy } from '../../../explanations/weightsText.ts';
import { samplePositions } from '../../../explanations/samplePositions.ts';
import type { Position } from '../../../rules/position.ts';
import type { Variant } from '../../../rules/variant.ts';
import { variantNamed } from '../../../rules/variant.ts';
import { isSearchMeasured, searchedFeatures } from '../../../explanations/searchedFeatures.ts';
import { shownSentences, shownSizes, shownText, shownTree } from '../../../explanations/shownStrategy.ts';

export interface StrategyTask {
  /** The spec of a player with an expression or weights, or of one that says how it thinks. */
  readonly spec: string;
  readonly variant: string;
}

/** The part of a view that is slow to compute and never changes. */
export type MeasuredStrategy = Pick<
  StrategyView,
  'original' | 'expression' | 'mode' | 'size' | 'simplifiedSize' | 'tree' | 'weights' | 'net' | keyof Behaviour
>;

type Behaviour = Pick<StrategyView, 'sentences' | 'features' | 'decides' | 'positions'>;

const POSITIONS = 300;
/** Fewer for searches, which take longer. */
const SEARCHED = 100;
const SEED = 1;

export function strategy({ spec, variant: name }: StrategyTask): MeasuredStrategy {
  const variant = variantNamed(name);
  const played = playedStrategy(spec, variant);
  if (!played) return { ...NOTHING_MEASURED, sentences: [...thinkingOf(spec)!] };
  if (played.strategy === null) return measuredNet(played);
  const { anatomy } = played;
  return {
    original: played.strategy.text,
    expression: shownText(played),
    mode: played.mode,
    ...shownSizes(played),
    tree: shownTree(played) ?? null,
    weights: anatomy.kind === 'weights' ? weightsViewOf(anatomy) : null,
    ...behaviourOf(spec, played, variant),
  };
}

/** A net reads no features, so its portrait takes their place. */
function measuredNet(played: PlayedPieces): MeasuredStrategy {
  const portrait = portraitOf(played.anatomy);
  return {
    ...NOTHING_MEASURED,
    expression: shownText(played),
    mode: played.mode,
    ...shownSizes(played),
    net: netViewOf(portrait),
    sentences: shownSentences(played),
  };
}

function netViewOf({ layers, boards, formations, windows, sentences, ...rest }: Portrait): NetView {
  return {
    ...rest,
    layers: [...layers],
    boards: boards.map(({ title, worths }) => ({ title, worths: [...worths] })),
    formations: [...formations],
    windows: windows.map(({ own, other, none, worth, share }) => ({
      own: [...own],
      other: [...other],
      none: [...none],
      worth,
      share,
    })),
    sentences: [...sentences],
  };
}

/** A player that evolves while it thinks has no strategy to measure. */
const NOTHING_MEASURED = {
  original: null,
  expression: null,
  mode: 'plans',
  size: 0,
  simplifiedSize: 0,
  tree: null,
  weights: null,
  features: [],
  decides: null,
  positions: 0,
};

function weightsViewOf({ shape, phases }: WeightsAnatomy): WeightsView {
  return { shape, phases: phases.map((phase) => ({ ...phase, terms: [...phase.terms] })) };
}

function behaviourOf(spec: string, played: PlayedFormula, variant: Variant): Behaviour {
  const { strategy: evolved, mode } = played;
  const sentences = shownSentences(played);
  if (mode === 'index') return { sentences, features: [], decides: null, positions: 0 };
  const positions = positionsOf(variant);
  if (mode === 'search') {
    const isMeasured = isSearchMeasured(spec, variant);
    const reports = explainStrategy(evolved, variant, positions.slice(0, isMeasured ? SEARCHED : 1));
    const sentencesToo = [...sentences, ...describeIdle(reports)];
    if (!isMeasured) return { sentences: sentencesToo, features: [], decides: null, positions: 0 };
    const searched = searchedFeatures(spec, evolved, variant, positions, reports.features);
    return { ...searched, sentences: sentencesToo, features: searched.features.map(viewOf), decides: null };
  }
  const explanation = explainStrategy(evolved, variant, positions, mode);
  return {
    sentences: [...sentences, ...describeFindings(explanation), ...describeIdle(explanation)],
    features: explanation.features.map(viewOf),
    decides: explanation.decides,
    positions: explanation.positions,
  };
}

function viewOf(report: FeatureReport): StrategyView['features'][number] {
  const { name, phrase, sentence, changesChoice } = report;
  return { name, phrase, sentence, decides: changesChoice, effect: describeEffect(report) };
}

/** All strategies of a variant are measured on the same positions. */
function positionsOf(variant: Variant): readonly Position[] {
  const known = sampled.get(variant.name) ?? samplePositions(variant, POSITIONS, SEED);
  sampled.set(variant.name, known);
  return known;
}

const sampled = new Map<string, readonly Position[]>();
