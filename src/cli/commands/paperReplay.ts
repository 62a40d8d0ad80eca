/**
 * `evodraughts paper greaney2026 replay`: the standardised test of the thesis, game for game as its program played it,
 * and the same strategy under the official rules with both colours.
 */

import type { Command } from 'commander';
import { Option } from 'commander';
import type { Score } from '../../arena/tally.ts';
import { gamesOf } from '../../arena/tally.ts';
import type { Interval } from '../../stats/wilson.ts';
import type { OriginalMode } from '../../papers/greaney2026/originalStrategy.ts';
import { createOriginalStrategy } from '../../papers/greaney2026/originalStrategy.ts';
import type { RealComparison } from '../../papers/greaney2026/realGames.ts';
import { compareRealGames } from '../../papers/greaney2026/realGames.ts';
import type { ReplaySetup } from '../../papers/greaney2026/replay.ts';
import { readPhenotype } from '../../papers/greaney2026/originalStrategy.ts';
import { THESIS_GAMES, THESIS_SEEDS, replayGame, replayTest } from '../../papers/greaney2026/replay.ts';
import type { ThesisScore } from '../../papers/greaney2026/seedScores.ts';
import { jsonOption, wholeNumber } from '../terminal/options.ts';
import { parseSeeds } from '../runs/seedList.ts';
import { hundredths } from '../contests/shareText.ts';
import { formatCount, formatNoun, print, printJson } from '../terminal/terminal.ts';
import { textTable } from '../terminal/textTable.ts';
import { printMoves, printMovesJson } from './paperMoves.ts';

interface ReplayOptions {
  readonly board: '6x6' | '8x8';
  readonly player: '1' | '2';
  readonly mode: OriginalMode;
  readonly seeds?: readonly number[];
  readonly games: number;
  readonly moves?: number;
  readonly json?: boolean;
}

const MOST_GAMES = 1000;

export function addPaperReplay(paper: Command): void {
  paper
    .command('replay')
    .description('repeat the test games of the thesis and compare with the official rules')
    .argument('<phenotype>', 'the text of a strategy, such as "mul(x[73], x[24])"')
    .addOption(new Option('--board <size>', 'the board').choices(['8x8', '6x6']).default('8x8'))
    .addOption(
      new Option('--player <number>', 'the player that uses the strategy; 1 moves first')
        .choices(['1', '2'])
        .default('1'),
    )
    .addOption(
      new Option('--mode <mode>', 'whether its value scores the position after a move or is the index of the move')
        .choices(['position', 'index'])
        .default('position'),
    )
    .option('--seeds <list>', 'such as 888-892 or 888,890 (default: those of the thesis for the board)', parseSeeds)
    .option('--games <number>', 'games per seed', wholeNumber(1, MOST_GAMES), THESIS_GAMES)
    .option('--moves <game>', 'show this game of the first seed instead, counted from 1', wholeNumber(1, MOST_GAMES))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts paper greaney2026 replay "mul(x[73], x[24])" --player 2')
    .action(runReplay);
}

function runReplay(text: string, _options: unknown, command: Command): void {
  // The parent commands also have --json and parse it first.
  const options = command.optsWithGlobals<ReplayOptions>();
  const setup = readSetup(text, options);
  const seeds = options.seeds ?? THESIS_SEEDS[setup.board];
  if (options.moves !== undefined) {
    const game = replayGame(setup, seeds[0]!, options.moves - 1);
    (options.json ? printMovesJson : printMoves)(seeds[0]!, options.moves, game);
    return;
  }
  const score = replayTest({ ...setup, seeds, gamesPerSeed: options.games });
  const real = compareRealGames(setup);
  if (options.json) printReplayJson(setup, options, score, real);
  else printReplay(setup, options, score, real);
}

function readSetup(text: string, { board, player, mode }: ReplayOptions): ReplaySetup {
  return {
    board: board === '6x6' ? 6 : 8,
    player: player === '1' ? 1 : 2,
    mode,
    text: readPhenotype(text),
  };
}

function printReplayJson(setup: ReplaySetup, options: ReplayOptions, score: ThesisScore, real: RealComparison): void {
  const { games, wins, draws, losses, perSeed, winRate, wald, deviation } = score;
  printJson({
    phenotype: setup.text,
    board: options.board,
    player: setup.player,
    mode: setup.mode,
    games,
    wins,
    draws,
    losses,
    perSeed: perSeed.map((seed) => seed.wins),
    seeds: perSeed,
    winRate,
    interval: wald,
    standardDeviation: deviation,
    fault: createOriginalStrategy(setup.text, setup.board, setup.mode).fault ?? null,
    underRealRules: real,
  });
}

function printReplay(
  setup: ReplaySetup,
  { board, games }: ReplayOptions,
  score: ThesisScore,
  real: RealComparison,
): void {
  const { asBlack, asWhite } = real;
  print(`${setup.text} against random on ${board}, ${setup.mode} mode`);
  print('');
  const rows = [
    scoreRow(`original rules, player ${setup.player}`, score, score.wald),
    scoreRow('official rules, Black', asBlack, asBlack.interval),
    scoreRow('official rules, White', asWhite, asWhite.interval),
  ];
  print(textTable(['', 'games', 'wins', 'draws', 'losses', 'win rate', ''], rows, [0, 6]));
  print('');
  const perSeed = score.perSeed.map(({ seed, wins }) => `${wins} (${seed})`).join(', ');
  print(`Wins in ${formatNoun(games, 'game')} of each seed: ${perSeed}.`);
  print(`Standard deviation of the win rates of the seeds, the thesis' "variance": ${score.deviation.toFixed(3)}.`);
  for (const sentence of findings(setup, score, real)) print(sentence);
  const options = `--board ${board} --player ${setup.player} --mode ${setup.mode} --seeds ${score.perSeed[0]!.seed}`;
  print(`To see a game: evodraughts paper greaney2026 replay "${setup.text}" ${options} --moves 1`);
}

function scoreRow(name: string, score: Score, { low, high }: Interval): string[] {
  const games = gamesOf(score);
  const counts = [games, score.wins, score.draws, score.losses].map(formatCount);
  // The Wald interval can extend beyond 0 and 1.
  const limits = [Math.max(0, low), Math.min(1, high)].map(hundredths);
  return [name, ...counts, percent(score.wins / games), `(${limits.join('-')})`];
}

/** The meaning of the numbers in sentences. */
function findings(setup: ReplaySetup, { winRate }: ThesisScore, { asBlack, asWhite }: RealComparison): string[] {
  const tested = setup.player === 1 ? 'the only one that the thesis tested' : 'which the thesis did not test';
  return [
    ...faultSentences(setup),
    `Under the rules of the original it wins ${percent(winRate)} as player ${setup.player}, ${tested}. ` +
      `Under the official rules it wins ${percent(asBlack.winRate)} as Black and ${percent(asWhite.winRate)} as White.`,
  ];
}

function faultSentences({ text, board, mode }: ReplaySetup): string[] {
  const outcome = mode === 'position' ? 'it always played the first move' : 'it moved at random';
  switch (createOriginalStrategy(text, board, mode).fault) {
    case 'root':
      return [
        `An outermost if_ or pdiv was an error in the original: ${outcome}.`,
        'Under the official rules it plays as intended.',
      ];
    case 'missing-feature':
      return [`It uses a feature that ${board}x${board} does not have, an error in the original: ${outcome}.`];
    default:
      return [];
  }
}

function percent(share: number): string {
  return `${hundredths(share)} %`;
}
