/**
 * A shape of nets, as data: what the inputs are, which layers follow, and what reaches the output directly. A shape has no
 * weights; `net.ts` combines the two. A net sees the board from the side of its player: White's board is turned, own
 * pieces are positive and opposing ones negative.
 */

import type { Rng } from '../base/rng.ts';
import { randomFraction } from '../base/rng.ts';
import type { Activation, Net } from '../nets/net.ts';
import { weightCount } from '../nets/net.ts';
import type { Token } from '../nets/foldedNet.ts';
import type { Board } from '../rules/board.ts';
import { columnOfBit, rowOfBit } from '../rules/board.ts';
import type { Side } from '../rules/side.ts';
import { BLACK } from '../rules/side.ts';

export interface NetShape {
  readonly name: string;
  readonly summary: string;
  /**
   * `squares`: one input a square; `kinds`: two, one for men and one for kings; `tiers`: these, and one for each row and
   * one for the whole board, so that a few weights say much and the rest refine them; `sums`: the sums over all square
   * parts of the board from 3x3 up; `means`: these, divided by their numbers of dark squares.
   */
  readonly inputs: 'squares' | 'kinds' | 'tiers' | 'sums' | 'means';
  /** The numbers of neurons of the hidden layers. */
  readonly hiddenLayers: readonly number[];
  readonly hidden: Activation;
  readonly sharesBias: boolean;
  /** A king in men, or that evolution finds its value: it is then the last number of the weights. */
  readonly king: number | 'evolved';
  /**
   * What is added to the output: nothing; own pieces less opposing ones, in men; or all inputs with weights of their own,
   * which follow the other weights.
   */
  readonly direct: 'none' | 'pieces' | 'weighted';
  /** The greatest absolute weight of a net with random weights. */
  readonly spread: number;
}

/** A net of a shape: its weights, and all that evolves beside them. */
export interface ShapedNet {
  readonly shape: NetShape;
  /** Weights and biases of the layers, then those of the direct inputs and the worth of a king, where they evolve. */
  readonly weights: Float32Array;
}

/** The layers on a board, inputs first. */
export function layersOn({ inputs, hiddenLayers }: NetShape, board: Board): number[] {
  return [columnsFor(inputs, board).inputs, ...hiddenLayers, 1];
}

/** How many numbers evolve on a board. */
export function genesOn(shape: NetShape, board: Board): number {
  const layers = layersOn(shape, board);
  return weightCount(layers) + (shape.direct === 'weighted' ? layers[0]! : 0) + (shape.king === 'evolved' ? 1 : 0);
}

/** Random weights, evenly distributed; a king begins as two men, as in Blondie24. */
export function randomNet(shape: NetShape, board: Board, rng: Rng, spread = shape.spread): ShapedNet {
  const draw = (): number => spread * (2 * randomFraction(rng) - 1);
  const weights = Float32Array.from({ length: genesOn(shape, board) }, draw);
  if (shape.king === 'evolved') weights[weights.length - 1] = FIRST_KING;
  return { shape, weights };
}

const FIRST_KING = 2;

/** The net itself, without what goes past it. */
export function innerNet({ shape, weights }: ShapedNet, board: Board): Net {
  const layers = layersOn(shape, board);
  return {
    layers,
    hidden: shape.hidden,
    sharesBias: shape.sharesBias,
    weights: weights.subarray(0, weightCount(layers)),
  };
}

/** A king in men. */
function kingWorth({ shape, weights }: ShapedNet): number {
  return shape.king === 'evolved' ? weights.at(-1)! : shape.king;
}

/**
 * What a piece on a square adds, for the player on a side: 32 tokens for own men, by the bits of the board, then 32 each for
 * own kings, opposing men and opposing kings.
 */
