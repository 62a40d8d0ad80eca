import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression, anyValue } from '../../test/anyExpression.ts';
import { anyPosition } from '../../test/slowPositions.ts';
import { parseFen } from '../rules/fen.ts';
import { featuresOf } from '../features/features.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces, rotatePosition } from '../rules/position.ts';
import { BLACK, WHITE, opponent } from '../rules/side.ts';
import { ENGLISH, ENGLISH_6X6 } from '../rules/variant.ts';
import { formatExpression } from '../grammar/expression/formatExpression.ts';
import { createPlayer } from '../players/players.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { Game } from '../rules/game.ts';
import { createEvaluation } from './evaluators.ts';
import { pointsOf } from './expression.ts';
import { parseStrategy } from './strategy.ts';

describe.each([ENGLISH, ENGLISH_6X6])('expressions over what the player sees, in $name', (variant) => {
  // The material after captures depends on who begins, and is worth more to the side to move.
  const names = [...featuresOf(variant.board).values()]
    .filter(({ isRelative, name }) => isRelative && name !== 'settled')
    .map(({ name }) => name);

  test('are whole points that search can use, the same for both colours', () => {
    fc.assert(
      fc.property(anyExpression(names), anyPosition(variant.board), (tree, position) => {
        const evaluate = createEvaluation(formatExpression(tree), variant).evaluate;
        const valueOf = (one: Position): number => evaluate(ownPieces(one), otherPieces(one), one.kings, one.turn);
        const value = valueOf(position);
        expect(Number.isInteger(value) && Math.abs(value) < 29_000 && !Object.is(value, -0)).toBe(true);
        expect(valueOf(rotatePosition(position, variant.board))).toBe(value);
        // What one side gains the other loses, so that lines with either side to move can be compared.
        expect(valueOf({ ...position, turn: opponent(position.turn) }) + value).toBe(0);
      }),
    );
  });
});

test('the material after captures counts for the side to move', () => {
  const { black, white, kings } = parseFen('B:W18:B14,5', ENGLISH.board);
  const evaluate = createEvaluation('settled', ENGLISH).evaluate;
  // Black captures and keeps two men; or White captures one of them and is captured by the other.
  expect(evaluate(black, white, kings, BLACK)).toBe(400);
  expect(evaluate(white, black, kings, WHITE)).toBe(-200);
});

test('an expression that weighs both sides equally keeps its value, and others are balanced', () => {
  const { black, white, kings } = parseFen('B:W21,22,K30:B1,2,3,4,5', ENGLISH.board);
  const points = (text: string): number => createEvaluation(text, ENGLISH).evaluate(black, white, kings, BLACK);
  expect(points('own.men - opponent.men')).toBe(300);
  expect(points('own.men')).toBe(150);
  expect(points('-opponent.men')).toBe(150);
  expect(points('own.men + opponent.men')).toBe(0);
  expect(points('x[64]')).toBe(500);
  expect(createEvaluation('x[64]', ENGLISH).evaluate(white, black, kings, WHITE)).toBe(-500);
});

test('values of any size become points that keep most of them distinct', () => {
  const { board } = ENGLISH;
  const sample = Array.from({ length: 300 }, (_, seed) => randomPosition(seed));
  const texts = [
    ...['0.0001', '0.3', '7.0', '1e7', '1e300'].map((factor) => `${factor} * (own.men - opponent.men)`),
    'x[72] / (x[73] + 0.001)',
    'own.pieces * own.mobility * own.advancement * own.movable - opponent.pieces * opponent.mobility',
    '1000 * (own.men - opponent.men) + own.mobility - opponent.mobility',
    'own.pieces / (opponent.pieces + 0.001)',
  ];
  for (const text of texts) {
    const evaluate = createEvaluation(text, ENGLISH).evaluate;
    const { worth, isRelative } = parseStrategy(text, board);
    const values = new Set<number>();
    const points = new Set<number>();
    for (const { black, white, kings, turn } of sample) {
      const [own, other] = turn === BLACK ? [black, white] : [white, black];
      const mine = worth(own, other, kings, turn, turn);
      values.add(isRelative ? mine - worth(other, own, kings, opponent(turn), turn) : mine);
      points.add(evaluate(own, other, kings, turn));
    }
    expect([text, points.size > 0.8 * values.size]).toEqual([text, true]);
  }
});

test('a NaN position is never chosen, with or without search', () => {
  const start = parseFen('B:W21,22,K12:B25,2,3', ENGLISH.board);
  for (const text of [
    'if(x[66] >= 1, 1e308*10 - 1e308*10, x[72])',
    'if(own.kings >= 1, 1e308*10 - 1e308*10, own.mobility)',
  ]) {
    for (const spec of [`expression:${text},mode=position`, `minimax:depth=1,eval=${text}`]) {
      const { move } = createPlayer(spec, ENGLISH).choose(new Game(ENGLISH, { start }), createRng(1));
      expect([spec, move.from]).not.toEqual([spec, 25]);
    }
  }
});

describe('points', () => {
  test('keep the order of values', () => {
    fc.assert(
      fc.property(anyValue(), anyValue(), (one, two) => {
        if (one <= two) expect(pointsOf(one)).toBeLessThanOrEqual(pointsOf(two));
      }),
    );
  });

  test('are 100 per unit for typical values, and bounded beyond', () => {
    expect([1, -0.5, 0.014, 200].map((value) => pointsOf(value))).toEqual([100, -50, 1, 20_000]);
    expect([201, 1e9, Infinity].map((value) => pointsOf(value))).toEqual([20_040, 28_000, 28_000]);
    expect([Number.NaN, -Infinity].map((value) => pointsOf(value))).toEqual([-28_000, -28_000]);
  });
});

/** A position after some random plies. */
function randomPosition(seed: number): Position {
  const rng = createRng(seed);
  const game = new Game(ENGLISH);
  for (let ply = 0; ply < 4 + (seed % 40) && !game.outcome; ply++) {
    game.play(game.legalMoves[randomBelow(rng, game.legalMoves.length)]!);
  }
  return game.position;
}
