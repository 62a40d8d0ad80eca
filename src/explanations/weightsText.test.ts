import { expect, test } from 'vitest';
import { anatomyOf } from '../evaluators/evaluators.ts';
import { linearAnatomy } from '../evaluators/linear.ts';
import { shapeNamed } from '../evaluators/shapes.ts';
import { ENGLISH } from '../rules/variant.ts';
import { playedStrategy } from './playedStrategy.ts';
import { readableStrategy } from './readableStrategy.ts';
import { isSearchMeasured } from './searchedFeatures.ts';
import { shownSentences, shownSizes, shownText, shownTree } from './shownStrategy.ts';
import type { WeightsAnatomy } from './weightsText.ts';
import { weightsLine, weightsSentences, weightsSize } from './weightsText.ts';

const PLAIN = 'linear(plain: 100 130 0 -8 0 0)';

function anatomy(text: string): WeightsAnatomy {
  const found = anatomyOf(text, ENGLISH)!;
  if (found.kind !== 'weights') throw new TypeError('no weights');
  return found;
}

test('weights in a line: the heaviest first, without those that are 0', () => {
  expect(weightsLine(anatomy(PLAIN))).toBe('plain: kings +130, men +100, centre -8');
  expect(weightsLine(anatomy('linear(plain: 0 0 0 0 0 0)'))).toBe('plain: all weights are 0');
  const many = `linear(broad: ${Array.from({ length: 102 }, (_, index) => (index % 34) + 1).join(' ')})`;
  expect(weightsLine(anatomy(many))).toMatch(/^broad: cornerKing \+34, .*, 28 more$/);
});

test('weights in sentences: one for each phase', () => {
  expect(weightsSentences(anatomy(PLAIN))).toEqual([
    'It wants more own kings than opposing ones (130 points each), more own men than opposing ones (100 points each) ' +
      'and fewer own pieces in the centre than opposing ones (8 points each).',
  ]);
  const [opening, middle, ending] = weightsSentences(anatomy(`linear(broad: 5 ${'0 '.repeat(101).trim()})`));
  expect(opening).toMatch(
    /^In the opening \(17 pieces or more\) it wants more own men than opposing ones \(5 points each\)\.$/,
  );
  expect(middle).toBe('In the middle (9 to 16 pieces) it likes all positions alike.');
  expect(ending).toMatch(/^In the ending \(8 pieces or fewer\) it likes/);
});

test('where a man is worth far more than usual, weights are in men', () => {
  expect(weightsSentences(anatomy('linear(plain: 2500 3000 0 -80 2500 0)'))[0]).toMatch(
    / kings than opposing ones \(1\.2 men each\), .* men than .* \(2500 points each\), .* \(1 man each\).*0\.03 men each/,
  );
  // A side that wants to lose its men has no such scale.
  expect(weightsSentences(anatomy('linear(plain: -2500 3000 0 0 0 0)'))[0]).toContain('(3000 points each)');
});

test('terms to avoid are wishes for less of them, and negative weights of the feature', () => {
  const line = weightsLine(anatomy(`linear(foley: ${Array.from({ length: 4 }, () => '9 0 5 0 0 0 0 7 0').join(' ')})`));
  expect(line).toBe('foley: material +9, trappedKings -7, imbalance -5');
  const weights = ['1 0 5 0 0 0 0 -7 0', ...Array.from({ length: 27 }, () => '0')].join(' ');
  const [first, second] = weightsSentences(anatomy(`linear(foley: ${weights})`));
  expect(first).toBe(
    'In stage 1 (20 pieces or more) it wants more own trapped kings than opposing ones (7 points each), ' +
      'enemy pieces massed on one wing but own pieces on both (5 points each) ' +
      'and more material than the opponent (1 point each).',
  );
  expect(second).toBe('In stage 2 (14 to 19 pieces) it likes all positions alike.');
});

test('terms of one side are not weighed against the other, and sums are of both', () => {
  expect(weightsSentences(anatomy('linear(10F: 100 -60 0 0 0 0 0 0 -3 4)'))).toEqual([
    'It wants more own men (100 points each), fewer opposing men (60 points each), ' +
      'an open enemy back row but a closed one of its own (4 points each) ' +
      'and own men closer to the king-row than enemy men (3 points each).',
  ]);
  const shape = {
    ...shapeNamed('plain'),
    terms: ['both.kings', 'both.men', 'both.mobility', 'opponent.crownDistance'],
  };
  const sums = linearAnatomy({ shape, weights: [5, -4, -3, 2] }, ENGLISH) as WeightsAnatomy;
  expect(weightsSentences(sums)).toEqual([
    'It wants more own and opposing kings (5 points each), fewer own and opposing men (4 points each), ' +
      'less own and opposing mobility (3 points each) and enemy men far from the king-row (2 points each).',
  ]);
});

test('before there are kings, their terms have no effect', () => {
  const [beginning, kings] = weightsSentences(anatomy(`linear(3Ph: ${'50 900 0 700 0 800 0 0 '.repeat(3)})`));
  expect(beginning).toBe(
    'In the beginning (no kings, more than 3 pieces each) it wants more own men than opposing ones (50 points each).',
  );
  expect(kings).toMatch(/ it wants more own kings than opposing ones \(900 points each\), /);
  const early = anatomy(`linear(3Ph: 0 900 0 0 0 0 0 0 ${'1 0 0 0 0 0 0 0 '.repeat(2)})`);
  expect(early.strategy.text).not.toContain('900');
  expect(weightsLine(anatomy(`linear(3Ph: 0 900 0 0 0 0 0 0 ${'0 60 0 0 0 0 0 0 '.repeat(2)})`))).toBe(
    '3Ph: kings +60',
  );
});

test('phases by kings are named in sentences', () => {
  const [, mine] = weightsSentences(anatomy(`linear(5Ph: ${Array.from({ length: 40 }, () => 0).join(' ')})`));
  expect(mine).toBe('In the phase "my kings" (only own kings, more than 3 pieces each) it likes all positions alike.');
});

test('the effect of features is measured if a search has no chance and the same evaluation for both sides', () => {
  const isMeasured = (text: string): boolean => isSearchMeasured(`alphabeta:depth=2,eval=${text}`, ENGLISH);
  expect(isMeasured('linear(8F: 100 150 1 2 3 4 5 6)')).toBe(true);
  expect(isMeasured('linear(10F: 100 -60 150 -100 1 2 3 4 5 6)')).toBe(false);
  expect(isMeasured('linear(8F: 100 150 1 2 3 4 5 6),noise=0.5')).toBe(false);
});

test('a player of weights is shown as weights, with its expression behind it', () => {
  const spec = `alphabeta:depth=2,eval=${PLAIN}`;
  const played = playedStrategy(spec, ENGLISH)!;
  expect(played).toMatchObject({ mode: 'search', anatomy: { kind: 'weights', shape: 'plain' } });
  expect(played.strategy!.features.map(({ name }) => name)).toContain('own.kings');
  expect(readableStrategy(spec, 'english')).toBe(weightsLine(anatomy(PLAIN)));
  expect(shownText(played)).toBe(weightsLine(anatomy(PLAIN)));
  expect(shownSizes(played)).toEqual({ size: 3, simplifiedSize: 3 });
  expect(weightsSize(anatomy(PLAIN))).toBe(3);
  expect(shownTree(played)).toBeUndefined();
  expect(shownSentences(played)).toHaveLength(2);
});
