/** `evodraughts play`: a game at the terminal between any two players, one or both of whom may be people. */

import type { Command } from 'commander';
import { openingTag } from '../../arena/openingNames.ts';
import { InputError } from '../../base/inputError.ts';
import { whyPlayed } from '../../explanations/whyMove.ts';
import type { Decision } from '../../players/player.ts';
import type { PlayerSpec } from '../../players/players.ts';
import { orderPlayer, parseSpec } from '../../players/players.ts';
import { describeOutcome } from '../../rules/describeOutcome.ts';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { formatMove } from '../../rules/moveText.ts';
import { pdnFromGame } from '../../rules/pdn/pdnFromGame.ts';
import { formatPdn } from '../../rules/pdn/writer.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE, opponent, sideName } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { limitPlies } from '../../rules/variant.ts';
import { playedMoves } from '../../thinking/playedMoves.ts';
import { Thinker } from '../../thinking/thinker.ts';
import type { Lines } from '../board/askLines.ts';
import { openLines } from '../board/askLines.ts';
import type { BoardStyle } from '../board/boardText.ts';
import { drawBoard, drawLegend } from '../board/boardText.ts';
import { describeTurn } from '../board/describeTurn.ts';
import { humanTurn } from '../board/humanTurn.ts';
import type { PositionOptions } from '../terminal/options.ts';
import { chosenPosition, fenOption, jsonOption, seedOption, variantOption, wholeNumber } from '../terminal/options.ts';
import type { Output } from '../terminal/outputFile.ts';
import { checkGamesOutput, openOutput } from '../terminal/outputFile.ts';
import { printWithFailure } from '../terminal/printSaving.ts';
import { playerName } from '../strategies/playerName.ts';
import { reasonsText } from '../strategies/reasonsText.ts';
import { remarkOnVariant } from '../board/remarkOnVariant.ts';
import { hasColour, hasUnicode, print } from '../terminal/terminal.ts';
import { listenForInterrupt, wasInterrupted } from '../terminal/interruption.ts';

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
  readonly player: SeatedPlayer | undefined;
  /** Its last score of the game; 0 for a player that does not score its moves. */
  standing?: number;
}

interface SeatedPlayer {
  /** Fixed at the start of the game: `run:12` may find a better champion meanwhile. */
  readonly spec: string;
  readonly thinker: Thinker;
  /** Its thoughts about each of its moves, by the number of plies before it. */
  readonly thoughts: Map<number, Decision>;
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
    .option(
      '--ply-limit <plies>',
      'end the game as a draw after this many moves of both sides',
      wholeNumber(1, 100_000),
    )
    .option('--pdn <file>', 'write the game to a file')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts play --variant english-6x6 --black random --white human')
    .action(runPlay);
}

/** Plays a game, asks the people in it for their moves, and prints how it ended. */
async function runPlay(options: PlayOptions): Promise<void> {
  const specs = [parseSpec(options.black), parseSpec(options.white)];
  if (options.json && specs.some(({ kind }) => kind.isPerson)) {
    throw new InputError('play-json', '--json cannot ask for moves. Choose players other than human.');
  }
  checkGamesOutput(options.pdn, options.json === true);
  const game = new Game(limitPlies(options.variant, options.plyLimit ?? 0), { start: chosenPosition(options) });
  // Opened before the first move: a game that cannot be saved should not be played.
  const file = options.pdn === undefined ? undefined : await openOutput(options.pdn);
  const seats: Seats = [seat(specs[0]!, options.variant), seat(specs[1]!, options.variant)];
  remarkOnVariant([seats[BLACK].name, seats[WHITE].name], options.variant);
  try {
    await playToEnd(game, seats, options.seed);
  } finally {
    for (const { player } of seats) await player?.thinker.end();
  }
  const pdn = formatPdn(
    pdnFromGame(game, { Black: pdnName(seats[BLACK]), White: pdnName(seats[WHITE]), ...openingTag(playedMoves(game)) }),
  );
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
  const player = { spec, thinker: new Thinker(), thoughts: new Map<number, Decision>() };
  // The thread starts while a person thinks about the first move. If it fails, the first decision reports why.
  player.thinker.prepare(spec, variant.name).catch(() => undefined);
  return { name, player };
}

function pdnName({ name, player }: Seat): string {
  return player ? name : 'You';
}

async function playToEnd(game: Game, seats: Seats, seed: number): Promise<void> {
  const isWatched = seats.some(({ player }) => !player);
  const style = boardStyle(seats);
  using interruption = listenForInterrupt();
  interruption.signal.addEventListener('abort', () => seats.forEach(({ player }) => player?.thinker.stop()));
  const lines = isWatched ? openLines(interruption) : undefined;
  if (isWatched) print(drawLegend(style));
  try {
    while (!game.outcome && !wasInterrupted()) {
      const seated = seats[game.turn];
      if (seated.player) await playerMoves(game, seated, seated.player, { seed, isWatched });
      else if (!(await personMoves(game, seats, style, lines!))) break;
    }
  } finally {
    lines?.close();
  }
}

async function playerMoves(
  game: Game,
  seated: Seat,
  { spec, thinker, thoughts }: SeatedPlayer,
  { seed, isWatched }: { readonly seed: number; readonly isWatched: boolean },
): Promise<void> {
  const legal = game.legalMoves;
  const decision = await thinker.decide({ ...playedMoves(game), player: spec, seeds: [seed] });
  // A thought that was cut short is not played.
  if (wasInterrupted()) return;
  thoughts.set(game.plies, decision);
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

/** A player accepts a draw if it was not ahead by its last score; a person is asked. */
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
  return true;
}

/** Why the rival played its last move. */
function describeThought({ variant, plies, start, moves }: Game, { player }: Seat): string {
  const thought = player?.thoughts.get(plies - 1);
  if (!thought) return 'Your opponent has not made a move to explain yet.';
  const before = new Game(variant, { start });
  for (const move of moves.slice(0, -1)) before.play(move);
  const played = formatMove(moves.at(-1)!, before.legalMoves);
  const [playerSide, readerSide] = [before.turn, opponent(before.turn)];
  const reader = { name: playerName(player!.spec) ?? 'your opponent', playerSide, readerSide };
  return reasonsText(whyPlayed(player!.spec, before, played, () => thought, reader));
}

/** Black is at the bottom when a person plays Black against the program. */
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
