/**
 * An expression as a player, as in the original EvoDraughts (Greaney, 2026). In position mode it looks one move ahead:
 * it makes every legal move, evaluates the position after it, negates the value for White if the features are seen from
 * Black's side, and chooses the greatest value. In a tie it plays the first move in reading order; NaN is never chosen.
 * In index mode the value of the current position selects a move from the list. Settled mode, which the original does
 * not have, is position mode on the positions after the captures.
 */

import { choice, textSetting } from '../base/setting.ts';
import { pointsOf } from '../evaluators/expression.ts';
import { settledWorth } from '../evaluators/settledWorth.ts';
import { parseStrategy, readStrategyText } from '../evaluators/strategy.ts';
import * as sides from '../rules/side.ts';
import { choosingPlayer } from './choosingPlayer.ts';
import { playerKind } from './playerKind.ts';
import { playsAtRandom, strategyChooser } from './strategyChooser.ts';
import { MODES_SUMMARY, STRATEGY_MODES } from './strategyMode.ts';

// Private constants, for speed: see rules/kernel.ts.
const { opponent } = sides;

const TEXT = textSetting<string | undefined>(
  {
    summary: 'the expression; the option name may be omitted',
    form: 'an expression such as mul(x[73], x[24]) or own.men - opponent.men',
    preset: undefined,
    parse: readStrategyText,
    format: String,
  },
  ['own.men - opponent.men'],
);

export const expressionPlayer = playerKind({
  name: 'expression',
  summary: 'scores positions by an expression over their features, one move deep',
  example: 'expression:own.men - opponent.men',
  options: {
    text: TEXT,
    mode: choice(MODES_SUMMARY, STRATEGY_MODES, 'settled'),
  },
  main: 'text',
  // In 0.1.0 the preset was position.
  alwaysNamed: ['mode'],
  cost: () => ({ depth: 1 }),
  playsBy: ({ text, mode }) => ({ evaluation: text!, mode }),
  create: ({ text, mode }, variant) => {
    const { board } = variant;
    const strategy = parseStrategy(text!, board);
    const chooser = strategyChooser(strategy, mode, board);
    if (mode === 'index') return choosingPlayer(variant, chooser, playsAtRandom(strategy, mode));
    const worth = mode === 'settled' ? settledWorth(strategy.worth, board) : strategy.worth;
    return choosingPlayer(variant, chooser, false, (own, other, kings, turn) =>
      pointsOf(worth(own, other, kings, turn, opponent(turn))),
    );
  },
});
