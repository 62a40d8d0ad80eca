import { describe, expect, test } from 'vitest';
import { exampleEvidence } from '../../../test/mandziukRuns.ts';
import { compareGroups } from '../../stats/compareGroups.ts';
import { mean } from '../../stats/spread.ts';
import {
  controlScores,
  generatorComparisons,
  generatorGains,
  seedScores,
  shapeComparisons,
  shapeGains,
} from './scores.ts';

const evidence = exampleEvidence({
  strength: ({ generator, shape }) => (generator === 'HG' ? 0.1 : 0) + (shape === '3Ph' ? 0.05 : 0),
  controls: { 'HG:16F': [0.6, 0.7], 'HG:3Ph with sharing': [0.2] },
});

describe('gains', () => {
  test('of HG are those of seven shapes and three seeds', () => {
    const gains = generatorGains(evidence, 'give-away');
    expect(gains).toHaveLength(21);
    // A heuristic that is stronger by 0.1 scores so much more against each of 13 others, and twice against the other.
    expect(mean(gains)).toBeCloseTo(0.1 * (15 / 14), 8);
  });

  test('of a shape are those of both generators, in the games that are asked for', () => {
    expect(shapeGains(evidence, ['checkers'], '3Ph', '8F')).toHaveLength(6);
    const both = shapeGains(evidence, ['checkers', 'give-away'], '8F', '3Ph');
    expect(both).toHaveLength(12);
    expect(mean(both)).toBeCloseTo(-0.05 * (15 / 14), 8);
  });

  test('of E3Ph are those of HG alone', () => {
    expect(shapeGains(evidence, ['checkers'], 'E3Ph', '8F')).toHaveLength(3);
  });
});

test('controls are matches in one game', () => {
  expect(controlScores(evidence, 'checkers', 'HG:16F')).toEqual([0.6, 0.7]);
  expect(controlScores(evidence, 'give-away', 'HG:16F')).toEqual([]);
});

describe('comparisons', () => {
  test('are of seven shapes in both games, and as many p-values are corrected', () => {
    const comparisons = generatorComparisons(evidence);
    expect(comparisons).toHaveLength(14);
    const [first] = comparisons;
    const scores = (name: string): number[] => [...seedScores(evidence, 'checkers', name).values()];
    expect(first!.comparison).toEqual(compareGroups(scores('HG:8F'), scores('SHG:8F')));
    expect(first!.comparison.a12).toBe(1);
    // Three seeds against three cannot show anything among fourteen comparisons.
    expect(first!.adjusted).toBe(1);
  });

  test('are of every two shapes, those with E3Ph for HG alone', () => {
    const comparisons = shapeComparisons(evidence).filter(({ game }) => game === 'checkers');
    expect(comparisons).toHaveLength(28);
    expect(comparisons.filter(({ first, second }) => [first, second].includes('HG:E3Ph'))).toHaveLength(7);
    expect(comparisons.find(({ first, second }) => first === '8F' && second === '3Ph')!.gains).toHaveLength(6);
  });
});
