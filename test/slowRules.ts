/*
 * The rules of English draughts, written slowly and simply. This file is a reference: the tests compare the fast
 * bitboard kernel with it and expect the same moves, the same counts and the same outcomes. It therefore shares no code
 * and no representation with the kernel: a board is an array of rows, a place is a row and a column, every change makes
 * a new board, and the obvious way is preferred to the fast one. Rule numbers are those of the official rules in 26
 * clauses; "House rule" marks what those clauses leave open.
 */

export type Cell = '.' | 'b' | 'B' | 'w' | 'W';
export type SlowSide = 'black' | 'white';

export interface SlowBoard {
  readonly size: 6 | 8;
  readonly cells: readonly (readonly Cell[])[];
  readonly turn: SlowSide;
}

export interface SlowMove {
  readonly path: readonly number[];
  readonly captured: readonly number[];
  readonly after: SlowBoard;
}

export type SlowOutcome = {
  readonly winner: SlowSide | 'none';
  readonly reason: 'no-pieces' | 'no-moves' | 'forty-moves' | 'repetition' | 'ply-limit';
};

type Place = { readonly row: number; readonly column: number };

/** A move before it is made: where the piece starts, every place it lands on, and the places it jumps over. */
type Route = { readonly from: Place; readonly landings: readonly Place[]; readonly jumped: readonly Place[] };

/** Rule 3: the game is played on the dark squares, listed here row by row from the top left. */
function darkPlaces(size: 6 | 8): Place[] {
  const places: Place[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if ((row + column) % 2 === 1) places.push({ row, column });
    }
  }
  return places;
}

/** Computed once for each board, because every move of every test needs them. */
const DARK_PLACES = { 6: darkPlaces(6), 8: darkPlaces(8) };

function samePlace(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column;
}

/** Rule 3: the dark squares are numbered from 1. */
function squareNumber(board: SlowBoard, place: Place): number {
  return DARK_PLACES[board.size].findIndex((dark) => samePlace(dark, place)) + 1;
}

/** The content of a place; undefined if the place is off the board. */
function cellAt(board: SlowBoard, place: Place): Cell | undefined {
  return board.cells[place.row]?.[place.column];
}

function withCell(board: SlowBoard, place: Place, cell: Cell): SlowBoard {
  const cellsOfRow = board.cells[place.row]!.with(place.column, cell);
  return { size: board.size, cells: board.cells.with(place.row, cellsOfRow), turn: board.turn };
}

function opponent(side: SlowSide): SlowSide {
  return side === 'black' ? 'white' : 'black';
}

function belongsTo(cell: Cell | undefined, side: SlowSide): boolean {
  return side === 'black' ? cell === 'b' || cell === 'B' : cell === 'w' || cell === 'W';
}

function isMan(cell: Cell | undefined): boolean {
  return cell === 'b' || cell === 'w';
}

/** Rule 10: the king-row is the farthest row forward. */
function isOnKingRow(board: SlowBoard, place: Place): boolean {
  return place.row === (board.turn === 'black' ? board.size - 1 : 0);
}

/** Rules 9 and 12: men go diagonally forward only. Rules 11 and 13: kings go forward and backward. */
function neighbours(piece: Cell, place: Place, distance: 1 | 2): Place[] {
  const rowSteps = piece === 'b' ? [1] : piece === 'w' ? [-1] : [-1, 1];
  return rowSteps.flatMap((rowStep) =>
    [-1, 1].map((columnStep) => ({
      row: place.row + rowStep * distance,
      column: place.column + columnStep * distance,
    })),
  );
}

/** Rules 9 and 11: an ordinary move goes to an immediately neighbouring vacant square. */
function ordinaryRoutes(board: SlowBoard, piece: Cell, from: Place): Route[] {
  const vacant = neighbours(piece, from, 1).filter((to) => cellAt(board, to) === '.');
  return vacant.map((to) => ({ from, landings: [to], jumped: [] }));
}

/** House rule: during a capture the moving piece is off the board, so its start square is vacant for it. */
function captureRoutes(board: SlowBoard, piece: Cell, from: Place): Route[] {
  return carriedThrough(withCell(board, from, '.'), piece, { from, landings: [], jumped: [] });
}

/**
 * All ways to complete a capture. Rule 14: captured pieces are removed only at the end of the sequence, so the board
 * stays unchanged meanwhile and the pieces already jumped are in the way.
 */
function carriedThrough(board: SlowBoard, piece: Cell, soFar: Route): Route[] {
  const here = soFar.landings.at(-1) ?? soFar.from;
  // Rule 14: a man that reaches the king-row by a capture may not make any further jumps in the same turn.
  if (isMan(piece) && soFar.landings.length > 0 && isOnKingRow(board, here)) return [soFar];

  const longer: Route[] = [];
  for (const landing of neighbours(piece, here, 2)) {
    // Rules 12 and 13: a jump goes over an adjacent piece of the opponent to the vacant square immediately beyond.
    const over = { row: (here.row + landing.row) / 2, column: (here.column + landing.column) / 2 };
    if (cellAt(board, landing) !== '.') continue;
    if (!belongsTo(cellAt(board, over), opponent(board.turn))) continue;
    // House rule: no piece is jumped twice.
    if (soFar.jumped.some((place) => samePlace(place, over))) continue;
    const next = { from: soFar.from, landings: [...soFar.landings, landing], jumped: [...soFar.jumped, over] };
    longer.push(...carriedThrough(board, piece, next));
  }
  // Rule 15: a multiple jump must be carried through, so a route may end only where no further jump is left.
  if (longer.length > 0) return longer;
  return soFar.landings.length > 0 ? [soFar] : [];
}

