/** `evodraughts play`: a game at the terminal between any two players, one or both of whom may be people. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { PlayedStrategy } from '../../explanations/playedStrategy.ts';
import { playedStrategy } from '../../explanations/playedStrategy.ts';
import { whyMove } from '../../explanations/whyMove.ts';
import type { Decision } from '../../players/player.ts';
import type { PlayerSpec } from '../../players/players.ts';
import { orderPlayer, parseSpec } from '../../players/players.ts';
import { formatScore } from '../../players/scoreText.ts';
import type { Seeds } from '../../players/seedsOfMove.ts';
import { seedsOfMove } from '../../players/seedsOfMove.ts';
import { describeOutcome } from '../../rules/describeOutcome.ts';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { lineTexts } from '../../rules/lineText.ts';
import { formatMove } from '../../rules/moveText.ts';
import { pdnFromGame } from '../../rules/pdn/pdnFromGame.ts';
import { formatPdn } from '../../rules/pdn/writer.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE, opponent, sideName } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { limitPlies } from '../../rules/variant.ts';
import type { Lines } from '../board/askLines.ts';
import { openLines } from '../board/askLines.ts';
import type { BoardStyle } from '../board/boardText.ts';
import { drawBoard, drawLegend } from '../board/boardText.ts';
import { describeTurn } from '../board/describeTurn.ts';
import { EXIT_INTERRUPTED } from '../terminal/exitCode.ts';
import { humanTurn } from '../board/humanTurn.ts';
import type { PositionOptions } from '../terminal/options.ts';
import { chosenPosition, fenOption, jsonOption, seedOption, variantOption, wholeNumber } from '../terminal/options.ts';
import type { Output } from '../terminal/outputFile.ts';
import { checkGamesOutput, openOutput } from '../terminal/outputFile.ts';
import { printWithFailure } from '../terminal/printSaving.ts';
import { reasonsText } from '../strategies/reasonsText.ts';
import { remarkOnVariant } from '../board/remarkOnVariant.ts';
import { formatNoun, hasColour, hasUnicode, print } from '../terminal/terminal.ts';
import { ThinkingPlayer } from '../thinker/thinkingPlayer.ts';
import { wasInterrupted } from '../terminal/untilInterrupted.ts';

interface PlayOptions extends PositionOptions {
  readonly black: string;
  readonly white: string;
  readonly seed: number;
  readonly plyLimit?: number;
  readonly pdn?: string;
  readonly json?: boolean;
}

/** One side of the board: a person, or a player that thinks in a thread. */
interface Seat {
  readonly name: string;
  /** Undefined for a person. */
  readonly player: ThinkingPlayer | undefined;
  /** What it plays by, if that can be explained. */
  readonly played?: PlayedStrategy | undefined;
  /** What the player thought when it chose its last move. */
  last?: Decision;
  /** What it last thought of its game, in points; a player that never scores a move is content with everything. */
  standing?: number;
}

type Seats = readonly [black: Seat, white: Seat];

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a game: you against any player, or two players against each other')
    .addOption(variantOption())
    .addOption(fenOption())
    .option('--black <player>', 'who plays Black; see "evodraughts players"', 'human')
    .option('--white <player>', 'who plays White', 'alphabeta:depth=4')
    .addOption(seedOption())
    .option('--ply-limit <plies>', 'a draw after so many moves, both sides counted', wholeNumber(1, 100_000))
    .option('--pdn <file>', 'write the game to a file')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts play --variant english-6x6 --black random --white human')
    .action(runPlay);
}

/** Plays a game, asks the people in it for their moves, and prints how it ended. */
async function runPlay(options: PlayOptions): Promise<void> {
  const specs = [parseSpec(options.black), parseSpec(options.white)];
  if (options.json && specs.some(({ kind }) => kind.isPerson)) {
    throw new InputError('play-json', 'With --json nobody can be asked; choose other players than human.');
  }
  checkGamesOutput(options.pdn, options.json === true);
  const game = new Game(limitPlies(options.variant, options.plyLimit ?? 0), { start: chosenPosition(options) });
  // Opened before the first move, so that nobody plays a game that cannot be kept.
  const file = options.pdn === undefined ? undefined : await openOutput(options.pdn);
  const seats: Seats = [seat(specs[0]!, options.variant), seat(specs[1]!, options.variant)];
  remarkOnVariant([seats[BLACK].name, seats[WHITE].name], options.variant);
  try {
    await playToEnd(game, seats, options.seed);
  } finally {
    for (const { player } of seats) await player?.end();
  }
  const pdn = formatPdn(pdnFromGame(game, { Black: pdnName(seats[BLACK]), White: pdnName(seats[WHITE]) }));
  if (!options.json) printGame(game, pdn, boardStyle(seats));
  const failure = file && (await failureOf(file, pdn));
  if (options.json) printWithFailure(gameJson(game, pdn), failure);
  else if (failure) throw failure;
}

