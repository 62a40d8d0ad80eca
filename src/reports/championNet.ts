/** A champion that is a net or patterns, in a report: what it is made of, what it values as boards, and the formations it likes. */

import { attempt } from '../base/attempt.ts';
import { formatCount } from '../base/numberText.ts';
import { layersText, netChart } from '../charts/netChart.ts';
import type { Block } from '../documents/document.ts';
import type { Portrait } from '../explanations/portrait.ts';
import { portraitOf } from '../explanations/portrait.ts';
import { playedStrategy } from '../explanations/playedStrategy.ts';
import { variantNamed } from '../rules/variant.ts';
import { seesPieces } from '../genomes/representations.ts';
import type { ChampionRecord } from '../store/records.ts';
import { figureBlock, listBlock, textBlock } from './blocks.ts';
import type { Condition, ReportedRun } from './condition.ts';
import { jsonAt } from './jsonAt.ts';
import { championStrength } from './strengthFigures.ts';

export function isNetRun({ run }: ReportedRun): boolean {
  return seesPieces(jsonAt(run.experiment, 'genome', 'method'));
}

/** Undefined if this version cannot read it. Boards take room, so a report shows them only for some champions. */
export function netBlocks({ run }: ReportedRun, champion: ChampionRecord, hasBoards: boolean): Block[] | undefined {
  const portrait = portraitFor(champion, run.variant);
  if (!portrait) return undefined;
  const { shape, summary, layers, sentences } = portrait;
  const { caption, ...drawn } = netChart(portrait);
  const figure = { id: `net-of-run-${run.id}`, caption: `The champion of run ${run.id}. ${caption}`, ...drawn };
  return [
    textBlock(
      shape === null
        ? `Patterns: ${summary}.`
        : `A net with ${layersText(layers)}. Its shape is \`${shape}\`: ${summary}.`,
    ),
    listBlock([...sentences]),
    ...(hasBoards ? [figureBlock(figure)] : []),
    ...formationBlocks(portrait),
  ];
}

function portraitFor({ player }: ChampionRecord, variant: string): Portrait | undefined {
  const played = attempt(() => playedStrategy(player, variantNamed(variant))).value;
  return played?.anatomy.kind === 'pieces' ? portraitOf(played.anatomy) : undefined;
}

function formationBlocks({ formations, positions }: Portrait): Block[] {
  if (formations.length === 0) return [];
  const effects = formations.map(
    ({ phrase, effect }) => `${phrase} ${effect < 0 ? '−' : '+'}${Math.abs(effect).toFixed(2)}`,
  );
  const what = 'Correlations of formations with what the count of pieces does not explain';
  return [textBlock(`${what}, in ${formatCount(positions)} positions: ${effects.join(', ')}.`)];
}

/** The champion of each condition whose boards are shown: the strongest, or the first if strength was not measured. */
export function shownNets(conditions: readonly Condition[]): Set<ReportedRun> {
  const strength = ({ strengths }: ReportedRun): number => championStrength(strengths)?.elo ?? -Infinity;
  return new Set(
    conditions.flatMap(({ runs }) => {
      const crowned = runs.filter((run) => run.champion && isNetRun(run));
      return crowned
        .toSorted((one, two) => (strength(one) === strength(two) ? 0 : strength(two) - strength(one)))
        .slice(0, 1);
    }),
  );
}
