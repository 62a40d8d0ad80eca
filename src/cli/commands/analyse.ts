/** `evodraughts analyse`: searches a position and prints the result of each depth. */

import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { duration } from '../../base/setting.ts';
import { scoredMoves } from '../../explanations/scoredMoves.ts';
import type { Decision, Limits, Thought } from '../../players/player.ts';
import { isUnlimited } from '../../players/player.ts';
import { orderPlayer } from '../../players/players.ts';
import type { ShownScore } from '../../explanations/playerScale.ts';
import { playerScale, shownScore } from '../../explanations/playerScale.ts';
import type { ScoreScale } from '../../players/scoreText.ts';
import { analyst, describeAdvantage } from '../../players/scoreText.ts';
import { describeOutcome } from '../../rules/describeOutcome.ts';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { lineTexts } from '../../rules/lineText.ts';
import { formatMove } from '../../rules/moveText.ts';
import { provedEnd } from '../../search/score.ts';
import type { MoveTask } from '../../thinking/chooseMove.ts';
import { playedMoves } from '../../thinking/playedMoves.ts';
import { Thinker } from '../../thinking/thinker.ts';
import type { PositionOptions } from '../terminal/options.ts';
import { chosenPosition, fenOption, jsonOption, seedOption, variantOption, wholeNumber } from '../terminal/options.ts';
import { textTable } from '../terminal/textTable.ts';
import { formatCount, formatDuration, formatNoun, print, printJson } from '../terminal/terminal.ts';
import { listenForInterrupt, wasInterrupted } from '../terminal/interruption.ts';

interface AnalyseOptions extends PositionOptions {
  readonly depth?: number;
  readonly time?: number;
  readonly nodes?: number;
  readonly player?: string;
  readonly all?: boolean;
  readonly seed: number;
  readonly json?: boolean;
}

const PRESET_DEPTH = 12;
const TIME = duration('');

export function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .description('search a position: the best move, its score and the expected line')
    .addOption(variantOption())
    .addOption(fenOption())
    .option(
      '--depth <plies>',
      `how deep to search (default: ${PRESET_DEPTH} if no limit is given)`,
      wholeNumber(1, 100),
    )
    .option('--time <time>', 'how long to search, such as 1s or 500ms', parseTime)
    .option('--nodes <number>', 'how many positions to search', wholeNumber(1, 1_000_000_000_000))
    .option('--player <spec>', 'the player that analyses; see "evodraughts players" (default: alphabeta:eval=evolved)')
    .option('--all', 'score every move exactly, not only the best; takes longer')
    .addOption(seedOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts analyse --fen "W:W27,30,K32:B20,21,K25" --time 2s')
    .action(runAnalyse);
}

async function runAnalyse(options: AnalyseOptions): Promise<void> {
  const { variant, seed } = options;
  const game = new Game(variant, { start: chosenPosition(options) });
  if (game.outcome) {
    throw new InputError('analyse-over', `The game is over. ${describeOutcome(game.outcome, variant)}`);
  }
  const { name, spec } = orderPlayer(options.player ?? analyst(), variant);
  const thinker = new Thinker();
  using interruption = listenForInterrupt();
  interruption.signal.addEventListener('abort', () => thinker.stop());
  const task: MoveTask = {
    ...playedMoves(game),
    player: spec,
    limits: limitsOf(options),
    evenIfForced: true,
    scoreAll: options.all === true,
    seeds: [seed],
    moveSeeds: [seed],
  };
  const scale = playerScale(spec, variant);
  try {
    const decision = await thinker.decide(
      task,
      options.json ? undefined : (thought) => printThought(thought, game, scale),
    );
    if (options.json) printAnalysisJson(game, name, decision, scale);
    else printAnalysis(game, decision, options.all === true, scale);
  } finally {
    await thinker.end();
  }
}

/** The limits of the options. Without any, those of the named player, or a preset depth. */
function limitsOf({ depth, time, nodes, player }: AnalyseOptions): Limits | undefined {
  const limits = { depth, nodes, timeMs: time };
  if (!isUnlimited(limits)) return limits;
  return player === undefined ? { depth: PRESET_DEPTH } : undefined;
}

/** One line for each completed depth. */
function printThought(thought: Thought, game: Game, scale: ScoreScale | undefined): void {
  const { depth, score = 0, nodes = 0, timeMs = 0, line = [] } = thought;
  const columns = [
    ...(depth === undefined ? [] : [`depth ${String(depth).padStart(2)}`]),
    shownScore(score, game.turn, scale).scoreText.padEnd(21),
    formatNoun(nodes, 'node').padStart(19),
    formatDuration(timeMs).padStart(8),
    lineTexts(line, game.position, game.variant).slice(0, SHOWN_MOVES).join(' '),
  ];
  print(columns.join('  '));
}

const SHOWN_MOVES = 8;

function printAnalysis(game: Game, decision: Decision, isAll: boolean, scale: ScoreScale | undefined): void {
  const legal = game.legalMoves;
  const { move, score, depth, nodes, timeMs = 0, line = [] } = decision;
  print('');
  if (isAll) {
    const rows = scoredMoves(decision, game, scale).map((scored) => [scored.move, scored.scoreText]);
    print(textTable(['move', 'who is ahead'], rows, [0, 1]));
    print('');
  }
  print(`Best move: ${formatMove(move, legal)}`);
  if (score !== undefined) print(`${describeScore(shownScore(score, game.turn, scale))}.`);
  if (line.length > 1) print(`Expected:  ${lineTexts(line, game.position, game.variant).join(' ')}`);
  if (nodes !== undefined) {
    const speed = `${formatCount(nodes / (Math.max(timeMs, 0.001) / 1000))} a second`;
    const searched = `${depth === undefined ? '' : `Depth ${depth}, `}${formatNoun(nodes, 'node')}`;
    print(`${searched} in ${formatDuration(timeMs)}, ${speed}.`);
  }
}

function describeScore({ chance, scoreText, men }: ShownScore): string {
  return chance === null ? `It is worth ${scoreText} to the player` : describeAdvantage({ men, chance, scoreText });
}

function printAnalysisJson(game: Game, player: string, decision: Decision, scale: ScoreScale | undefined): void {
  const legal = game.legalMoves;
  const { move, score, depth, nodes, timeMs, line = [] } = decision;
  const shown = score === undefined ? undefined : shownScore(score, game.turn, scale);
  printJson({
    variant: game.variant.name,
    fen: formatFen(game.position, game.variant.board),
    player,
    move: formatMove(move, legal),
    men: shown?.men ?? null,
    chance: shown?.chance ?? null,
    scoreText: shown?.scoreText ?? null,
    proved: (score === undefined ? undefined : provedEnd(score)) ?? null,
    depth: depth ?? null,
    nodes: nodes ?? null,
    timeMs: timeMs ?? null,
    nodesPerSecond: nodes === undefined || !timeMs ? null : Math.round(nodes / (timeMs / 1000)),
    pv: lineTexts(line, game.position, game.variant),
    moves: scoredMoves(decision, game, scale),
    interrupted: wasInterrupted(),
  });
}

function parseTime(text: string): number {
  const timeMs = TIME.parse(text);
  if (timeMs === undefined) throw new InvalidArgumentError(`${TIME.form} is expected.`);
  return timeMs;
}
