/*
 * Endgames solved slowly and simply: a reference for the endgame tables. Every position of a few pieces is set up cell
 * by cell, and its moves are those of the slow rules. Round after round each position is re-evaluated from its moves,
 * until a round changes nothing. It shares no code, no numbering and no method with the tables.
 */

import type { Cell, SlowBoard, SlowSide } from './slowRules.ts';
import { slowMoves } from './slowRules.ts';

/** For the side to move, with the plies to the end of the game: the winner hurries, the loser delays. */
export type SlowValue = `win ${number}` | `loss ${number}` | 'draw';

/** A position and the positions that its moves lead to. */
export interface SlowNode {
  /** Its index among all. */
  readonly index: number;
  readonly board: SlowBoard;
  successors: readonly SlowNode[];
  /** The positions with a move that leads here. */
  readonly predecessors: SlowNode[];
}

/** All positions of up to this many pieces, with either side to move. */
export function slowEndgames(size: 6 | 8, maxPieces: number): SlowNode[] {
  const nodes = new Map<string, SlowNode>();
  for (const [index, board] of allBoards(size, maxPieces).entries()) {
    nodes.set(keyOf(board), { index, board, successors: [], predecessors: [] });
  }
  for (const node of nodes.values()) {
    node.successors = slowMoves(node.board).map((move) => nodes.get(keyOf(move.after))!);
    for (const successor of node.successors) successor.predecessors.push(node);
  }
  return [...nodes.values()];
}

/**
 * The values of positions in a game, in order: all are draws until a round shows otherwise. After the first round, only
 * positions with a move to a newly decided one are evaluated again; nothing has changed for others.
 */
export function slowValues(nodes: readonly SlowNode[], giveaway: boolean): SlowValue[] {
  const values = nodes.map((): SlowValue => 'draw');
  for (let asked: Iterable<SlowNode> = nodes; ;) {
    // All are evaluated before any is changed, so that round d decides exactly the positions d plies from the end.
    const decided: [SlowNode, SlowValue][] = [];
    for (const node of asked) {
      const value = valueAfter(
        node.successors.map(({ index }) => values[index]!),
        giveaway,
      );
      if (value !== 'draw') decided.push([node, value]);
    }
    if (decided.length === 0) return values;
    for (const [{ index }, value] of decided) values[index] = value;
    const before = decided.flatMap(([node]) => node.predecessors);
    asked = new Set(before.filter(({ index }) => values[index] === 'draw'));
  }
}

/** The value of a position, given the values for the opponent after each of its moves. */
export function valueAfter(successors: readonly SlowValue[], giveaway: boolean): SlowValue {
  // Rule 23: a side that cannot move loses. House rule: in give-away it wins.
  if (successors.length === 0) return giveaway ? 'win 0' : 'loss 0';
  const lost = successors.filter((value) => value.startsWith('loss')).map(pliesOf);
  if (lost.length > 0) return `win ${1 + Math.min(...lost)}`;
  if (successors.includes('draw')) return 'draw';
  return `loss ${1 + Math.max(...successors.map(pliesOf))}`;
}

function pliesOf(value: SlowValue): number {
  return Number(value.split(' ')[1]);
}

/** A key of the side to move and the pieces. */
function keyOf({ cells, turn }: SlowBoard): string {
  let key: string = turn;
  for (let row = 0; row < cells.length; row++) {
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[row]![column]!;
      if (cell !== '.') key += `${cell}${row}${column}`;
    }
  }
  return key;
}

/** Every placement of up to this many pieces; a man is never on its king-row (rule 10). */
function allBoards(size: 6 | 8, maxPieces: number): SlowBoard[] {
  const boards: SlowBoard[] = [];
  const fill = (cells: readonly Cell[], pieces: number): void => {
    if (cells.length === size * size) {
      const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
      for (const turn of ['black', 'white'] satisfies SlowSide[]) boards.push({ size, cells: rows, turn });
      return;
    }
    const row = Math.floor(cells.length / size);
    const dark = (row + (cells.length % size)) % 2 === 1;
    fill([...cells, '.'], pieces);
    if (!dark || pieces === maxPieces) return;
    for (const cell of ['b', 'B', 'w', 'W'] satisfies Cell[]) {
      if ((cell === 'b' && row === size - 1) || (cell === 'w' && row === 0)) continue;
      fill([...cells, cell], pieces + 1);
    }
  };
  fill([], 0);
  return boards;
}
