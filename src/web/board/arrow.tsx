/** A move as an arrow over the board, with a bend at each landing. */

import type { VNode } from 'preact';
import type { Board } from '../../rules/board.ts';
import { CELL } from './motion.ts';
import type { Path } from './moveInput.ts';
import { placeOf } from './squarePlace.ts';

interface ArrowProps {
  readonly path: Path;
  readonly board: Board;
  readonly isFlipped: boolean;
}

type Point = readonly [x: number, y: number];

const HEAD = 30;

export function Arrow({ path, board, isFlipped }: ArrowProps): VNode {
  const points = path.map((square): Point => {
    const { column, row } = placeOf(square, board, isFlipped);
    return [(column + 0.5) * CELL, (row + 0.5) * CELL];
  });
  const tip = points.at(-1)!;
  const before = points.at(-2) ?? tip;
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
  const [alongX, alongY] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const neck: Point = [tip[0] - alongX * HEAD, tip[1] - alongY * HEAD];
  const side = HEAD * 0.62;
  const head = [
    [tip[0] + alongX * 6, tip[1] + alongY * 6],
    [neck[0] - alongY * side, neck[1] + alongX * side],
    [neck[0] + alongY * side, neck[1] - alongX * side],
  ];
  const line = [...points.slice(0, -1), neck].map((point) => point.join(' ')).join(' L');
  const shape = head.map((point) => point.join(' ')).join(' L');
  return (
    <g class="arrow">
      <path class="arrow-edge" d={`M${line}`} />
      <path class="arrow-head arrow-edge" d={`M${shape} Z`} />
      <path class="arrow-line" d={`M${line}`} />
      <path class="arrow-head" d={`M${shape} Z`} />
    </g>
  );
}
