import { describe, expect, test } from 'vitest';
import { countingNet, netOf } from '../../test/netOf.ts';
import { createRng } from '../base/rng.ts';
import { netAnatomy } from '../evaluators/net.ts';
import { randomNet } from '../evaluators/netShape.ts';
import { NET_SHAPES } from '../evaluators/netShapes.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY, GIVEAWAY_6X6, VARIANTS } from '../rules/variant.ts';
import { portraitOf } from './portrait.ts';

describe('the portrait of a net that only counts pieces', () => {
  test.each([ENGLISH, ENGLISH_6X6])('gives back what a man and a king are worth in $name', (variant) => {
    const { count, boards, formations, sentences } = portraitOf(netAnatomy(countingNet(variant, 0.5, 0.75), variant));
    expect(count.share).toBeCloseTo(1, 9);
    expect(count.man).toBeCloseTo(0.5, 6);
    expect(count.king).toBeCloseTo(0.75, 6);
    expect(count.perMan).toBe(count.man);
    expect(boards.map(({ worths }) => worths.length)).toEqual(boards.map(() => variant.board.squares));
    for (const [kind, worth] of [0.5, 0.75, -0.5, -0.75].entries()) {
      for (const one of boards[kind]!.worths) if (one !== null) expect(one).toBeCloseTo(worth, 6);
    }
    expect(formations).toEqual([]);
    expect(sentences).toEqual([
      '100 % of its output is piece count: a king is worth 1.5 men.',
      'A man is worth the same on every square.',
      'A king is worth the same on every square.',
    ]);
  });

  test.each([GIVEAWAY, GIVEAWAY_6X6])('calls pieces a burden in $name', (variant) => {
    const { count, sentences } = portraitOf(netAnatomy(countingNet(variant, -0.5, -1), variant));
    expect(count.perMan).toBeCloseTo(0.5, 6);
    expect(sentences[0]).toBe('100 % of its output is piece count: a king is as much of a burden as 2 men.');
  });

  test('says so if it likes to lose them', () => {
    const { count, sentences } = portraitOf(netAnatomy(countingNet(ENGLISH, -0.5, -0.75), ENGLISH));
    expect(count.perMan).toBeNull();
    expect(sentences[0]).toBe('100 % of its output is piece count, and it prefers to have fewer men.');
  });

  test('knows the king of blondie', () => {
    const { weights, shape } = netOf('blondie', ENGLISH);
    weights[weights.length - 1] = 1.75;
    const { count } = portraitOf(netAnatomy({ shape, weights }, ENGLISH));
    expect([count.share, count.man, count.king].map((one) => Number(one.toFixed(6)))).toEqual([1, 1, 1.75]);
  });
});

test('the worth of one square appears on that square, for both sides', () => {
  const { boards, sentences, count } = portraitOf(netAnatomy(netOf('squares', ENGLISH, { 13: 0.25 }), ENGLISH));
  const [men, kings, opposingMen] = boards;
  expect(men!.worths[13]).toBeCloseTo(0.25, 6);
  expect(opposingMen!.worths[13]).toBeCloseTo(-0.25, 6);
  for (const [index, worth] of [...men!.worths, ...kings!.worths].entries()) {
    if (index !== 13 && worth !== null) expect(worth).toBeCloseTo(0, 9);
  }
  expect(count.share).toBeLessThan(0.5);
  expect(sentences).toContain('A man is worth most on square 14.');
  expect(sentences[0]).toBe('Only 1 % of its output follows the piece count: men have no clear worth to it.');
});

test('a square that is of no use in the variant has no worth', () => {
  const { boards } = portraitOf(netAnatomy(countingNet(ENGLISH, 1, 1), ENGLISH));
  expect(boards[0]!.worths.slice(28)).toEqual([null, null, null, null]);
  expect(boards[2]!.worths.slice(0, 4)).toEqual([null, null, null, null]);
});

test('a net that values a formation likes it, or dislikes it', () => {
  const centre = [10, 11, 14, 15, 18, 19, 22, 23].map((square) => square - 1);
  const weigh = (worth: number): ReturnType<typeof portraitOf> => {
    const men = Object.fromEntries(centre.map((at) => [at, worth]));
    const kings = Object.fromEntries(centre.map((at) => [at + 32, worth]));
    return portraitOf(netAnatomy(netOf('squares', ENGLISH, { ...men, ...kings }), ENGLISH));
  };
  const [liked, disliked] = [weigh(0.1), weigh(-0.1)];
  expect(liked.formations[0]).toMatchObject({ name: 'centre', phrase: 'own pieces in the centre' });
  expect(liked.formations[0]!.effect).toBeGreaterThan(0.8);
  expect(disliked.formations[0]!.effect).toBeCloseTo(-liked.formations[0]!.effect, 6);
  expect(liked.sentences.join(' ')).toContain('Beyond the piece count, it likes own pieces in the centre');
  expect(disliked.sentences.join(' ')).toContain('dislikes own pieces in the centre');
  expect(liked.formations.length).toBeLessThanOrEqual(6);
});

test.each(VARIANTS)('a net of zeros has a sentence and no NaN in $name', (variant) => {
  const portrait = portraitOf(netAnatomy(netOf('subsquares', variant), variant));
  expect(portrait.sentences).toEqual(['It gives every position the same value, so it has no preference.']);
  expect(portrait.count).toEqual({ share: 0, man: 0, king: 0, perMan: null });
  expect(portrait.formations).toEqual([]);
});

test.each(VARIANTS)('every shape has a portrait in $name, the same every time', (variant) => {
  for (const shape of NET_SHAPES) {
    const net = randomNet(shape, variant.board, createRng(5));
    const portrait = portraitOf(netAnatomy(net, variant));
    expect(portraitOf(netAnatomy(net, variant))).toEqual(portrait);
    expect(JSON.stringify(portrait)).not.toMatch(/NaN|Infinity/);
    expect(JSON.parse(JSON.stringify(portrait))).toEqual(portrait);
    expect(portrait.sentences.length).toBeGreaterThan(1);
    expect(portrait.layers.at(-1)).toBe(1);
    expect(portrait.positions).toBe(2000);
    for (const sentence of portrait.sentences) expect(sentence).toMatch(/^[A-Z\d].*[^.]\.$/);
  }
});
