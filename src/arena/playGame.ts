/** One game between two players, to its end. */

import type { Rng } from '../base/rng.ts';
import { createRng } from '../base/rng.ts';
import { createPlayer } from '../players/players.ts';
import type { Control, Decision, Player } from '../players/player.ts';
import { seedsOfMoves } from '../players/seedsOfMoves.ts';
import type { Game, Outcome } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import { formatMove } from '../rules/moveText.ts';
import { playQuickGame } from '../rules/quickGame.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { GameRecord, GameSetup, MoveRecord } from './gameRecord.ts';
import { rulesOf } from './gameRecord.ts';
import { openGame } from './opening.ts';

/** Plays a game. Each player has its own random stream, so that neither affects what the other draws. */
export function playGame(setup: GameSetup, players: readonly [Player, Player]): GameRecord {
  const game = openGame(rulesOf(setup), setup.opening, setup.plies);
  const streams = [createRng(...setup.seed, BLACK), createRng(...setup.seed, WHITE)] as const;
  const control: Control = { seedsOf: seedsOfMoves(setup.seed, game) };
  if (setup.isBrief) return { ...setup, moves: [], ...outcomeOf(game, players, streams, control) };
  const moves: MoveRecord[] = [];
  for (const player of players) player.newGame();
  let outcome = game.outcome;
  while (!outcome) {
    const startMs = performance.now();
    const decision = players[game.turn].choose(game, streams[game.turn], control);
    moves.push(moveRecord(decision, game.legalMoves, performance.now() - startMs));
    game.play(decision.move);
    outcome = game.outcome;
  }
  return { ...setup, moves, winner: outcome.winner, reason: outcome.reason };
}

/**
 * The outcome of a game that two players continue. It keeps no moves, which saves more than half the time of a fast
 * game.
 */
export function outcomeOf(
  game: Game,
  players: readonly [Player, Player],
  streams: readonly [Rng, Rng],
  control: Control,
): Outcome {
  const [{ chooser: black }, { chooser: white }] = players;
  // Quiet plies of the opening count towards draws, and only the full game knows them.
  if (black && white && game.quietPlies === 0) {
    return playQuickGame(game.variant, game.position, [black, white], streams, game.plies);
  }
  for (const player of players) player.newGame();
  for (;;) {
    const { outcome, turn } = game;
    if (outcome) return outcome;
    game.play(players[turn].choose(game, streams[turn], control).move);
  }
}

/** A run of many generations lets ever new players play. */
const MOST_ON_SHELF = 200;

/** Creates players once and reuses them for many games: creating one may take longer than a game. */
export class PlayerShelf {
  readonly #players = new Map<string, Player>();

  /** The two players of a game. They are different objects even if their specs are the same. */
  pair(setup: GameSetup): [Player, Player] {
    const [black, white] = setup.players;
    const variant = rulesOf(setup);
    return [this.take(variant, black), this.take(variant, white, black === white ? 2 : 1)];
  }

  /** A player by its spec. Different copies are different objects. */
  take(variant: Variant, spec: string, copy = 1): Player {
    const key = `${variant.name} ${variant.draws.repetitions} ${variant.draws.quietPlies} ${spec} ${copy}`;
    const known = this.#players.get(key);
    if (known) return known;
    if (this.#players.size === MOST_ON_SHELF) this.#players.clear();
    const player = createPlayer(spec, variant);
    this.#players.set(key, player);
    return player;
  }
}

function moveRecord({ move, score, depth, nodes }: Decision, legal: readonly Move[], timeMs: number): MoveRecord {
  return {
    move: formatMove(move, legal),
    ...(score !== undefined && { score }),
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    timeMs: Math.round(timeMs * 1000) / 1000,
  };
}
