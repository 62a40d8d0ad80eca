/**
 * Plays games for fitness: a strategy plays every round with both colours against the opponent of that round. A task is
 * plain data and contains everything its games depend on, so that any thread can play it.
 */

import type { Rng } from '../base/rng.ts';
import { createRng } from '../base/rng.ts';
import { PlayerShelf, outcomeOf } from '../arena/playGame.ts';
import type { Score } from '../arena/tally.ts';
import { compileTexts } from '../evaluators/strategy.ts';
import { choosingPlayer } from '../players/choosingPlayer.ts';
import type { Player } from '../players/player.ts';
import { parseSpec } from '../players/players.ts';
import { seedsOfMoves } from '../players/seedsOfMoves.ts';
import type { StrategyMode } from '../players/strategyMode.ts';
import { playsAtRandom, strategyChooser } from '../players/strategyChooser.ts';
import { Game } from '../rules/game.ts';
import { playQuickGame } from '../rules/quickGame.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { limitPlies, variantNamed } from '../rules/variant.ts';
import type { Round, RoundsPlan } from './rounds.ts';
import { drawRounds } from './rounds.ts';

/** A player, and which rounds of a plan it plays. */
export interface Stretch {
  readonly player: string;
  readonly plan: RoundsPlan;
  readonly from: number;
  readonly to: number;
}

export interface RoundsTask {
  readonly variant: string;
  /** A draw after this many plies of a game; no limit if undefined or 0. */
  readonly plies?: number;
  readonly stretches: readonly Stretch[];
}

/** What the player of each stretch scored. */
export function playRounds({ variant: name, plies = 0, stretches }: RoundsTask): Score[] {
  const variant = variantNamed(name);
  const plans = new Map(stretches.map(({ plan }) => [plan, [] as readonly Round[]]));
  for (const plan of plans.keys()) plans.set(plan, drawRounds(plan, variant));
  const rounds = stretches.map(({ plan, from, to }) => plans.get(plan)!.slice(from, to));
  const opponents = [...new Set(rounds.flat().map(({ opponent }) => opponent))];
  const specs = [...new Set(stretches.map(({ player }) => player))];
  const cast = castPlayers([...specs, ...opponents], specs.length, variant);
  const own = new Map(specs.map((spec, index) => [spec, cast[index]!]));
  const met = new Map(opponents.map((spec, index) => [spec, cast[specs.length + index]!]));
  return rounds.map((list, index) =>
    scoreOf(own.get(stretches[index]!.player)!, list, met, limitPlies(variant, plies)),
  );
}

function scoreOf(
  player: Player,
  rounds: readonly Round[],
  opponents: ReadonlyMap<string, Player>,
  variant: Variant,
): Score {
  let wins = 0;
  let draws = 0;
  for (const round of rounds) {
    const other = opponents.get(round.opponent)!;
    for (const side of [BLACK, WHITE] as const) {
      const winner = winnerOf(player, other, side, round, variant);
      if (winner === side) wins++;
      else if (winner === undefined) draws++;
    }
  }
  return { wins, draws, losses: 2 * rounds.length - wins - draws };
}

function winnerOf(player: Player, other: Player, side: Side, round: Round, variant: Variant): Side | undefined {
  // The streams belong to the player and the opponent, not to Black and White, and differ for each colour.
  const streams = [createRng(...round.seed, side, PLAYER), createRng(...round.seed, side, OPPONENT)] as const;
  const inOrder = <Item>(own: Item, others: Item): readonly [Item, Item] =>
    side === BLACK ? [own, others] : [others, own];
  const players = inOrder(player, other);
  const bySide: readonly [Rng, Rng] = inOrder<Rng>(streams[0], streams[1]);
  const [{ chooser: black }, { chooser: white }] = players;
  if (black && white) return playQuickGame(variant, round.start, [black, white], bySide).winner;
  const game = new Game(variant, { start: round.start });
  return outcomeOf(game, players, bySide, { seedsOf: seedsOfMoves([...round.seed, side], game) }).winner;
}

const PLAYER = 0;
const OPPONENT = 1;

/**
 * All players of a task: first the given number of players, then their opponents, which are other objects, since a
 * player may meet itself. Those that choose by an expression without search are compiled together; the others are
 * kept, since creating one takes as long as part of a game.
 */
function castPlayers(specs: readonly string[], players: number, variant: Variant): readonly Player[] {
  const cast = specs.map((spec) => ({ spec, chosen: chosenBy(spec) }));
  const texts = cast.flatMap(({ chosen }) => chosen?.evaluation ?? []);
  const compiled = compileTexts(texts, variant.board).values();
  return cast.map(({ spec, chosen }, index) => {
    if (!chosen) return shelf.take(variant, spec, index < players ? 1 : 2);
    const strategy = compiled.next().value!;
    const chooser = strategyChooser(strategy, chosen.mode, variant.board);
    return { name: spec, ...choosingPlayer(variant, chooser, playsAtRandom(strategy, chosen.mode)) };
  });
}

const shelf = new PlayerShelf();

/** The expression by which a player chooses without a search, and its mode; undefined for any other player. */
function chosenBy(spec: string): { readonly evaluation: string; readonly mode: StrategyMode } | undefined {
  const { kind, values } = parseSpec(spec);
  const { evaluation, mode = 'search' } = ('standsFor' in kind ? undefined : kind.playsBy?.(values)) ?? {};
  return evaluation === undefined || mode === 'search' ? undefined : { evaluation, mode };
}
