/*
 * The features of a position, read cell by cell: a reference for the fast ones, with which it shares no code. Each
 * side's features are defined once, for Black at the top of the board; for White the board is rotated and the colours
 * are swapped. Squares of patterns are given by their numbers, as in books.
 */

import type { Cell, SlowBoard, SlowMove, SlowSide } from './slowRules.ts';
import { slowMoves } from './slowRules.ts';

/** What can be counted for one side, by name. */
type Numbers = Readonly<Record<string, number>>;

type Place = { readonly row: number; readonly column: number };

/** The squares that patterns name, for Black. */
const PATTERNS = {
  8: {
    bridge: [1, 3],
    triangle: [1, 2, 6],
    oreo: [2, 3, 7],
    dog: [1, 5],
    near: 4,
    far: 29,
    corners: [1, 4, 5, 28, 29, 32],
  },
  6: {
    bridge: [1, 3],
    triangle: [1, 2, 5],
    oreo: [2, 3, 6],
    dog: [1, 4],
    near: 3,
    far: 16,
    corners: [1, 3, 4, 15, 16, 18],
  },
} as const;

const SWAPPED: Readonly<Record<Cell, Cell>> = { '.': '.', b: 'w', B: 'W', w: 'b', W: 'B' };
const CODES: Readonly<Record<Cell, number>> = { '.': 0, b: 1, B: 2, w: -1, W: -2 };

/** Every feature of a position by name: the vector, which is the same for both, and what each side sees. */
interface SlowFeatures {
  readonly vector: ReadonlyMap<string, number>;
  readonly seenBy: Readonly<Record<SlowSide, ReadonlyMap<string, number>>>;
}

export function slowFeatures(board: SlowBoard): SlowFeatures {
  const turned = turnedBoard(board);
  const moves = slowMoves({ ...board, turn: 'black' });
  const replies = slowMoves({ ...board, turn: 'white' });
  const black = countsOf(board, moves, replies);
  const white = countsOf(turned, replies, moves);
  return {
    vector: thesisNumbers(board, black, white),
    seenBy: { black: relativeNumbers(board, black, white), white: relativeNumbers(turned, white, black) },
  };
}

/** The board as White sees it, in the colours of Black. */
function turnedBoard(board: SlowBoard): SlowBoard {
  const cells = board.cells.toReversed().map((row) => row.toReversed().map((cell) => SWAPPED[cell]));
  return { size: board.size, cells, turn: board.turn === 'black' ? 'white' : 'black' };
}

function relativeNumbers(board: SlowBoard, own: Numbers, opponent: Numbers): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const name of Object.keys(own)) {
    if (name === 'firstHops') continue;
    numbers.set(`own.${name}`, own[name]!);
    numbers.set(`opponent.${name}`, opponent[name]!);
  }
  numbers.set('phase', own['pieces']! + opponent['pieces']!);
  numbers.set('tempo', own['advancement']! - opponent['advancement']!);
  numbers.set('settled', settledLead(board, 6));
  for (let square = 1; square <= board.size ** 2 / 2; square++) {
    numbers.set(`square[${square}]`, CODES[cellAt(board, placeOf(square, board))!]);
  }
  return numbers;
}

/** How far Black is ahead after at most `most` pending captures; the side to move chooses its best. */
function settledLead(board: SlowBoard, most: number): number {
  const captures = most === 0 ? [] : slowMoves(board).filter(({ captured }) => captured.length > 0);
  if (captures.length === 0) {
    const worth = { '.': 0, b: 2, B: 3, w: -2, W: -3 } as const;
    return board.cells.flat().reduce((sum, cell) => sum + worth[cell], 0);
  }
  const leads = captures.map(({ after }) => settledLead(after, most - 1));
  return board.turn === 'black' ? Math.max(...leads) : Math.min(...leads);
}

function thesisNumbers(board: SlowBoard, black: Numbers, white: Numbers): ReadonlyMap<string, number> {
  const vector = [
    ...board.cells.flat().map((cell) => CODES[cell]),
    ...['pieces', 'kings', 'centre', 'backRow', 'firstHops'].flatMap((name) => [black[name]!, white[name]!]),
    board.turn === 'black' ? 1 : -1,
  ];
  return new Map(vector.map((value, index) => [`x[${index}]`, value]));
}

