/** The worker module of the arena: plays the games it is sent. */

import type { GameRecord, GameSetup } from './gameRecord.ts';
import { PlayerShelf, playGame } from './playGame.ts';

const shelf = new PlayerShelf();

export default function playGames(setups: readonly GameSetup[]): GameRecord[] {
  return setups.map((setup) => playGame(setup, shelf.pair(setup)));
}
