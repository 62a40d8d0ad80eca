/**
 * An expression as a player, the way the original EvoDraughts (Greaney, 2026) plays one. In position mode it looks one
 * move ahead: every legal move is made, the position after it is valued, White turns the value round if the features are
 * seen from Black's side, the greatest is chosen, the first in reading order among equals; NaN never is. In index mode
 * the value of the present position says which move of the list to play.
 *
 * One slip of the original is not repeated: an expression whose outermost function is `if_` or `pdiv` always raised an
 * error there, which scored every position 0.
 */

import { randomBelow } from '../base/rng.ts';
import { pointsOf } from '../evaluators/expression.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import { parseStrategy, readStrategyText } from '../evaluators/strategy.ts';
import type { Chooser } from '../rules/quickGame.ts';
import * as sides from '../rules/side.ts';
import * as successor from '../rules/successor.ts';
import { choosingPlayer } from './choosingPlayer.ts';
import type { Option } from './option.ts';
import { choice } from './option.ts';
import { playerKind } from './playerKind.ts';

// Private constants, for speed: see rules/kernel.ts.
const { opponent } = sides;
const { SUCCESSOR_WORDS, readingOrder } = successor;

const TEXT: Option<string | undefined> = {
  summary: 'what it plays by; its name may be left out',
  form: 'an expression such as mul(x[73], x[24]) or own.men - opponent.men',
  preset: undefined,
  parse: readStrategyText,
  format: (text) => text,
};

export const expressionPlayer = playerKind({
  name: 'expression',
  summary: 'plays by an expression over features of the position, one move deep',
  example: 'expression:mul(x[73], x[24])',
  options: {
    text: TEXT,
    mode: choice(
      'position: the move to the position of the greatest value; index: the value says which move of the list',
      ['position', 'index'],
      'position',
    ),
  },
  main: 'text',
  create: ({ text, mode }, variant) => {
    const strategy = parseStrategy(text!, variant.board);
    if (mode === 'index') return choosingPlayer(variant, indexChooser(strategy), strategy.isBroken);
    const { worth } = strategy;
    return choosingPlayer(variant, positionChooser(strategy), false, (own, other, kings, turn) =>
      pointsOf(worth(own, other, kings, turn, opponent(turn))),
    );
  },
});

/** The move to the position of the greatest worth. */
function positionChooser({ worth }: Strategy): Chooser {
  return (_own, _other, _kings, turn, successors, end) => {
    if (end === SUCCESSOR_WORDS) return 0;
    const next = opponent(turn);
    let chosen = 0;
    let most = -Infinity;
    let leastOrder = Infinity;
    for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
      const value = worth(successors[at]!, successors[at + 1]!, successors[at + 2]!, turn, next);
      // NaN and minus infinity are alike: nothing is less.
      const score = value > -Infinity ? value : -Infinity;
      if (score < most) continue;
      const order = readingOrder(successors[at + 3]!);
      if (score === most && order > leastOrder) continue;
      chosen = at;
      most = score;
      leastOrder = order;
    }
    return chosen;
  };
}

/** The move that the value of the present position counts off, in reading order: trunc(|value|) mod the moves. */
function indexChooser({ value, isBroken }: Strategy): Chooser {
  return (own, other, kings, turn, successors, end, rng) => {
    const count = end / SUCCESSOR_WORDS;
    if (isBroken) return SUCCESSOR_WORDS * randomBelow(rng, count);
    const size = Math.abs(value(own, other, kings, turn, turn));
    const index = Number.isFinite(size) ? Math.trunc(size) % count : 0;
    const moves = Array.from({ length: count }, (_, move) => SUCCESSOR_WORDS * move);
    return moves.toSorted((one, two) => readingOrder(successors[one + 3]!) - readingOrder(successors[two + 3]!))[
      index
    ]!;
  };
}