function makeMove(board: SlowBoard, route: Route): SlowMove {
  const piece = cellAt(board, route.from);
  const to = route.landings.at(-1);
  if (piece === undefined || to === undefined) throw new Error('a move needs a piece and a landing square');
  // Rule 10: a man that reaches the king-row becomes a king.
  const king = board.turn === 'black' ? 'B' : 'W';
  const arrived = isMan(piece) && isOnKingRow(board, to) ? king : piece;

  let after = withCell(board, route.from, '.');
  for (const place of route.jumped) after = withCell(after, place, '.');
  after = withCell(after, to, arrived); // Last, because a king may come back to its start square.
  return {
    path: [route.from, ...route.landings].map((place) => squareNumber(board, place)),
    captured: route.jumped.map((place) => squareNumber(board, place)),
    after: { ...after, turn: opponent(board.turn) }, // Rule 7: the players move in turn.
  };
}

/** Rule 5: three rows of men a side. House rule: two rows on the small board. Rule 7: the dark side begins. */
export function slowStart(size: 6 | 8): SlowBoard {
  const rowsOfMen = size === 8 ? 3 : 2;
  const emptyCells = Array.from({ length: size }, () => Array.from({ length: size }, (): Cell => '.'));
  let board: SlowBoard = { size, cells: emptyCells, turn: 'black' };
  for (const place of DARK_PLACES[size]) {
    if (place.row < rowsOfMen) board = withCell(board, place, 'b');
    if (place.row >= size - rowsOfMen) board = withCell(board, place, 'w');
  }
  return board;
}

/** Rule 15: capturing is compulsory, and any capture may be chosen. House rule: every route is a move of its own. */
export function slowMoves(board: SlowBoard): SlowMove[] {
  const ordinary: Route[] = [];
  const captures: Route[] = [];
  for (const from of DARK_PLACES[board.size]) {
    const piece = cellAt(board, from);
    if (piece === undefined || !belongsTo(piece, board.turn)) continue;
    ordinary.push(...ordinaryRoutes(board, piece, from));
    captures.push(...captureRoutes(board, piece, from));
  }
  return (captures.length > 0 ? captures : ordinary).map((route) => makeMove(board, route));
}

/** The number of legal moves the given side would have if it were to move. */
export function slowMobility(board: SlowBoard, side: SlowSide): number {
  return slowMoves({ ...board, turn: side }).length;
}

/** The number of different move sequences of exactly this many plies. */
export function slowPerft(board: SlowBoard, depth: number): number {
  if (depth === 0) return 1;
  let total = 0;
  for (const move of slowMoves(board)) total += slowPerft(move.after, depth - 1);
  return total;
}

/** The board as text, row by row. Cached, because every board of a game is compared with all that follow. */
function textOf(board: SlowBoard): string {
  const text = texts.get(board) ?? board.cells.flat().join('');
  texts.set(board, text);
  return text;
}

const texts = new WeakMap<SlowBoard, string>();

function samePosition(one: SlowBoard, other: SlowBoard): boolean {
  return one.turn === other.turn && textOf(one) === textOf(other);
}

function countPieces(board: SlowBoard, side: SlowSide): number {
  return board.cells.flat().filter((cell) => belongsTo(cell, side)).length;
}

/** The board as text with only the men on it. */
function menOnly(board: SlowBoard): string {
  return textOf(board).replaceAll(/[BW]/g, '.');
}

/** Rule 26: a ply counts towards the draw if it removed no piece and moved no man. */
function isIdlePly(before: SlowBoard, after: SlowBoard, menMayMove: boolean): boolean {
  const piecesBefore = countPieces(before, 'black') + countPieces(before, 'white');
  const piecesAfter = countPieces(after, 'black') + countPieces(after, 'white');
  return piecesBefore === piecesAfter && (menMayMove || menOnly(before) === menOnly(after));
}

/** The number of idle plies in a row that lead up to the last board. */
function countIdlePlies(history: readonly SlowBoard[], menMayMove: boolean): number {
  let idle = 0;
  while (idle + 1 < history.length && isIdlePly(history.at(-2 - idle)!, history.at(-1 - idle)!, menMayMove)) idle++;
  return idle;
}

/**
 * Draw rules that differ from the official ones: the number of plies without a capture, of repetitions and of plies.
 */
export interface SlowDraws {
  readonly idlePlies: number;
  readonly repetitions: number;
  readonly plies: number;
}

/** The outcome at the last board of a game given from its first board; undefined while the game is in progress. */
export function slowOutcome(
  history: readonly SlowBoard[],
  giveaway: boolean,
  draws?: SlowDraws,
): SlowOutcome | undefined {
  const current = history.at(-1);
  if (current === undefined) throw new Error('a game has at least one board');

  // Rule 23: a side to move that has no piece or no move loses. House rule: in give-away it wins.
  const winner = giveaway ? current.turn : opponent(current.turn);
  if (countPieces(current, current.turn) === 0) return { winner, reason: 'no-pieces' };
  if (slowMoves(current).length === 0) return { winner, reason: 'no-moves' };

  // House rule: the third occurrence of a position with the same side to move is a draw.
  const occurrences = history.filter((board) => samePosition(board, current)).length;
  if (occurrences >= (draws?.repetitions ?? 3)) return { winner: 'none', reason: 'repetition' };

  // Rule 26: forty moves, each one of Black and one of White, without a capture or a man's move are a draw.
  if (countIdlePlies(history, draws !== undefined) >= (draws?.idlePlies ?? 80)) {
    return { winner: 'none', reason: 'forty-moves' };
  }
  return draws && history.length > draws.plies ? { winner: 'none', reason: 'ply-limit' } : undefined;
}
