/** `evodraughts explain`: what an expression, a net or patterns want, and what decides their moves. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { evaluationCost } from '../../explanations/evaluationCost.ts';
import type { Explanation } from '../../explanations/explainStrategy.ts';
import { describeEffect, describeFindings, describeIdle, formatPart } from '../../explanations/explanationText.ts';
import type { FeatureReport } from '../../explanations/measureFeature.ts';
import { explainStrategy } from '../../explanations/explainStrategy.ts';
import { pieceWorthsOfBoth } from '../../explanations/pieceWorths.ts';
import { nounOf } from '../../explanations/piecesLine.ts';
import { portraitOf } from '../../explanations/portrait.ts';
import type { LookingMode } from '../../explanations/movePreview.ts';
import type { WeightsAnatomy } from '../../explanations/weightsText.ts';
import { weightsSentences } from '../../explanations/weightsText.ts';
import { isSearchMeasured, searchedFeatures } from '../../explanations/searchedFeatures.ts';
import type { Strategy } from '../../evaluators/strategy.ts';
import { formatFen, parseFen } from '../../rules/fen.ts';
import type { Position } from '../../rules/position.ts';
import { samplePositions } from '../../explanations/samplePositions.ts';
import type { Variant } from '../../rules/variant.ts';
import { commandText } from '../terminal/commandText.ts';
import type { ExplainedStrategy } from '../strategies/explainedStrategy.ts';
import type { ExplainedNet } from '../strategies/explainedNet.ts';
import { explainedNet } from '../strategies/explainedNet.ts';
import { netPortraitText } from '../strategies/netPortraitText.ts';
import { netPositionText, netViewJson } from '../strategies/netPositionText.ts';
import {
  STRATEGY_ARGUMENT,
  explainedStrategy,
  modeOption,
  netHasNo,
  thinkingPlayer,
} from '../strategies/explainedStrategy.ts';
import { jsonOption, seedOption, variantOption, wholeNumber } from '../terminal/options.ts';
import { textTable } from '../terminal/textTable.ts';
import { wrapText } from '../terminal/wrapText.ts';
import { formatNoun, print, printJson } from '../terminal/terminal.ts';

interface ExplainOptions {
  readonly variant: Variant;
  readonly mode?: LookingMode;
  readonly positions: number;
  readonly seed: number;
  readonly fen?: string;
  readonly json?: boolean;
}

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('describe in words what an expression, a net or patterns want, and measure what decides their moves')
    .argument('<expression>', `${STRATEGY_ARGUMENT}, or a net such as "net(means: random 7)", or evolved`)
    .addOption(variantOption())
    .addOption(modeOption())
    .option(
      '--positions <number>',
      'number of positions from games to measure on; not for nets and patterns',
      wholeNumber(1, 10_000),
      500,
    )
    .addOption(seedOption())
    .option('--fen <position>', 'for a net or patterns: the output in this position, and what each piece adds to it')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts explain "mul(x[73], x[24])"')
    .action(runExplain);
}

function runExplain(text: string, options: ExplainOptions): void {
  const { variant, positions: count, seed, fen, json } = options;
  const net = explainedNet(text, variant);
  if (net) {
    explainNet(net, options);
    return;
  }
  const thinking = thinkingPlayer(text, variant);
  if (thinking) {
    if (fen !== undefined) throw fenNeedsNet(thinking.player, variant);
    if (json) printJson({ variant: variant.name, ...thinking });
    else for (const sentence of thinking.sentences) print(wrapText('', sentence));
    return;
  }
  const explained = explainedStrategy(text, variant, options.mode);
  const { strategy, anatomy, player, mode, searcher } = explained;
  if (fen !== undefined) throw fenNeedsNet(player ?? text, variant);
  const positions = samplePositions(variant, count, seed);
  const explanation =
    searcher === null
      ? explainStrategy(strategy, variant, positions, mode)
      : explainSearch(searcher, strategy, variant, positions);
  const nanoseconds = Number(evaluationCost(strategy, positions).toPrecision(2));
  const weights = anatomy.kind === 'weights' ? { shape: anatomy.shape, phases: anatomy.phases } : null;
  if (json)
    printJson({
      variant: variant.name,
      player,
      mode: searcher === null ? mode : 'search',
      weights,
      ...explanation,
      nanoseconds,
    });
  else printExplanation(explanation, nanoseconds, explained, options);
}

/** Without a position, the whole portrait. It always measures the same positions. */
function explainNet(net: ExplainedNet, { variant, mode, fen, json }: ExplainOptions): void {
  const { player } = net;
  if (mode !== undefined) throw netHasNo('--mode', player ?? 'This');
  if (fen !== undefined) {
    const position = parseFen(fen, variant.board);
    const views = pieceWorthsOfBoth(net, position);
    const about = { variant: variant.name, player, fen: formatFen(position, variant.board) };
    if (json) printJson({ ...about, black: netViewJson(views.black), white: netViewJson(views.white) });
    else print(netPositionText(views, nounOf(net) === 'net'));
    return;
  }
  const portrait = portraitOf(net);
  if (json) printJson({ variant: variant.name, player, mode: 'search', net: portrait });
  else {
    print(netPortraitText(portrait, variant.board));
    if (player !== null) print(`\nTo see how it chooses a move: ${commandText(`why "${player}"`, variant.name)}`);
  }
}

