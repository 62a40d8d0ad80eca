/**
 * How much alpha-beta saves (section 7.2): the nodes of searches in positions of a game between two champions, with
 * moves in random order at every node, as in the paper, and with promising moves first.
 */

import type { GamePool } from '../../arena/encounters.ts';
import { openGame, START } from '../../arena/opening.ts';
import { createRng } from '../../base/rng.ts';
import { createPlayer } from '../../players/players.ts';
import { parseMove } from '../../rules/moveText.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { PaperChampion } from './champions.ts';
import { variantOf } from './heuristics.ts';
import { MOST_PLIES, paperPlayer } from './paperPlayers.ts';

export const ORDERS = ['random', 'promising first'] as const;

type MoveOrder = (typeof ORDERS)[number];

/** A type, not an interface, so that it is Json. */
export type TreeRecord = {
  readonly game: string;
  readonly number: number;
  readonly plies: number;
  /** The positions that were searched, and their legal moves together. */
  readonly positions: number;
  readonly legalMoves: number;
  readonly depths: readonly number[];
  /** All nodes by order and depth. */
  readonly nodes: Readonly<Record<MoveOrder, readonly number[]>>;
};

export interface TreeTask {
  readonly number: number;
  readonly players: readonly [PaperChampion, PaperChampion];
  /** How deep the players of the game search. */
  readonly depth: number;
  /** One position of so many is searched, and how deep. */
  readonly oneIn: number;
  readonly depths: readonly number[];
}

const SEED = 2007;

export async function measureTrees(task: TreeTask, pool: GamePool): Promise<TreeRecord> {
  const { number, players, depth, oneIn, depths } = task;
  const [{ game: played }, evaluations] = [players[0], players.map(({ evaluation }) => evaluation)];
  const variant = variantNamed(variantOf(played));
  const specs = evaluations.map((evaluation) => paperPlayer(evaluation, depth)) as [string, string];
  const setup = { variant: variant.name, players: specs, opening: START, plies: MOST_PLIES } as const;
  const [record] = await pool.run([{ ...setup, seed: [SEED, number] }]);
  const counters = ORDERS.map((order) =>
    depths.map((limit) =>
      evaluations.map((evaluation) => createPlayer(plainPlayer(evaluation, limit, order), variant)),
    ),
  );
  const nodes = ORDERS.map(() => depths.map(() => 0));
  const game = openGame(variant, START, MOST_PLIES);
  let [positions, legalMoves] = [0, 0];
  for (const [ply, { move }] of record!.moves.entries()) {
    if (ply % oneIn === 0) {
      positions++;
      legalMoves += game.legalMoves.length;
      for (const [order, byDepth] of counters.entries()) {
        for (const [index, pair] of byDepth.entries()) {
          const searched = pair[game.turn]!.choose(game, createRng(SEED, number, ply), { evenIfForced: true });
          nodes[order]![index]! += searched.nodes!;
        }
      }
    }
    game.play(parseMove(move, game.position, variant.board).move);
  }
  const [random, ordered] = nodes as [number[], number[]];
  return {
    game: played,
    number,
    plies: game.plies,
    positions,
    legalMoves,
    depths,
    nodes: { random, 'promising first': ordered },
  };
}

/** Alpha-beta without any enhancement, or with the order of moves alone. */
function plainPlayer(evaluation: string, depth: number, order: MoveOrder): string {
  const ordering = order === 'random' ? 'shuffle=all,order=off' : 'order=on';
  return `alphabeta:depth=${depth},eval=${evaluation},${ordering},deepen=off,extend=off,scout=off,aspire=off,table=0,tables=off`;
}

/** Over all positions of several games, at each depth. */
export interface TreeSummary {
  readonly positions: number;
  /** The mean number of legal moves. */
  readonly branching: number;
  readonly rows: readonly {
    readonly depth: number;
    /** All nodes down to the depth, if every position had the mean number of legal moves. */
    readonly size: number;
    /** The mean nodes of a search, and the share of the size that was not visited, by order. */
    readonly nodes: Readonly<Record<MoveOrder, number>>;
    readonly pruning: Readonly<Record<MoveOrder, number>>;
  }[];
}

export function summariseTrees(records: readonly TreeRecord[]): TreeSummary {
  const total = (value: (one: TreeRecord) => number): number => records.reduce((sum, one) => sum + value(one), 0);
  const positions = total((one) => one.positions);
  const branching = total((one) => one.legalMoves) / positions;
  const rows = records[0]!.depths.map((depth, index) => {
    const size = fullSize(branching, depth);
    const meanNodes = (order: MoveOrder): number => total(({ nodes }) => nodes[order][index]!) / positions;
    const nodes = { random: meanNodes('random'), 'promising first': meanNodes('promising first') };
    const pruning = { random: 1 - nodes.random / size, 'promising first': 1 - nodes['promising first'] / size };
    return { depth, size, nodes, pruning };
  });
  return { positions, branching, rows };
}

function fullSize(branching: number, depth: number): number {
  return Array.from({ length: depth }, (_, ply) => branching ** (ply + 1)).reduce((sum, level) => sum + level, 0);
}
