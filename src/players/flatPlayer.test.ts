import { describe, expect, test } from 'vitest';
import { valueOf } from '../../test/gamePositions.ts';
import type { Rng } from '../base/rng.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { createEvaluation } from '../evaluators/evaluators.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, GIVEAWAY, VARIANTS } from '../rules/variant.ts';
import { chanceFromPoints, pointsFromChance } from '../search/chance.ts';
import { createPlayer, resolvePlayer } from './players.ts';

/** One with its own scale, and one that sees a position differently from each side. */
const EVALUATIONS = ['material', 'td', 'linear(10F: 100 -30 40 20 -50 60 7 80 -90 10)'];

describe.each(VARIANTS)('the flat player in $name', (variant) => {
  // A line does not know the positions before it, so the slow games must not end by repetition either.
  const plain = { ...variant, draws: { ...variant.draws, repetitions: Infinity } };

  test.each(EVALUATIONS)('scores moves as plain games of random moves do: eval=%s', (evaluation) => {
    let decided = 0;
    for (const [index, start] of somePositions(plain).entries()) {
      const [plies, lines] = [1 + (index % 4), 20];
      const player = createPlayer(`flat:plies=${plies},lines=${lines},floor=off,eval=${evaluation}`, plain);
      const floored = createPlayer(`flat:plies=${plies},lines=${lines},eval=${evaluation}`, plain);
      const control = { evenIfForced: true };
      const game = new Game(plain, { start });
      const slow = slowMeans(plain, start, { plies, lines, evaluation }, createRng(index));
      const known = slow.means.filter(({ mean }) => mean !== undefined);
      const best = Math.max(...known.map(({ mean }) => mean!));
      decided += slow.decided;

      const decision = player.choose(game, createRng(index), control);
      expect(decision.nodes).toBe(slow.lines);
      expect(decision.scores).toEqual(
        known.map(({ move, mean }) => ({ move, score: pointsFromChance((1 + mean!) / 2), isExact: true })),
      );
      expect(decision.move).toEqual(known.find(({ mean }) => mean === best)!.move);

      const worths = slow.means.map(({ mean = 0 }) => Math.max(0, mean));
      const { move, score } = floored.choose(game, createRng(index), control);
      expect(move).toEqual(slow.means[worths.indexOf(Math.max(...worths))]!.move);
      expect(score).toBe(pointsFromChance((1 + Math.max(...worths)) / 2));
    }
    expect(decided).toBeGreaterThan(100);
  });
});

describe('the flat player', () => {
  test('plays a forced move without thinking, unless it is asked to think', () => {
    const game = new Game(ENGLISH, { start: parseFen('B:W18:B14,1', ENGLISH.board) });
    const player = createPlayer('flat:plies=2,lines=10', ENGLISH);
    expect(player.choose(game, createRng(1))).toEqual({ move: game.legalMoves[0] });
    expect(player.choose(game, createRng(1), { evenIfForced: true }).nodes).toBe(30);
    expect(player.choose(game, createRng(1), { scoreAll: true }).scores).toHaveLength(1);
  });

  test('looks further where there are few moves, if told so', () => {
    const game = new Game(ENGLISH, { start: parseFen('B:W32:B12,5', ENGLISH.board) });
    expect(game.legalMoves).toHaveLength(2);
    const linesOf = (spec: string): number | undefined => createPlayer(spec, ENGLISH).choose(game, createRng(1)).nodes;
    expect(linesOf('flat:plies=4,lines=10')).toBe(60);
    expect(linesOf('flat:plies=4,lines=10,more=off')).toBe(40);
    const { kind, values } = resolvePlayer('flat:plies=4,lines=10');
    expect(kind.cost(values)).toEqual({ playouts: 70 });
  });

  test('plays as many lines as the caller allows', () => {
    const player = createPlayer('flat:plies=2,lines=10', ENGLISH);
    const limited = (limits: object): number | undefined =>
      player.choose(new Game(ENGLISH), createRng(1), { limits }).nodes;
    expect([limited({ nodes: 70 }), limited({ depth: 3 })]).toEqual([70, 20]);
    const startMs = performance.now();
    limited({ timeMs: 50 });
    expect(performance.now() - startMs).toBeGreaterThan(45);
  });

  test('reports its thoughts now and then', () => {
    const counts: (number | undefined)[] = [];
    const player = createPlayer('flat:plies=1', ENGLISH);
    player.choose(new Game(ENGLISH), createRng(1), {
      limits: { nodes: 70_000 },
      onThought: ({ nodes, scores }) => counts.push(nodes, scores?.length),
    });
    expect(counts).toEqual([32_768, 7, 65_536, 7]);
  });

  test('gives its last man away in give-away', () => {
    const game = new Game(GIVEAWAY, { start: parseFen('B:W18:B9', GIVEAWAY.board) });
    const { move } = createPlayer('flat', GIVEAWAY).choose(game, createRng(3));
    expect([move.from, move.to]).toEqual([9, 14]);
  });
});

/** Positions from all parts of random games. */
function somePositions(variant: Variant): Position[] {
  return Array.from({ length: 4 }, (_, seed) => {
    const rng = createRng(100 + seed);
    const game = new Game(variant);
    const positions: Position[] = [];
    for (let moves = game.legalMoves; moves.length > 0; moves = game.legalMoves) {
      if (game.plies % 7 === seed) positions.push(game.position);
      game.play(moves[randomBelow(rng, moves.length)]!);
    }
    return positions;
  }).flat();
}

interface SlowMeans {
  readonly means: readonly { readonly move: Move; readonly mean: number | undefined }[];
  readonly lines: number;
  /** Lines that ended with a win or a loss. */
  readonly decided: number;
}

/** The same search with games as objects. */
function slowMeans(
  variant: Variant,
  start: Position,
  options: { readonly plies: number; readonly lines: number; readonly evaluation: string },
  rng: Rng,
): SlowMeans {
  const moves = new Game(variant, { start }).legalMoves;
  const pairs = options.plies + (moves.length < 4 ? moves.length : 0);
  const { evaluate, seenBy, pointsPerDecade } = createEvaluation(options.evaluation, variant);
  const values: number[][] = moves.map(() => []);
  let decided = 0;
  for (let line = 0; line < options.lines * pairs; line++) {
    const first = randomBelow(rng, moves.length);
    const game = new Game(variant, { start });
    game.play(moves[first]!);
    for (let ply = 0; ply < 2 * pairs && !game.outcome; ply++) {
      game.play(game.legalMoves[randomBelow(rng, game.legalMoves.length)]!);
    }
    const { outcome } = game;
    if (outcome) {
      if (outcome.winner === undefined) throw new Error('a draw would need other random numbers here');
      decided++;
      values[first]!.push(outcome.winner === start.turn ? 1 : -1);
    } else {
      // The opponent is to move, so the points are the opponent's.
      const points = -valueOf(seenBy?.(start.turn) ?? evaluate, game.position);
      values[first]!.push(2 * chanceFromPoints(points, pointsPerDecade) - 1);
    }
  }
  return {
    means: moves.map((move, index) => {
      const own = values[index]!;
      // In the order of the lines, so that the sums are the same to the last digit.
      const total = own.reduce((sum, value) => sum + value, 0);
      return { move, mean: own.length === 0 ? undefined : total / own.length };
    }),
    lines: options.lines * pairs,
    decided,
  };
}