/** Everything to count for Black at the top of the board, with the moves of Black and of White. */
function countsOf(board: SlowBoard, moves: readonly SlowMove[], replies: readonly SlowMove[]): Numbers {
  const { size } = board;
  const last = size - 1;
  const pattern = PATTERNS[size];
  const men = placesWith(board, ['b']);
  const kings = placesWith(board, ['B']);
  const pieces = placesWith(board, ['b', 'B']);
  const opposing = placesWith(board, ['w', 'W']);

  const isCentral = ({ row, column }: Place): boolean => inner(row, size) && inner(column, size);
  const isEdge = ({ row, column }: Place): boolean => row === 0 || column === 0 || row === last || column === last;
  const isMain = ({ row, column }: Place): boolean => row + column === last;
  const isDouble = ({ row, column }: Place): boolean => Math.abs(row - column) === 1;
  const canStep = (place: Place): boolean => stepsFrom(board, place).some((to) => cellAt(board, to) === '.');
  const isLone = (place: Place): boolean => around(place).every((next) => !isPiece(cellAt(board, next)));
  const isOwnMan = (square: number): boolean => cellAt(board, placeOf(square, board)) === 'b';
  const left = count(pieces, ({ column }) => column < size / 2);

  return {
    pieces: pieces.length,
    men: men.length,
    kings: kings.length,
    material: 2 * men.length + 3 * kings.length,
    backRow: count(pieces, ({ row }) => row === 0),
    backRowMen: count(men, ({ row }) => row === 0),
    defenders: count(pieces, ({ row }) => row <= 1),
    attackers: count(men, ({ row }) => row >= (size === 8 ? 5 : 4)),
    openKingRow: board.cells[last]!.filter((cell, column) => cell === '.' && (last + column) % 2 === 1).length,
    imbalance: Math.abs(left - (pieces.length - left)),
    centre: count(pieces, isCentral),
    centreMen: count(men, isCentral),
    centreKings: count(kings, isCentral),
    edges: count(pieces, isEdge),
    edgeMen: count(men, isEdge),
    edgeKings: count(kings, isEdge),
    mainDiagonal: count(pieces, isMain),
    mainDiagonalMen: count(men, isMain),
    mainDiagonalKings: count(kings, isMain),
    doubleDiagonal: count(pieces, isDouble),
    doubleDiagonalMen: count(men, isDouble),
    doubleDiagonalKings: count(kings, isDouble),
    advancement: men.reduce((sum, { row }) => sum + row, 0),
    crownDistance: men.reduce((sum, { row }) => sum + (last - row), 0),
    nearCrown: count(men, ({ row }) => row === size - 2),
    crowning: count(men, (place) => place.row === size - 2 && canStep(place)),
    runaway: count(men, (man) => !opposing.some((piece) => isAhead(man, piece))),
    mobility: moves.length,
    firstHops: new Set(moves.map(({ path }) => `${path[0]} ${path[1]}`)).size,
    movable: count(pieces, canStep),
    movableMen: count(men, canStep),
    movableKings: count(kings, canStep),
    freeKings: count(kings, (king) => around(king).every((next) => cellAt(board, next) === '.')),
    trappedKings: count(kings, (king) => isTrapped(board, king, pattern.corners)),
    supported: count(pieces, (place) => isEdge(place) || isBacked(board, place)),
    lone: count(pieces, isLone),
    loneMen: count(men, isLone),
    loneKings: count(kings, isLone),
    holes: count(placesWith(board, ['.']), (hole) => count(around(hole), (next) => isOwn(cellAt(board, next))) >= 3),
    capturable: count(pieces, (place) => canBeJumped(board, place)),
    mostCaptured: longestOf(replies),
    bridge: Number(pattern.bridge.every(isOwnMan)),
    triangle: Number(pattern.triangle.every(isOwnMan)),
    oreo: Number(pattern.oreo.every(isOwnMan)),
    dog: Number(isOwnMan(pattern.dog[0]) && cellAt(board, placeOf(pattern.dog[1], board)) === 'w'),
    cornerMan: Number(isOwnMan(pattern.near)),
    kingDistance: kings.reduce((sum, king) => sum + nearest(king, opposing), 0),
    cornerKing: Number(cellAt(board, placeOf(pattern.far, board)) === 'B'),
  };
}

