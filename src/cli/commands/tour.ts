/** `evodraughts tour`: what a newcomer sees first. Says what there is and shows a short game on the small board. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { createRng } from '../../base/rng.ts';
import { createPlayer } from '../../players/players.ts';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { formatMove } from '../../rules/moveText.ts';
import { ENGLISH_6X6 } from '../../rules/variant.ts';
import { drawBoard, drawLegend } from '../boardText.ts';
import { describeOutcome } from '../describe.ts';
import { jsonOption, seedOption } from '../options.ts';
import { hasColour, hasUnicode, isInteractive, print, printJson } from '../terminal.ts';

interface TourOptions {
  readonly seed: number;
  readonly json?: boolean;
}

const FRAME_MS = 250;
const PLAYERS = ['alphabeta:depth=4', 'random'] as const;

export function addTour(program: Command): void {
  program
    .command('tour')
    .description('a short look around: the commands, and a game played before your eyes')
    .addOption(seedOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts tour --seed 7')
    .action((options: TourOptions) => runTour(options, program));
}

async function runTour(options: TourOptions, program: Command): Promise<void> {
  if (options.json) {
    const commands = program.commands.map((command) => ({ name: command.name(), about: command.description() }));
    const { game, texts } = await playGame(options.seed, () => Promise.resolve());
    const outcome = game.outcome ? describeOutcome(game.outcome, game.variant) : null;
    printJson({ commands, game: { variant: game.variant.name, moves: texts, outcome } });
    return;
  }
  print('EvoDraughts: draughts strategies evolved, tested, explained and played.');
  print('');
  for (const command of program.commands) print(`  ${command.name().padEnd(12)}${command.description()}`);
  print('');
  print(`On the small board, ${PLAYERS[0]} with Black looks ahead; White moves at random:`);
  print('');
  await showGame(options.seed);
  print('');
  print('Next: npx evodraughts play      you against a player that looks four moves ahead');
  print('      npx evodraughts players   whom else you can play');
  print('      npx evodraughts --help    all commands; each has its own --help');
}

async function showGame(seed: number): Promise<void> {
  const style = { colour: hasColour(), unicode: hasUnicode(), flip: false };
  const animated = isInteractive() && style.colour;
  const draw = (game: Game): string => drawBoard(game.position, game.variant.board, style);
  const { game, texts } = await playGame(seed, async (current, last) => {
    if (!animated) return;
    const lines = draw(current);
    const rewind = current.plies === 0 ? '' : `\u001B[${lines.split('\n').length + 1}A`;
    print(`${rewind}${lines}\n\u001B[K${last}`);
    await sleep(FRAME_MS);
  });
  if (!animated) print(draw(game));
  print('');
  print(drawLegend(style));
  print(wrap(texts));
  if (game.outcome) print(describeOutcome(game.outcome, game.variant));
  print(`Final position: ${formatFen(game.position, game.variant.board)}`);
}

/** Plays a game to its end, shows each position, and returns the game with its moves as text. */
async function playGame(
  seed: number,
  show: (game: Game, last: string) => Promise<void>,
): Promise<{ game: Game; texts: string[] }> {
  const rng = createRng(seed);
  const game = new Game(ENGLISH_6X6);
  const texts: string[] = [];
  await show(game, '');
  const players = PLAYERS.map((spec) => createPlayer(spec, ENGLISH_6X6));
  for (let moves = game.legalMoves; moves.length > 0; moves = game.legalMoves) {
    const { move } = players[game.turn]!.choose(game, rng);
    texts.push(formatMove(move, moves));
    game.play(move);
    await show(game, texts.at(-1)!);
  }
  return { game, texts };
}

function wrap(texts: readonly string[]): string {
  const numbered = texts.map((text, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${text}` : text)).join(' ');
  return numbered.replaceAll(/(.{1,78})(?: |$)/g, '$1\n').trimEnd();
}