/** Writes the game; returns why that failed, if it did. */
async function failureOf(file: Output, pdn: string): Promise<InputError | undefined> {
  try {
    await file.write(pdn);
    await file.close(true);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

function seat({ kind, name }: PlayerSpec, variant: Variant): Seat {
  if (kind.isPerson) return { name, player: undefined };
  const { spec } = orderPlayer(name, variant);
  return { name, player: new ThinkingPlayer(spec, variant), played: playedStrategy(spec, variant) };
}

function pdnName({ name, player }: Seat): string {
  return player ? name : 'You';
}

async function playToEnd(game: Game, seats: Seats, seed: number): Promise<void> {
  const isWatched = seats.some(({ player }) => !player);
  const style = boardStyle(seats);
  const interrupt = (): void => {
    process.exitCode = EXIT_INTERRUPTED;
    for (const { player } of seats) player?.stop();
  };
  const lines = isWatched ? openLines(interrupt) : undefined;
  process.once('SIGINT', interrupt);
  if (isWatched) print(drawLegend(style));
  try {
    while (!game.outcome && !wasInterrupted()) {
      const { turn } = game;
      if (seats[turn].player) await playerMoves(game, seats[turn], seedsOfMove(seed, game), isWatched);
      else if (!(await personMoves(game, seats, style, lines!))) break;
    }
  } finally {
    lines?.close();
    process.removeListener('SIGINT', interrupt);
  }
}

async function playerMoves(game: Game, seated: Seat, seeds: Seeds, isWatched: boolean): Promise<void> {
  const legal = game.legalMoves;
  const decision = await seated.player!.decide(game, { seeds });
  // A thought that was cut short is not played.
  if (wasInterrupted()) return;
  seated.last = decision;
  if (decision.score !== undefined || legal.length > 1) seated.standing = decision.score ?? 0;
  if (isWatched) print(`${sideName(game.turn)} plays ${formatMove(decision.move, legal)}.`);
  game.play(decision.move);
}

/** One decision of a person, carried out; false when the person leaves. */
async function personMoves(game: Game, seats: Seats, style: BoardStyle, { ask }: Lines): Promise<boolean> {
  print('');
  print(drawBoard(game.position, game.variant.board, style));
  print(describeTurn(game));
  const rival = seats[opponent(game.turn)];
  const decision = await humanTurn(game, ask, () => describeThought(game, rival));
  if (decision.kind === 'move') game.play(decision.move);
  if (decision.kind === 'resign') game.resign(game.turn);
  if (decision.kind === 'draw') await offerDraw(game, rival, { ask });
  if (decision.kind === 'undo' && !takeBack(game, rival)) print('There is no move of yours to take back.');
  return decision.kind !== 'quit';
}

/** A player takes a draw if it did not think itself ahead when it last thought; a person is asked. */
async function offerDraw(game: Game, rival: Seat, { ask }: Pick<Lines, 'ask'>): Promise<void> {
  const side = sideName(opponent(game.turn));
  let accepts;
  if (rival.player) accepts = rival.standing !== undefined && rival.standing <= 0;
  else accepts = /^y(es)?$/i.test((await ask(`${side}, do you accept a draw? (yes or no): `))?.trim() ?? '');
  if (accepts) game.agreeDraw();
  else if (rival.player) print(`${side} declines the draw.`);
}

/** Takes back the last own move, and with it a player's answer; false where there is none. */
function takeBack(game: Game, rival: Seat): boolean {
  const plies = rival.player ? 2 : 1;
  if (game.plies < plies) return false;
  for (let ply = 0; ply < plies; ply++) game.undo();
  delete rival.last;
  return true;
}

/** Why the rival played its last move: what it thought of every move it had, and what it expects. */
function describeThought(game: Game, rival: Seat): string {
  const { last, played } = rival;
  if (!last || game.plies === 0) return 'There is no move of a player to explain.';
  const before = new Game(game.variant, { start: game.positionAt(game.plies - 1) });
  const legal = before.legalMoves;
  if (played?.mode === 'position' || played?.mode === 'settled') {
    return reasonsText(whyMove(played.strategy, before.position, game.variant, played.mode));
  }
  if (!last.scores) {
    if (legal.length === 1) return 'It was the only move.';
    return `${rival.name} keeps its reasons to itself.`;
  }
  const scored = last.scores
    .toSorted((one, two) => two.score - one.score || Number(two.isExact) - Number(one.isExact))
    .map(
      ({ move, score, isExact }) =>
        `  ${formatMove(move, legal).padEnd(8)} ${isExact ? '' : 'at most '}${formatScore(score)}`,
    );
  const expected = lineTexts(last.line ?? [], before.position, game.variant);
  const ahead = formatNoun(last.depth ?? 0, 'ply', 'plies');
  return [
    `${rival.name} looked ${ahead} ahead. Its moves, with what they are worth to it:`,
    ...scored,
    `It expects ${expected.join(' ')}`,
  ].join('\n');
}

/** A person who plays Black against a player sees Black's side at the bottom. */
function boardStyle(seats: Seats): BoardStyle {
  const isPerson = (side: Side): boolean => seats[side].player === undefined;
  return { colour: hasColour(), unicode: hasUnicode(), flip: isPerson(BLACK) && !isPerson(WHITE) };
}

function printGame(game: Game, pdn: string, style: BoardStyle): void {
  print('');
  print(drawBoard(game.position, game.variant.board, style));
  print(game.outcome ? describeOutcome(game.outcome, game.variant) : 'The game was left unfinished.');
  print('');
  print(pdn.trimEnd());
}

function gameJson(game: Game, pdn: string): object {
  const { outcome, variant } = game;
  return {
    variant: variant.name,
    plies: game.plies,
    winner: outcome?.winner === undefined ? null : sideName(outcome.winner),
    reason: outcome?.reason ?? null,
    fen: formatFen(game.position, variant.board),
    pdn,
  };
}
