/**
 * Games of strategies against random moves on one core, both colours, and against the same games on `Game` objects: what
 * evolution spends its time on. The original EvoDraughts played 11 such games a second (Greaney, 2026).
 */

import { playGame } from '../src/arena/playGame.ts';
import { START } from '../src/arena/opening.ts';
import { createPlayer } from '../src/players/players.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import { measure, printRates } from './measure.ts';

const GAMES = 4000;

const TEXTS = [
  '1.0',
  'mul(x[73], x[24])',
  'sub(own.pieces, opponent.pieces)',
  'sub(add(mul(3.0, own.pieces), own.mobility), add(mul(3.0, opponent.pieces), opponent.mostCaptured))',
];

export function benchStrategies(): void {
  const contestants = TEXTS.map((text) => ({ name: text, run: () => playGames(text, true) }));
  printRates('A strategy against random, english, games on words', 'games', measure(contestants, 5));
  const slow = [{ name: TEXTS[1]!, run: () => playGames(TEXTS[1]!, false) }];
  printRates('The same with the record of every move', 'games', measure(slow, 2));
}

function playGames(text: string, isBrief: boolean): number {
  const specs = [`expression:${text}`, 'random'] as const;
  const [strategy, random] = specs.map((spec) => createPlayer(spec, ENGLISH)) as [never, never];
  const games = isBrief ? GAMES : GAMES / 20;
  for (let game = 0; game < games; game++) {
    const isBlack = game % 2 === 0;
    playGame(
      {
        variant: ENGLISH.name,
        players: isBlack ? [specs[0], specs[1]] : [specs[1], specs[0]],
        opening: START,
        seed: [1, game],
        isBrief,
      },
      isBlack ? [strategy, random] : [random, strategy],
    );
  }
  return games;
}
