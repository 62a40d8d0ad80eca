/** Games, their positions and their records, the same every time. */

import { createRng, randomBelow } from '../src/base/rng.ts';
import { createEvaluation } from '../src/evaluators/evaluators.ts';
import { Game } from '../src/rules/game.ts';
import { pdnFromGame } from '../src/rules/pdn/pdnFromGame.ts';
import type { PdnGame } from '../src/rules/pdn/pdnGame.ts';
import type { Position } from '../src/rules/position.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import { FULL_SEARCH } from '../src/search/searchOptions.ts';
import type { SearchRoot } from '../src/search/searchRoot.ts';
import { searchRoot } from '../src/search/searchRoot.ts';
import { Searcher } from '../src/search/searcher.ts';

export function gamePositions(count: number): Position[] {
  const positions: Position[] = [];
  for (let seed = 0; positions.length < count; seed++) {
    const game = randomGame(seed);
    for (let ply = 0; ply < game.plies; ply++) positions.push(game.positionAt(ply));
  }
  return positions.slice(0, count);
}

export function pdnGames(count: number): PdnGame[] {
  return Array.from({ length: count }, (_, seed) => pdnFromGame(randomGame(seed), { Event: `Game ${seed}` }));
}

/** Positions to search from, of games in which a shallow search plays itself. */
export function playedRoots(count: number): SearchRoot[] {
  return Array.from({ length: count }, (_, index) => playedRoot(index, count));
}

function randomGame(seed: number): Game {
  const rng = createRng(seed);
  const game = new Game(ENGLISH);
  for (let moves = game.legalMoves; moves.length > 0; moves = game.legalMoves) {
    game.play(moves[randomBelow(rng, moves.length)]!);
  }
  return game;
}

/** The position after some plies, the first of them random. */
function playedRoot(index: number, count: number): SearchRoot {
  const rng = createRng(6, index);
  const searcher = new Searcher(ENGLISH, createEvaluation('positional', ENGLISH).evaluate, {
    ...FULL_SEARCH,
    tableMegabytes: 1,
  });
  const game = new Game(ENGLISH);
  const plies = 6 + randomBelow(rng, 50);
  while (game.plies < plies && !game.outcome) {
    const legal = game.legalMoves;
    if (game.plies < 6) game.play(legal[randomBelow(rng, legal.length)]!);
    else game.playWord(searcher.search(searchRoot(game), { limits: { depth: 3 } }).move);
  }
  return game.outcome ? playedRoot(index + count, count) : searchRoot(game);
}
