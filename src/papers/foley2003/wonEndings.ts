/**
 * How many won endings a champion wins (Foley 2003, section 5.3: the program was weak in endings). The endings have at
 * most four pieces and are won for the side to move, by endgame tables built from the rules. The win is too far away
 * for the search of the champion to see it at the start. The defender plays by the tables.
 */

import type { Rng } from '../../base/rng.ts';
import { createRng, randomBelow } from '../../base/rng.ts';
import { createEvaluation } from '../../evaluators/evaluators.ts';
import type { Unnamed } from '../../players/playerKind.ts';
import { searchPlayer } from '../../players/searchPlayer.ts';
import { Game } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';
import { otherPieces, ownPieces } from '../../rules/position.ts';
import { jumpers } from '../../rules/queries.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { FULL_SEARCH } from '../../search/searchOptions.ts';
import { buildTables } from '../../search/tables/buildTables.ts';
import type { EndgameTables } from '../../search/tables/endgameTables.ts';
import { NOT_IN_TABLES, distanceOf, resultOf } from '../../search/tables/endgameTables.ts';

/** A type, not an interface, so that it is Json. */
export type EndingsRecord = { readonly endings: number; readonly won: number; readonly lost: number };

export const MOST_PIECES = 4;
/** Twice the depth of the champions, and one: the side to move makes the last move. */
export const FEWEST_PLIES = 9;

const SEED = 2003;

/** Tables for the endings; building them takes about a second. */
export function endingTables(): EndgameTables {
  return buildTables(ENGLISH, MOST_PIECES);
}

export function playWonEndings(attacker: Unnamed, count: number, tables: EndgameTables): EndingsRecord {
  const defender = tablePlayer(tables);
  let [won, lost] = [0, 0];
  for (const [number, start] of wonEndings(tables, count).entries()) {
    const game = new Game(ENGLISH, { start });
    const rng = createRng(SEED, number);
    attacker.newGame();
    defender.newGame();
    let { outcome } = game;
    while (!outcome) {
      const player = game.turn === start.turn ? attacker : defender;
      game.play(player.choose(game, rng).move);
      ({ outcome } = game);
    }
    if (outcome.winner === start.turn) won++;
    else if (outcome.winner !== undefined) lost++;
  }
  return { endings: count, won, lost };
}

/** A player that knows the best move of every ending. */
export function tablePlayer(tables: EndgameTables): Unnamed {
  const options = { ...FULL_SEARCH, tableMegabytes: 0 };
  return searchPlayer(ENGLISH, createEvaluation('material', ENGLISH), options, { depth: 1 }, tables);
}

/** Drawn at random from all placements with one to three pieces a side, Black to move; always the same ones. */
export function wonEndings(tables: EndgameTables, count: number): Position[] {
  const rng = createRng(SEED, 0);
  const found: Position[] = [];
  while (found.length < count) {
    const position = randomEnding(rng);
    if (isFarWin(position, tables)) found.push(position);
  }
  return found;
}

function randomEnding(rng: Rng): Position {
  const { board } = ENGLISH;
  const own = 1 + randomBelow(rng, MOST_PIECES - 1);
  const other = 1 + randomBelow(rng, MOST_PIECES - own);
  const squares = new Set<number>();
  while (squares.size < own + other) squares.add(1 + randomBelow(rng, board.squares));
  const bits = [...squares].map((square) => 1 << board.bitOfSquare[square]!);
  const join = (some: readonly number[]): number => some.reduce((word, bit) => word | bit, 0);
  const [black, white] = [join(bits.slice(0, own)), join(bits.slice(own))];
  const crowned = join(bits.filter(() => randomBelow(rng, 2) === 1));
  // A man on the far row would have been crowned.
  const kings = crowned | (black & board.kingRows[BLACK]) | (white & board.kingRows[WHITE]);
  return { black, white, kings, turn: BLACK };
}

/** Won for the side to move, in so many plies or more, without a capture at once. */
function isFarWin(position: Position, tables: EndgameTables): boolean {
  const [own, other] = [ownPieces(position), otherPieces(position)];
  if (jumpers(own, other, position.kings, position.turn, ENGLISH.board) !== 0) return false;
  const value = tables.probe(own, other, position.kings, position.turn);
  return value !== NOT_IN_TABLES && resultOf(value) === 1 && distanceOf(value) >= FEWEST_PLIES;
}
