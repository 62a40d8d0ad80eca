/*
 * Endgames solved slowly and plainly: an oracle for the endgame tables. Every position of a few pieces is set up cell
 * by cell, its moves are those of the slow rules, and round after round all positions are asked what follows from
 * their moves, until a round has nothing new. It shares no code, no numbering and no way of thinking with the tables.
 */

import type { Cell, SlowBoard, SlowSide } from './slowRules.ts';
import { slowMoves } from './slowRules.ts';

/** For the side to move, with the plies to the end of the game: the winner hurries, the loser delays. */
export type SlowValue = `win ${number}` | `loss ${number}` | 'draw';

/** A position and the positions that its moves lead to. */
export interface SlowNode {
  readonly board: SlowBoard;
  successors: readonly SlowNode[];
}

/** All positions of up to so many pieces, with either side to move. */
export function slowEndgames(size: 6 | 8, maxPieces: number): SlowNode[] {
  const nodes = new Map<string, SlowNode>();
  for (const board of allBoards(size, maxPieces)) nodes.set(keyOf(board), { board, successors: [] });
  for (const node of nodes.values()) {
    node.successors = slowMoves(node.board).map((move) => nodes.get(keyOf(move.after))!);
  }
  return [...nodes.values()];
}

/** The value of every position in a game: all are draws until a round shows something else. */
export function slowValues(nodes: readonly SlowNode[], giveaway: boolean): Map<SlowNode, SlowValue> {
  const values = new Map<SlowNode, SlowValue>(nodes.map((node) => [node, 'draw']));
  let undecided = nodes;
  for (let changed = true; changed;) {
    // All are asked before any is changed, so that round d decides exactly the positions d plies from the end.
    const asked = undecided.map((node) => {
      const successors = node.successors.map((successor) => values.get(successor)!);
      return valueAfter(successors, giveaway);
    });
    for (const [index, node] of undecided.entries()) values.set(node, asked[index]!);
    const left = undecided.filter((node) => values.get(node) === 'draw');
    changed = left.length < undecided.length;
    undecided = left;
  }
  return values;
}

/** What a position is worth, given what each of its moves leads to is worth to the opponent. */
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

function keyOf(board: SlowBoard): string {
  return board.turn + board.cells.flat().join('');
}

/** Every placement of up to so many pieces; a man is never on its king-row (rule 10). */
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