function fenNeedsNet(name: string, variant: Variant): InputError {
  const problem = `--fen shows what a net or patterns value in a position, and ${name.slice(0, 80)} is neither.`;
  const command = commandText(`why "${name.slice(0, 80)}" --fen <position>`, variant.name);
  return new InputError('explain-fen', `${problem} To see how it chooses a move there: ${command}`);
}

/** Uses its own search, on fewer positions. Other searches get no table of features. */
function explainSearch(
  searcher: string,
  strategy: Strategy,
  variant: Variant,
  positions: readonly Position[],
): Explanation {
  const isMeasured = isSearchMeasured(searcher, variant);
  const explanation = explainStrategy(strategy, variant, positions.slice(0, isMeasured ? SEARCHED : 1));
  if (!isMeasured) return { ...explanation, features: [] };
  return { ...explanation, ...searchedFeatures(searcher, strategy, variant, positions, explanation.features) };
}

const SEARCHED = 100;

function printExplanation(
  explanation: Explanation,
  nanoseconds: number,
  { player, mode, searcher, anatomy }: ExplainedStrategy,
  { variant, mode: asked }: ExplainOptions,
): void {
  const { text, readable, size, simplifiedSize, sentences, features } = explanation;
  if (searcher !== null) print(`${player} looks ahead and scores where it lands with this formula.\n`);
  if (anatomy.kind === 'weights') printWeights(anatomy);
  else {
    print(text);
    print(
      `  = ${readable}${simplifiedSize < size ? `   (${formatNoun(simplifiedSize, 'node')} instead of ${size})` : ''}`,
    );
  }
  print('');
  const wishes = anatomy.kind === 'weights' ? weightsSentences(anatomy) : sentences;
  const findings = searcher === null ? describeFindings(explanation) : [];
  for (const sentence of [...wishes, ...findings]) print(sentence);
  if (features.length > 0) printFeatures(explanation, mode, searcher !== null);
  print('');
  for (const sentence of describeIdle(explanation)) print(sentence);
  print(`One evaluation takes about ${nanoseconds} ns here.`);
  const why = `why "${player ?? text}"${asked === undefined ? '' : ` --mode ${asked}`}`;
  print(`To see how it chooses a move: ${commandText(why, variant.name)}`);
}

/** A row for each term, a column for each phase; the heaviest terms come first. */
function printWeights({ shape, phases }: WeightsAnatomy): void {
  const terms = phases[0]!.terms.map(({ name, phrase }, index) => {
    const weighted = phases.map((phase) => phase.terms[index]!);
    const active = weighted.filter(({ isIdle }) => !isIdle).map(({ weight }) => Math.abs(weight));
    const texts = weighted.map(({ weight, isIdle }) => (isIdle ? 'no effect' : String(weight)));
    return { heaviest: Math.max(...active), row: [name, phrase, ...texts] };
  });
  const rows = terms.toSorted((one, two) => two.heaviest - one.heaviest).map(({ row }) => row);
  print(`Weights of the shape ${shape}, in points:\n`);
  print(textTable(['term', 'what it is', ...phases.map(({ name }) => name)], rows, [0, 1]));
}

function printFeatures({ features, scoreOf, positions }: Explanation, mode: LookingMode, isSearched: boolean): void {
  print('');
  print(textTable(['feature', 'what it is', 'decides', 'one more of it'], features.map(featureRow), [0, 1, 3]));
  print('');
  const searched = isSearched ? `, measured with its own search in ${formatNoun(positions, 'position')}` : '';
  print(`decides: how often it would choose a different move if it ignored this feature${searched}.`);
  const whose = scoreOf === 'Black' ? "Black's" : "the player's";
  const when = mode === 'settled' ? 'a move and the captures that follow' : 'a move';
  print(`one more of it: how that changes ${whose} score after ${when}, on average.`);
}

function featureRow(report: FeatureReport): string[] {
  return [report.name, report.phrase, formatPart(report.changesChoice), describeEffect(report)];
}
