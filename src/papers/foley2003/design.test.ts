import { expect, test } from 'vitest';
import { foley2003 } from './paper.ts';
import type { Scale } from '../paper.ts';
import { scalesOf } from '../paper.ts';
import { MAIN_CONDITIONS, controlsAmong, migrationPair } from './design.ts';

const plans = new Map(
  scalesOf(foley2003).map((scale) => [
    scale,
    foley2003.plan!(scale).conditions.map(({ name, experiment }) => ({
      condition: name,
      depth: experiment.strategy.depth,
      generations: experiment.generations,
      experiment,
    })),
  ]),
);

const planned = (scale: Scale) => plans.get(scale)!;

test.each(scalesOf(foley2003))('the plan of scale %s has the main conditions', (scale) => {
  const names = planned(scale).map(({ condition }) => condition);
  expect(names).toEqual(expect.arrayContaining([...MAIN_CONDITIONS]));
});

test.each(scalesOf(foley2003))('controls of scale %s differ from their baseline in one setting', (scale) => {
  const runs = planned(scale);
  const settingsOf = (wanted: string): Map<string, string> => {
    const { experiment } = runs.find(({ condition }) => condition === wanted)!;
    return new Map(leavesOf(experiment).filter(([field]) => !/^\.(?:name|description|test|yardstick)/.test(field)));
  };
  const pairs = [
    ...controlsAmong(runs).map(({ name, baseline }) => [name, baseline] as const),
    migrationPair(runs).toReversed() as unknown as readonly [string, string],
  ];
  expect(pairs.length).toBeGreaterThan(6);
  for (const [name, baseline] of pairs) {
    const [own, other] = [settingsOf(name), settingsOf(baseline)];
    const changed = [...own].filter(([field, value]) => other.get(field) !== value).map(([field]) => field);
    // Champions search as deep as those of the baseline; uniform crossover has a setting of its own.
    const real = changed.filter((field) => !/championDepth|crossover\.probability/.test(field));
    expect(real, `${name} and ${baseline}`).toHaveLength(scale === 'quick' && name === 'depth 2' ? 0 : 1);
  }
});

test('at scale standard the controls have depth 2, at scale full depth 4', () => {
  const baselines = (scale: 'standard' | 'full') => new Set(controlsAmong(planned(scale)).map((one) => one.baseline));
  expect([...baselines('standard')]).toEqual(['depth 2']);
  expect([...baselines('full')]).toEqual(['single']);
  expect(migrationPair(planned('standard'))).toEqual(['islands, depth 2', 'islands apart, depth 2']);
  expect(migrationPair(planned('full'))).toEqual(['islands', 'islands apart']);
});

function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`));
}
