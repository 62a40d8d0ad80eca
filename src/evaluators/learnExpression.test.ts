import { describe, expect, test } from 'vitest';
import { gamePositions } from '../../test/gamePositions.ts';
import { createRng, randomFraction } from '../base/rng.ts';
import { sumOf } from '../grammar/expression/factors.ts';
import { parseExpression } from '../grammar/expression/parseExpression.ts';
import { BLACK } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, ENGLISH_6X6 } from '../rules/variant.ts';
import { createEvaluation } from './evaluators.ts';
import { learnExpression } from './learnExpression.ts';
import type { Lessons } from './lessons.ts';
import { lessonsFrom } from './lessons.ts';

/** Positions of random games, with results drawn as an evaluation forecasts them: 400 points, or four units, are a logit. */
function lessonsBy(truth: string, variant: Variant, games: number): Lessons {
  const { evaluate } = createEvaluation(truth, variant);
  const rng = createRng(5);
  return lessonsFrom(
    gamePositions(variant, games).map(({ black, white, kings, turn }) => {
      const lead = turn === BLACK ? evaluate(black, white, kings, 0) : -evaluate(white, black, kings, 1);
      const chance = 1 / (1 + Math.exp(-lead / 400));
      return { black, white, kings, turn, points: randomFraction(rng) < chance ? 1 : 0 };
    }),
  );
}

const factorsOf = (text: string): number[] => sumOf(parseExpression(text)).terms.map(({ factor }) => factor);

/** The definition: minus the logarithm of the likelihood of every third position's result, by evaluating the text. */
function lossOf(factors: readonly number[], terms: readonly string[], lessons: Lessons, variant: Variant): number {
  const evaluations = terms.map((term) => createEvaluation(term, variant).evaluate);
  let loss = factors.reduce((sum, factor) => sum + factor ** 2 / 2, 0);
  for (let index = 0; index < lessons.points.length; index += 3) {
    const [black, white, kings] = [lessons.black[index]!, lessons.white[index]!, lessons.kings[index]!];
    const values = evaluations.map((evaluate) =>
      lessons.turn[index] === BLACK ? evaluate(black, white, kings, 0) : -evaluate(white, black, kings, 1),
    );
    const lead = values.reduce((sum, value, at) => sum + factors[at]! * value, 0);
    const chance = 1 / (1 + Math.exp(-lead / 400));
    loss -= lessons.points[index] === 1 ? Math.log(chance) : Math.log(1 - chance);
  }
  return loss;
}

describe('an expression that learns from games', () => {
  const truth = '4 * (own.men - opponent.men) + 2 * own.kings - 1 * opponent.backRow';
  const lessons = lessonsBy(truth, ENGLISH, 150);

  test('finds the factors by which the results were drawn, whatever it believed before', () => {
    const learnt = learnExpression(truth.replace('4 *', '-7 *').replace('1 *', '9 *'), ENGLISH, lessons, 10);
    const [men, kings, backRow] = factorsOf(learnt);
    expect(
      [men! - 4, kings! - 2, backRow! - 1].every((error) => Math.abs(error) < 0.6),
      learnt,
    ).toBe(true);
    const again = factorsOf(learnExpression(truth, ENGLISH, lessons, 10));
    for (const [index, factor] of again.entries()) expect(factor).toBeCloseTo(factorsOf(learnt)[index]!, 6);
  });

  test('has the least loss', () => {
    // Whole values, so that evaluations do not round.
    const terms = ['own.men - opponent.men', '2 * own.kings', 'own.advancement - opponent.advancement'];
    const sum = terms.map((term) => `0 * (${term})`).join(' + ');
    const factors = factorsOf(
      learnExpression(sum.replaceAll('0 * (2 * own.kings)', '0 * (own.kings + own.kings)'), ENGLISH, lessons, 10),
    );
    const least = lossOf(factors, terms, lessons, ENGLISH);
    for (const index of factors.keys()) {
      for (const change of [-0.01, 0.01]) {
        const others = factors.map((factor, at) => (at === index ? factor + change : factor));
        expect(lossOf(others, terms, lessons, ENGLISH)).toBeGreaterThan(least);
      }
    }
  });

  test('keeps everything else, and what games say nothing about becomes 0', () => {
    const text = 'if(phase > 100, 3 * own.kings, own.men) + 5 * (own.men - own.men) + 2 * phase';
    expect(learnExpression(text, ENGLISH, lessons, 3)).toBe(
      'add(add(if_(greater_than(phase, 100.0), mul(3.0, own.kings), own.men), mul(0.0, sub(own.men, own.men))), mul(0.0, phase))',
    );
    expect(learnExpression('own.men - opponent.men', ENGLISH, lessons, 3)).toBe('own.men - opponent.men');
    expect(learnExpression(truth, ENGLISH, lessonsFrom([]), 3)).toBe(truth);
  });

  test('does not overflow', () => {
    const text = '4 * (own.men * 1e300 * 1e300) + 3 * own.men';
    expect(factorsOf(learnExpression(text, ENGLISH, lessons, 3)).every(Number.isFinite)).toBe(true);
  });

  test("learns from Black's view as well", () => {
    const small = lessonsBy('4 * (own.men - opponent.men)', ENGLISH_6X6, 150);
    const [black, white] = factorsOf(learnExpression('0 * x[36] + 0 * x[37]', ENGLISH_6X6, small, 5));
    expect(black).toBeGreaterThan(2);
    expect(white).toBeLessThan(-2);
  });
});
