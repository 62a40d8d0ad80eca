/**
 * `evodraughts play`: a game at the terminal, a person against the random player or the random player against itself.
 */

import type { Command } from 'commander';
import { Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { Rng } from '../../base/rng.ts';
import { createRng, randomBelow } from '../../base/rng.ts';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { formatMove } from '../../rules/moveText.ts';
import { pdnFromGame } from '../../rules/pdn/pdnFromGame.ts';
import { formatPdn } from '../../rules/pdn/writer.ts';
import { BLACK, WHITE, opponent, sideName } from '../../rules/side.ts';
import type { BoardStyle } from '../boardText.ts';
import { drawBoard, drawLegend } from '../boardText.ts';
import { openLines } from '../askLines.ts';
import { describeOutcome, describeTurn } from '../describe.ts';
import { EXIT_INTERRUPTED } from '../exitCode.ts';
import type { Ask } from '../humanTurn.ts';
import { humanTurn } from '../humanTurn.ts';
import type { PositionOptions } from '../options.ts';
import { chosenPosition, fenOption, jsonOption, seedOption, variantOption, wholeNumber } from '../options.ts';
import { openOutput } from '../outputFile.ts';
import { hasColour, hasUnicode, print, printJson } from '../terminal.ts';

type PlayerKind = 'human' | 'random';

interface PlayOptions extends PositionOptions {
  readonly black: PlayerKind;
  readonly white: PlayerKind;
  readonly seed: number;
  readonly plyLimit?: number;
  readonly pdn?: string;
  readonly json?: boolean;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a game: you against the random player, or random against random')
    .addOption(variantOption())
    .addOption(fenOption())
    .addOption(playerOption('--black <player>', 'human'))
    .addOption(playerOption('--white <player>', 'random'))
    .addOption(seedOption())
    .option('--ply-limit <plies>', 'a draw after so many moves, both sides counted', wholeNumber(1, 100_000))
    .option('--pdn <file>', 'write the game to a file')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts play --variant english-6x6 --black random --white human')
    .action(runPlay);
}

function playerOption(flags: string, preset: PlayerKind): Option {
  return new Option(flags, 'who plays this side').choices(['human', 'random']).default(preset);
}

async function runPlay(options: PlayOptions): Promise<void> {
  const kinds = [options.black, options.white] as const;
  if (options.json && kinds.includes('human')) {
    throw new InputError('play-json', 'With --json nobody can be asked; let both sides play random.');
  }
  const game = new Game(options.variant, {
    start: chosenPosition(options),
    ...(options.plyLimit !== undefined && { plyLimit: { plies: options.plyLimit } }),
  });
  // Opened before the first move, so that nobody plays a game that cannot be kept.
  const file = options.pdn === undefined ? undefined : await openOutput(options.pdn);
  const rng = createRng(options.seed);
  if (kinds.includes('human')) await playWithPerson(game, kinds, rng);
  else while (!game.outcome) playRandomMove(game, rng);

  const pdn = formatPdn(pdnFromGame(game, { Black: playerName(kinds[0]), White: playerName(kinds[1]) }));
  if (options.json) printGameJson(game, pdn);
  else printGame(game, pdn, boardStyle(kinds));
  await file?.write(pdn);
  await file?.close(true);
}

function playerName(kind: PlayerKind): string {
  return kind === 'human' ? 'You' : 'Random player';
}

/** Plays a uniformly random move and returns its text. */
function playRandomMove(game: Game, rng: Rng): string {
  const moves = game.legalMoves;
  const move = moves[randomBelow(rng, moves.length)]!;
  game.play(move);
  return formatMove(move, moves);
}

async function playWithPerson(game: Game, kinds: readonly [PlayerKind, PlayerKind], rng: Rng): Promise<void> {
  const lines = openLines();
  const style = boardStyle(kinds);
  print(drawLegend(style));
  try {
    while (!game.outcome) {
      if (kinds[game.turn] === 'random') {
        const side = sideName(game.turn);
        print(`${side} plays ${playRandomMove(game, rng)}.`);
      } else if (!(await personMoves(game, kinds, style, lines.ask))) break;
    }
  } finally {
    lines.close();
    if (lines.isInterrupted()) process.exitCode = EXIT_INTERRUPTED;
  }
}

/** One decision of a person, carried out; false when the person leaves. */
async function personMoves(
  game: Game,
  kinds: readonly [PlayerKind, PlayerKind],
  style: BoardStyle,
  ask: Ask,
): Promise<boolean> {
  print('');
  print(drawBoard(game.position, game.variant.board, style));
  print(describeTurn(game));
  const decision = await humanTurn(game, ask);
  if (decision.kind === 'move') game.play(decision.move);
  if (decision.kind === 'resign') game.resign(game.turn);
  if (decision.kind === 'draw' && (await acceptsDraw(game, kinds, ask))) game.agreeDraw();
  if (decision.kind === 'undo' && !takeBack(game, kinds)) print('There is no move of yours to take back.');
  return decision.kind !== 'quit';
}

/** The random player is content with a draw; a person is asked. */
async function acceptsDraw(game: Game, kinds: readonly [PlayerKind, PlayerKind], ask: Ask): Promise<boolean> {
  const other = opponent(game.turn);
  if (kinds[other] === 'random') return true;
  const answer = await ask(`${sideName(other)}, do you accept a draw? (yes or no): `);
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}

/** Takes back the last own move, and with it the random player's answer; false where there is none. */
function takeBack(game: Game, kinds: readonly [PlayerKind, PlayerKind]): boolean {
  const plies = kinds[opponent(game.turn)] === 'random' ? 2 : 1;
  if (game.plies < plies) return false;
  for (let ply = 0; ply < plies; ply++) game.undo();
  return true;
}

/** A person who plays Black alone sees Black's side at the bottom. */
function boardStyle(kinds: readonly [PlayerKind, PlayerKind]): BoardStyle {
  const flip = kinds[BLACK] === 'human' && kinds[WHITE] === 'random';
  return { colour: hasColour(), unicode: hasUnicode(), flip };
}

function printGame(game: Game, pdn: string, style: BoardStyle): void {
  print('');
  print(drawBoard(game.position, game.variant.board, style));
  print(game.outcome ? describeOutcome(game.outcome, game.variant) : 'The game was left unfinished.');
  print('');
  print(pdn.trimEnd());
}

function printGameJson(game: Game, pdn: string): void {
  const { outcome, variant } = game;
  printJson({
    variant: variant.name,
    plies: game.plies,
    winner: outcome?.winner === undefined ? null : sideName(outcome.winner),
    reason: outcome?.reason ?? null,
    fen: formatFen(game.position, variant.board),
    pdn,
  });
}
