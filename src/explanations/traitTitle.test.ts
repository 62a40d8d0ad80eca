import { expect, test } from 'vitest';
import { SHAPES } from '../evaluators/shapes.ts';
import { meanWeights } from '../genomes/weightsTraits.ts';
import { ENGLISH } from '../rules/variant.ts';
import { isIdleTrait, traitTitle } from './traitTitle.ts';

test('a mean weight says when it applies and what it weighs', () => {
  const name = 'mean weight, stage 2: -trappedKings';
  expect(traitTitle(name, 'foley', 8)).toBe('mean weight in stage 2 (14 to 19 pieces): trapping kings');
  expect(traitTitle(name, 'foley', 6)).toBe('mean weight in stage 2 (7 to 9 pieces): trapping kings');
  expect(traitTitle(name, 'forgotten', 8)).toBe('mean weight in stage 2: trapping kings');
  expect(traitTitle('mean weight, ending: openKingRow', 'broad', 8)).toBe(
    'mean weight in the ending (8 pieces or fewer): open king row',
  );
  expect(traitTitle('mean weight, game: men', 'plain', 8)).toBe('mean weight: men');
  expect(traitTitle('mean weight, game: opponent.edgeKings', '16F', 8)).toBe('mean weight: enemy edge kings');
  expect(traitTitle('mean weight, his kings: attackers', '5Ph', 6)).toBe(
    'mean weight in the phase "his kings" (only opposing kings, more than 2 pieces each): far-advanced men',
  );
});

test('names of other numbers stay, and those of version 0.1.0 belong together', () => {
  expect(traitTitle('likeness to the best, %', 'broad', 8)).toBe('likeness to the best, %');
  expect(traitTitle('mean weight of backRow', 'broad', 8)).toBe('mean weight: back-row pieces');
});

test('kings have no weight before there is one', () => {
  expect(isIdleTrait('mean weight, beginning: kings', '3Ph', ENGLISH.board)).toBe(true);
  expect(isIdleTrait('mean weight, beginning: men', '3Ph', ENGLISH.board)).toBe(false);
  expect(isIdleTrait('mean weight, his kings: kings', '5Ph', ENGLISH.board)).toBe(false);
  expect(isIdleTrait('mean weight, gone: kings', 'forgotten', ENGLISH.board)).toBe(false);
});

test.each(SHAPES)('the terms of $name have different titles of few letters, without signs or capitals', (shape) => {
  const weights = Array.from({ length: shape.terms.length * shape.phases[8].length }, () => 1);
  const names = Object.keys(meanWeights(shape, [weights]));
  const titles = names.map((name) => traitTitle(name, shape.name, 8));
  expect(new Set(titles).size).toBe(names.length);
  expect(titles.filter((title) => !/: [a-z][a-z -]{2,20}$/.test(title))).toEqual([]);
});