export function pieceTokens(net: ShapedNet, board: Board, side: Side, isGiveaway: boolean): Token[] {
  const { shape, weights } = net;
  const { inputs, men, kings } = columnsFor(shape.inputs, board);
  const king = kingWorth(net);
  const past = weightCount(layersOn(shape, board));
  const directOf = (column: Float64Array): number => {
    if (shape.direct === 'none') return 0;
    // In give-away pieces are a burden.
    if (shape.direct === 'pieces') return isGiveaway ? -1 : 1;
    return column.reduce((sum, part, input) => sum + part * weights[past + input]!, 0);
  };
  const worths = [1, king, -1, -king];
  return worths.flatMap((worth, kind) => {
    const columns = kind % 2 === 0 ? men : kings;
    return Array.from({ length: 32 }, (_, bit): Token => {
      const square = board.squareOfBit[bit]!;
      if (square === 0) return { inputs: new Float64Array(inputs), times: 0, direct: 0 };
      const column = columns[side === BLACK ? square - 1 : board.squares - square]!;
      return { inputs: column, times: worth, direct: worth * directOf(column) };
    });
  });
}

/** The inputs of a position: the sum of what its pieces add. For tests and tables; nets in games are folded. */
export function inputsOf(tokens: readonly Token[], words: readonly number[]): { values: Float64Array; direct: number } {
  const values = new Float64Array(tokens[0]!.inputs.length);
  let direct = 0;
  for (const [index, token] of tokens.entries()) {
    if (((words[index >> 5]! >>> (index & 31)) & 1) === 0) continue;
    direct += token.direct;
    for (let input = 0; input < values.length; input++) values[input]! += token.times * token.inputs[input]!;
  }
  return { values, direct };
}

/** What a man and a king on each square, square 1 first, add to the inputs, apart from their worth. */
interface Columns {
  readonly inputs: number;
  readonly men: readonly Float64Array[];
  readonly kings: readonly Float64Array[];
}

const made = new Map<string, Columns>();

function columnsFor(inputs: NetShape['inputs'], board: Board): Columns {
  const key = `${inputs} ${board.size}`;
  const found = made.get(key) ?? makeColumns(inputs, board);
  made.set(key, found);
  return found;
}

function makeColumns(inputs: NetShape['inputs'], board: Board): Columns {
  const { squares } = board;
  const columns = (count: number, partOf: (square: number, input: number) => number): Float64Array[] =>
    Array.from({ length: squares }, (_, square) =>
      Float64Array.from({ length: count }, (__, input) => partOf(square, input)),
    );
  const one = (square: number, input: number): number => (square === input ? 1 : 0);
  if (inputs === 'squares') {
    const all = columns(squares, one);
    return { inputs: squares, men: all, kings: all };
  }
  if (inputs === 'tiers') {
    const ofKind = squares + board.size + 1;
    const columnsFrom = (first: number): Float64Array[] =>
      columns(2 * ofKind, (square, input) => {
        const row = rowOfBit(board.bitOfSquare[square + 1]!);
        const seen = [square, squares + row, squares + board.size];
        return seen.includes(input - first) ? 1 : 0;
      });
    return { inputs: 2 * ofKind, men: columnsFrom(0), kings: columnsFrom(ofKind) };
  }
  if (inputs === 'kinds') {
    const kings = columns(2 * squares, (square, input) => one(square + squares, input));
    return { inputs: 2 * squares, men: columns(2 * squares, one), kings };
  }
  const parts = squarePartsOf(board);
  const all = columns(parts.length, (square, input) => {
    const part = parts[input]!;
    if (!part.has(square + 1)) return 0;
    return inputs === 'sums' ? 1 : 1 / part.size;
  });
  return { inputs: parts.length, men: all, kings: all };
}

/** The dark squares of every square part from 3x3 up: the small ones first, each size row by row. */
export function squarePartsOf(board: Board): ReadonlySet<number>[] {
  const found: ReadonlySet<number>[] = [];
  for (let size = 3; size <= board.size; size++) {
    for (let top = 0; top + size <= board.size; top++) {
      for (let left = 0; left + size <= board.size; left++) {
        const isInside = (bit: number): boolean =>
          rowOfBit(bit) >= top &&
          rowOfBit(bit) < top + size &&
          columnOfBit(bit) >= left &&
          columnOfBit(bit) < left + size;
        const all = Array.from({ length: board.squares }, (_, index) => index + 1);
        found.push(new Set(all.filter((square) => isInside(board.bitOfSquare[square]!))));
      }
    }
  }
  return found;
}
