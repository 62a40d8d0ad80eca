/**
 * Games of strategies against random moves on one core, both colours: evolution spends most of its time on them. The
 * same games with a record of every move use `Game`.
 */

import { playGame } from '../src/arena/playGame.ts';
import { START } from '../src/arena/opening.ts';
import { createPlayer } from '../src/players/players.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import { measure, printRates } from './measure.ts';

const GAMES = 4000;

const THESIS = 'mul(x[73], x[24])';

const STRATEGIES = [
  { name: '1.0', text: '1.0' },
  { name: THESIS, text: THESIS },
  { name: 'two relative features', text: 'own.pieces - opponent.pieces' },
  { name: 'four, with captures', text: '3 * (own.pieces - opponent.pieces) + own.mobility - own.mostCaptured' },
];

export function benchStrategies(): void {
  const contestants = STRATEGIES.map(({ name, text }) => ({ name, run: () => playGames(text, true) }));
  printRates('A strategy against random, english, games on words', 'games', measure(contestants, 5));
  const slow = [{ name: THESIS, run: () => playGames(THESIS, false) }];
  printRates('The same with the record of every move', 'games', measure(slow, 2));
}

function playGames(text: string, isBrief: boolean): number {
  const specs = [`expression:${text},mode=position`, 'random'] as const;
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
