/**
 * The squares that made the difference between two moves for a net: the pieces at the ends of both lines are compared by
 * what each adds to the output.
 */

import { formatNet } from '../evaluators/netText.ts';
import type { NetAnatomy } from '../evaluators/anatomy.ts';
import { createRng } from '../base/rng.ts';
import { createPlayer } from '../players/players.ts';
import { Game } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import type { NetPiece } from './netPieces.ts';
import { netPieces } from './netPieces.ts';

/** A piece that speaks for the better move. */
export interface SquareChange {
  readonly square: number;
  readonly isOwn: boolean;
  readonly isKing: boolean;
  /** Whether it stands there at the end of the better line; otherwise only at the end of the other. */
  readonly isThere: boolean;
  /** How much more it adds to the output of the net at the end of the better line. */
  readonly change: number;
}

const MOST_NAMED = 3;
/** A change below this part of the largest is not worth naming. */
const NOTABLE = 0.25;

/** At most three, the largest change first. All are good for the player who moves. */
export function netSquares(
  { net, variant }: NetAnatomy,
  side: Side,
  better: Position,
  lesser: Position,
): SquareChange[] {
  const [ones, others] = [better, lesser].map((position) => netPieces(net, variant, side, position).pieces);
  const worthIn = (pieces: readonly NetPiece[], piece: NetPiece): number =>
    pieces.find((one) => keyOf(one) === keyOf(piece))?.worth ?? 0;
  const there = new Set(ones!.map(keyOf));
  const all = [...ones!, ...others!.filter((piece) => !there.has(keyOf(piece)))];
  const changes = all
    .map((piece): SquareChange => {
      const { square, isKing } = piece;
      const change = worthIn(ones!, piece) - worthIn(others!, piece);
      return { square, isOwn: piece.side === side, isKing, isThere: there.has(keyOf(piece)), change };
    })
    .toSorted((one, two) => two.change - one.change);
  const largest = changes[0]?.change ?? 0;
  return changes.slice(0, MOST_NAMED).filter(({ change }) => change > ROUNDING && change >= NOTABLE * largest);
}

const ROUNDING = 1e-9;

function keyOf({ square, side, isKing }: NetPiece): string {
  return `${square} ${side} ${isKing}`;
}

/** The deepest search for a line, which must be quick. */
const DEEPEST = 6;
const MOST_NODES = 20_000;

/** Where a move leads if both sides play on as a search with the net expects, as far as the player looks ahead. */
export function endAfter({ net, variant }: NetAnatomy, position: Position, move: Move, depth: number): Position {
  const game = new Game(variant, { start: position });
  game.play(move);
  const limits = { depth: Math.min(DEEPEST, depth - 1), nodes: MOST_NODES };
  if (game.outcome || limits.depth < 1) return game.position;
  const player = createPlayer(`alphabeta:eval=net(${formatNet(net)}),table=0,tables=off`, variant);
  return endOf(game, player.choose(game, createRng(0), { limits, evenIfForced: true }).line ?? []);
}

/** The position after some moves of a game. */
export function endOf(game: Game, line: readonly Move[]): Position {
  for (const move of line) game.play(move);
  return game.position;
}
