/**
 * The squares that made the difference between two moves for a net or for patterns: the pieces at the ends of both lines
 * are compared by what each adds to the output.
 */

import type { PiecesAnatomy } from '../evaluators/anatomy.ts';
import { createRng } from '../base/rng.ts';
import { createPlayer } from '../players/players.ts';
import { Game } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import type { PieceWorth } from './pieceWorths.ts';
import { pieceWorths } from './pieceWorths.ts';

/** A piece that speaks for the better move. */
export interface SquareChange {
  readonly square: number;
  readonly isOwn: boolean;
  readonly isKing: boolean;
  /** Whether it stands there at the end of the better line; otherwise only at the end of the other. */
  readonly isThere: boolean;
  /** Where it stands at the end of the other line; null if it stands on the same square there or is not there. */
  readonly instead: number | null;
  /** How much more it adds to the output at the end of the better line. */
  readonly change: number;
}

const MOST_NAMED = 3;
/** A change below this part of the largest is not worth naming. */
const NOTABLE = 0.25;

/** At most three, the largest change first. All are good for the player who moves. */
export function squareChanges(anatomy: PiecesAnatomy, side: Side, better: Position, lesser: Position): SquareChange[] {
  const [ones, others] = [better, lesser].map((position) => pieceWorths(anatomy, side, position).pieces);
  const pairs = pairsOf(ones!, others!);
  const changesIn = (isMeant: (pair: Pair) => boolean): SquareChange[] =>
    pairs.filter(isMeant).map((pair) => changeOf(pair, side));
  const changes = [
    ...changesIn(([one, other]) => one !== undefined && other !== undefined),
    ...withoutExchanges(changesIn(([one]) => one === undefined)),
    ...withoutExchanges(changesIn(([, other]) => other === undefined)),
  ].toSorted((one, two) => two.change - one.change);
  const largest = changes[0]?.change ?? 0;
  return changes.slice(0, MOST_NAMED).filter(({ change }) => change > ROUNDING && change >= NOTABLE * largest);
}

function changeOf([one, other]: Pair, side: Side): SquareChange {
  const { square, side: owner, isKing } = (one ?? other)!;
  return {
    square,
    isOwn: owner === side,
    isKing,
    isThere: one !== undefined,
    instead: one && other && other.square !== square ? other.square : null,
    change: (one?.worth ?? 0) - (other?.worth ?? 0),
  };
}

/** If only one of the lines has an exchange, the pieces of both sides make up for each other. */
function withoutExchanges(changes: readonly SquareChange[]): SquareChange[] {
  const sorted = changes.toSorted((one, two) => two.change - one.change);
  const losses = sorted.filter(({ change }) => change < 0).toReversed();
  return sorted
    .filter(({ change }) => change > 0)
    .map((gain, index) => ({ ...gain, change: gain.change + (losses[index]?.change ?? 0) }));
}

const ROUNDING = 1e-9;

type Pair = readonly [better: PieceWorth | undefined, lesser: PieceWorth | undefined];

/**
 * Each piece with its counterpart in the other position: the one on the same square, then the nearest of its kind. Otherwise
 * a piece that stands elsewhere would count as lost and won.
 */
function pairsOf(ones: readonly PieceWorth[], others: readonly PieceWorth[]): Pair[] {
  const apart = ([one, other]: readonly [PieceWorth, PieceWorth]): number => Math.abs(one.square - other.square);
  const candidates = ones
    .flatMap((one) => others.filter((other) => isAlike(one, other)).map((other) => [one, other] as const))
    .toSorted((one, two) => apart(one) - apart(two));
  const paired = new Set<PieceWorth>();
  const pairs: Pair[] = [];
  for (const [one, other] of candidates) {
    if (paired.has(one) || paired.has(other)) continue;
    paired.add(one).add(other);
    pairs.push([one, other]);
  }
  const isLeft = (piece: PieceWorth): boolean => !paired.has(piece);
  return [
    ...pairs,
    ...ones.filter(isLeft).map((one): Pair => [one, undefined]),
    ...others.filter(isLeft).map((other): Pair => [undefined, other]),
  ];
}

function isAlike(one: PieceWorth, other: PieceWorth): boolean {
  return one.side === other.side && one.isKing === other.isKing;
}

/** The deepest search for a line, which must be quick. */
const DEEPEST = 6;
const MOST_NODES = 20_000;

/** Where a move leads if both sides play on as a search with this evaluation expects, as far as the player looks ahead. */
export function endAfter(
  { evaluation, variant }: PiecesAnatomy,
  position: Position,
  move: Move,
  depth: number,
): Position {
  const game = new Game(variant, { start: position });
  game.play(move);
  const limits = { depth: Math.min(DEEPEST, depth - 1), nodes: MOST_NODES };
  if (game.outcome || limits.depth < 1) return game.position;
  const player = createPlayer(`alphabeta:eval=${evaluation},table=0,tables=off`, variant);
  return endOf(game, player.choose(game, createRng(0), { limits, evenIfForced: true }).line ?? []);
}

/** The position after some moves of a game. */
export function endOf(game: Game, line: readonly Move[]): Position {
  for (const move of line) game.play(move);
  return game.position;
}
