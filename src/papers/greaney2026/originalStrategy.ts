/**
 * A phenotype as the original EvoDraughts (Greaney, 2026) plays it, including its bugs. In position mode every legal
 * move is made and the position after it evaluated, with the sign reversed for player 2. The first of the greatest
 * values is chosen, and never NaN. In index mode the value of the current position is an index into the moves.
 *
 * Two things raised an error there: an outermost `if_` or `pdiv`, and a feature beyond the end of the vector anywhere,
 * because all parts of an expression are computed. In position mode an error scored 0, so that the first move was
 * played; in index mode it led to a random move. Nothing else can fail in float64.
 *
 * Strategies with the features `own` and `opponent`, which the original did not have, are played too: they see the
 * pieces as in a real game, and never raise these errors.
 */

import { parseStrategy } from '../../evaluators/strategy.ts';
import { failsAtRoot } from '../../genomes/originalSlips.ts';
import { compileClosures } from '../../grammar/expression/compileClosures.ts';
import type { Expression } from '../../grammar/expression/expression.ts';
import { formatExpression } from '../../grammar/expression/formatExpression.ts';
import { inputsOf } from '../../grammar/expression/measureExpression.ts';
import { parseExpression } from '../../grammar/expression/parseExpression.ts';
import { BOARD_6, BOARD_8, columnOfBit, rowOfBit } from '../../rules/board.ts';
import { bitIndices } from '../../rules/bits.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { randomBelow } from './mersenneTwister.ts';
import type { OriginalPlayer, OriginalPosition, OriginalSize } from './originalBoard.ts';
import { afterOriginalMove } from './originalBoard.ts';
import { originalFeatures } from './originalFeatures.ts';
import type { OriginalChooser } from './originalGame.ts';

export type OriginalMode = 'position' | 'index';

export interface OriginalStrategy {
  readonly choose: OriginalChooser;
  /** Why the original raised an error at every position, if it did. */
  readonly fault: OriginalFault | undefined;
}

type OriginalFault = 'root' | 'missing-feature';

/** The text of a phenotype in canonical form. Throws an InputError that says what is wrong with it. */
export function readPhenotype(text: string): string {
  return formatExpression(parseExpression(text));
}

export function createOriginalStrategy(text: string, size: OriginalSize, mode: OriginalMode): OriginalStrategy {
  const tree = parseExpression(text);
  const indices = featureIndices(tree);
  const fault = indices && faultOf(tree, indices, size);
  if (fault) return { choose: mode === 'position' ? () => 0 : anyMove, fault };
  const worth = indices ? originalWorth(tree, indices, size) : relativeWorth(text, size);
  return { choose: mode === 'position' ? byPosition(worth) : byIndex(worth), fault };
}

/** The random player, which draws even if there is only one move. */
export const anyMove: OriginalChooser = (_position, moves, stream) => randomBelow(stream, moves.length);

/** What a position is worth to a player. */
type Worth = (position: OriginalPosition, player: OriginalPlayer) => number;

function byPosition(worth: Worth): OriginalChooser {
  return (position, moves) => {
    let chosen = 0;
    let most = -Infinity;
    for (const [index, move] of moves.entries()) {
      const score = worth(afterOriginalMove(position, move), position.turn);
      if (!(score > most)) continue;
      chosen = index;
      most = score;
    }
    return chosen;
  };
}

function byIndex(worth: Worth): OriginalChooser {
  return (position, moves) => {
    const size = Math.abs(worth(position, position.turn));
    return Number.isFinite(size) ? Math.trunc(size) % moves.length : 0;
  };
}

/** The indices of the inputs in the vector of the original, by name; undefined if some input is not in it. */
function featureIndices(tree: Expression): ReadonlyMap<string, number> | undefined {
  const indices = inputsOf(tree).map((name) => [name, /^x\[(\d+)\]$/.exec(name)?.[1]] as const);
  if (indices.some(([, index]) => index === undefined)) return undefined;
  return new Map(indices.map(([name, index]) => [name, Number(index)]));
}

function faultOf(
  tree: Expression,
  indices: ReadonlyMap<string, number>,
  size: OriginalSize,
): OriginalFault | undefined {
  if (Math.max(...indices.values()) >= originalFeatures(size).length) return 'missing-feature';
  return failsAtRoot(tree) ? 'root' : undefined;
}

function originalWorth(tree: Expression, indices: ReadonlyMap<string, number>, size: OriginalSize): Worth {
  const all = originalFeatures(size);
  const features = [...indices.values()].map((index) => all[index]!);
  const evaluate = compileClosures(tree, [...indices.keys()]);
  return (position, player) => player * evaluate(Float64Array.from(features, (read) => read(position)));
}

/** By an expression that sees the pieces as words, as in a real game. */
function relativeWorth(text: string, size: OriginalSize): Worth {
  const board = size === 6 ? BOARD_6 : BOARD_8;
  const { worth } = parseStrategy(text, board);
  const bits = [...bitIndices(board.mask)].map((bit) => [bit, rowOfBit(bit) * size + columnOfBit(bit)] as const);
  const wordOf = ({ cells }: OriginalPosition, isWanted: (piece: number) => boolean): number =>
    bits.reduce((word, [bit, cell]) => (isWanted(cells[cell]!) ? word | (1 << bit) : word), 0);
  return (position, player) => {
    const own = wordOf(position, (piece) => piece * player > 0);
    const other = wordOf(position, (piece) => piece * player < 0);
    const kings = wordOf(position, (piece) => Math.abs(piece) === 2);
    return worth(own, other, kings, sideOf(player), sideOf(position.turn));
  };
}

function sideOf(player: OriginalPlayer): Side {
  return player === 1 ? BLACK : WHITE;
}
