/**
 * An expression as a player, the way the original EvoDraughts (Greaney, 2026) plays one. In position mode it looks one
 * move ahead: every legal move is made, the position after it is valued, White turns the value round if the features
 * are seen from Black's side, the greatest is chosen, the first in reading order among equals; NaN never is. In index
 * mode the value of the present position says which move of the list to play. Settled mode, which the original does not
 * have, is position mode on the positions in which the captures end.
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
    summary: 'what it plays by; its name may be left out',
    form: 'an expression such as mul(x[73], x[24]) or own.men - opponent.men',
    preset: undefined,
    parse: readStrategyText,
    format: String,
  },
  ['own.men - opponent.men'],
);

export const expressionPlayer = playerKind({
  name: 'expression',
  summary: 'plays by an expression over features of the position, one move deep',
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