function count(places: readonly Place[], condition: (place: Place) => boolean): number {
  return places.filter(condition).length;
}

/** The dark places with one of the given contents. */
function placesWith(board: SlowBoard, wanted: readonly Cell[]): Place[] {
  const places: Place[] = [];
  for (const [row, cells] of board.cells.entries()) {
    for (const [column, cell] of cells.entries()) {
      if ((row + column) % 2 === 1 && wanted.includes(cell)) places.push({ row, column });
    }
  }
  return places;
}

function cellAt(board: SlowBoard, { row, column }: Place): Cell | undefined {
  return board.cells[row]?.[column];
}

/** The place of a square: a row has half as many squares as columns, starting in the second column of even rows. */
function placeOf(square: number, board: SlowBoard): Place {
  const inRow = board.size / 2;
  const row = Math.floor((square - 1) / inRow);
  return { row, column: 2 * ((square - 1) % inRow) + (row % 2 === 0 ? 1 : 0) };
}

function inner(line: number, size: number): boolean {
  return size === 8 ? line >= 2 && line <= 5 : line >= 2 && line <= 3;
}

function around({ row, column }: Place): Place[] {
  return [
    { row: row - 1, column: column - 1 },
    { row: row - 1, column: column + 1 },
    { row: row + 1, column: column - 1 },
    { row: row + 1, column: column + 1 },
  ];
}

/** A man steps down, a king anywhere. */
function stepsFrom(board: SlowBoard, place: Place): Place[] {
  return around(place).filter((next) => cellAt(board, place) === 'B' || next.row > place.row);
}

function isPiece(cell: Cell | undefined): boolean {
  return cell !== undefined && cell !== '.';
}

function isOwn(cell: Cell | undefined): boolean {
  return cell === 'b' || cell === 'B';
}

/** Whether a man can reach a place by moving down: each row takes it at most one column aside. */
function isAhead(man: Place, place: Place): boolean {
  return place.row > man.row && Math.abs(place.column - man.column) <= place.row - man.row;
}

function isTrapped(board: SlowBoard, king: Place, corners: readonly number[]): boolean {
  if (!corners.some((square) => samePlace(placeOf(square, board), king))) return false;
  return around(king).every((next) => {
    const beyond = { row: 2 * next.row - king.row, column: 2 * next.column - king.column };
    const cell = cellAt(board, next);
    return cell !== '.' && !(isPiece(cell) && !isOwn(cell) && cellAt(board, beyond) === '.');
  });
}

function samePlace(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column;
}

function isBacked(board: SlowBoard, { row, column }: Place): boolean {
  return [column - 1, column + 1].every((beside) => isOwn(cellAt(board, { row: row - 1, column: beside })));
}

/** Whether a white piece is beside it, can jump in its direction, and finds the square beyond empty. */
function canBeJumped(board: SlowBoard, { row, column }: Place): boolean {
  return around({ row, column }).some((from) => {
    const attacker = cellAt(board, from);
    const beyond = cellAt(board, { row: 2 * row - from.row, column: 2 * column - from.column });
    return beyond === '.' && (attacker === 'W' || (attacker === 'w' && from.row > row));
  });
}

/** Diagonal steps to the nearest of the places, 0 if there are none. */
function nearest(from: Place, places: readonly Place[]): number {
  const distances = places.map(({ row, column }) => Math.max(Math.abs(row - from.row), Math.abs(column - from.column)));
  return distances.length === 0 ? 0 : Math.min(...distances);
}

function longestOf(moves: readonly SlowMove[]): number {
  return Math.max(0, ...moves.map(({ captured }) => captured.length));
}
