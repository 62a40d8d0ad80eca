/**
 * The board of the original EvoDraughts (Greaney, 2026) and how pieces move on it. Its rules are almost those of
 * English draughts, but a move is one hop, and a capture continues by itself, without a choice. They are separate from
 * `rules/`, and written for comparison with the original line by line, not for speed.
 *
 * Cells are numbered row by row from the top. Player 1 starts at the top, moves down and moves first.
 */

export type OriginalSize = 6 | 8;

/** Player 1 and player 2 by the sign of their pieces. */
export type OriginalPlayer = 1 | -1;

export interface OriginalPosition {
  readonly size: OriginalSize;
  /** 1 and 2 are a man and a king of player 1, -1 and -2 of player 2; 0 is an empty cell. */
  readonly cells: Int8Array;
  readonly turn: OriginalPlayer;
}

/** The first hop of a move: how a capture continues is not a choice. */
export interface OriginalMove {
  readonly from: number;
  readonly to: number;
}

export function originalStart(size: OriginalSize): OriginalPosition {
  const rows = size === 6 ? 2 : 3;
  const cells = Int8Array.from({ length: size ** 2 }, (_, cell) => {
    const row = Math.floor(cell / size);
    if ((row + (cell % size)) % 2 === 0) return 0;
    return row < rows ? 1 : row >= size - rows ? -1 : 0;
  });
  return { size, cells, turn: 1 };
}

/** The moves of a player, as if to move: piece by piece in the order of cells, only captures if there are any. */
export function originalMoves(position: OriginalPosition, player = position.turn): OriginalMove[] {
  const captures = hopsOf(position, player, jumpFrom);
  return captures.length > 0 ? captures : hopsOf(position, player, stepFrom);
}

/**
 * The position after a move. A capture takes the first continuation, and so on, as long as there is one that does not
 * land on a cell where the piece has been in this move. A man that is crowned during the capture continues as a king.
 */
export function afterOriginalMove({ size, cells, turn }: OriginalPosition, move: OriginalMove): OriginalPosition {
  const after = { size, cells: cells.slice(), turn: -turn as OriginalPlayer };
  const been = [move.from];
  let next: OriginalMove | undefined = move;
  while (next) {
    hop(after, next);
    been.push(next.to);
    next = isCapture(next, size) ? continuation(after, next.to, been) : undefined;
  }
  return after;
}

export function isCapture({ from, to }: OriginalMove, size: OriginalSize): boolean {
  return Math.abs(to - from) > size + 1;
}

/** Up-left, up-right, down-left, down-right, as changes of row and column: the order of the original. */
const DIRECTIONS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

const EVERY_DIRECTION = [0, 1, 2, 3];
const UPWARDS = [0, 1];
const DOWNWARDS = [2, 3];

/** The neighbours of each cell in the four directions, and the cells behind them; -1 is off the board. */
interface Neighbours {
  readonly near: Int8Array;
  readonly far: Int8Array;
}

const NEIGHBOURS: Readonly<Record<OriginalSize, Neighbours>> = { 6: neighboursOn(6), 8: neighboursOn(8) };

function neighboursOn(size: OriginalSize): Neighbours {
  const cellsAt = (distance: number): Int8Array =>
    Int8Array.from({ length: 4 * size ** 2 }, (_, index) => {
      const [down, right] = DIRECTIONS[index % 4]!;
      const cell = Math.floor(index / 4);
      const row = Math.floor(cell / size) + distance * down;
      const column = (cell % size) + distance * right;
      return Math.min(row, column) >= 0 && Math.max(row, column) < size ? row * size + column : -1;
    });
  return { near: cellsAt(1), far: cellsAt(2) };
}

/** The cell that a hop of a piece in a direction leads to, or -1. */
type Hop = (position: OriginalPosition, from: number, direction: number) => number;

function stepFrom({ size, cells }: OriginalPosition, from: number, direction: number): number {
  const to = NEIGHBOURS[size].near[4 * from + direction]!;
  return to >= 0 && cells[to] === 0 ? to : -1;
}

function jumpFrom({ size, cells }: OriginalPosition, from: number, direction: number): number {
  const to = NEIGHBOURS[size].far[4 * from + direction]!;
  if (to < 0 || cells[to] !== 0) return -1;
  return cells[(from + to) / 2]! * cells[from]! < 0 ? to : -1;
}

function hopsOf(position: OriginalPosition, player: OriginalPlayer, hopFrom: Hop): OriginalMove[] {
  const hops: OriginalMove[] = [];
  for (const [from, piece] of position.cells.entries()) {
    if (piece * player <= 0) continue;
    for (const direction of directionsOf(piece)) {
      const to = hopFrom(position, from, direction);
      if (to >= 0) hops.push({ from, to });
    }
  }
  return hops;
}

function directionsOf(piece: number): readonly number[] {
  if (piece === 1) return DOWNWARDS;
  return piece === -1 ? UPWARDS : EVERY_DIRECTION;
}

function continuation(position: OriginalPosition, from: number, been: readonly number[]): OriginalMove | undefined {
  for (const direction of directionsOf(position.cells[from]!)) {
    const to = jumpFrom(position, from, direction);
    if (to >= 0 && !been.includes(to)) return { from, to };
  }
  return undefined;
}

/** Moves a piece, removes what it jumps over and crowns a man on the far row, in place. */
function hop({ size, cells }: OriginalPosition, move: OriginalMove): void {
  const { from, to } = move;
  const piece = cells[from]!;
  const farRow = piece > 0 ? size - 1 : 0;
  const isCrowned = Math.abs(piece) === 1 && Math.floor(to / size) === farRow;
  if (isCapture(move, size)) cells[(from + to) / 2] = 0;
  cells[from] = 0;
  cells[to] = isCrowned ? 2 * piece : piece;
}
