import { describe, expect, test } from 'vitest';
import { weightCount, shapeNamed } from '../../evaluators/shapes.ts';
import type { Condition } from '../../experiments/plan.ts';
import { CONTROLS } from './design.ts';
import { HEURISTICS, conditionOf, hasDeepDuels } from './heuristics.ts';
import { paperPlan } from './plan.ts';

const PLANS = { quick: paperPlan('quick'), standard: paperPlan('standard'), full: paperPlan('full') };

function conditionNamed(name: string, scale: keyof typeof PLANS = 'standard'): Condition {
  return PLANS[scale].conditions.find((one) => one.name === name)!;
}

/** What a control changes, as paths and values. */
function changesOf(control: string, baseline: string): unknown[] {
  const [changed, unchanged] = [control, baseline].map((name) =>
    settingsOf(conditionNamed(conditionOf(name, 'checkers')).experiment),
  );
  return [...changed!].filter(([path, value]) => unchanged!.get(path) !== value && !/^(name|description)$/.test(path));
}

function settingsOf(value: unknown, path = ''): Map<string, unknown> {
  if (Object(value) !== value) return new Map([[path, value]]);
  return new Map(
    Object.entries(value as object).flatMap(([key, part]) => [
      ...settingsOf(part, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

describe('the plan', () => {
  test.each([
    ['quick', 39, 2],
    ['standard', 39, 4],
    ['full', 48, 10],
  ] as const)('of scale %s has %d conditions and %d seeds', (scale, conditions, seeds) => {
    const plan = PLANS[scale];
    expect(plan.conditions).toHaveLength(conditions);
    for (const condition of plan.conditions) expect(condition.seeds).toHaveLength(seeds);
    const names = plan.conditions.map(({ name }) => name);
    for (const { name } of HEURISTICS) {
      expect(names).toEqual(expect.arrayContaining([conditionOf(name, 'checkers'), conditionOf(name, 'give-away')]));
    }
  });

  test('has the size of the paper at scale full', () => {
    const { experiment } = conditionNamed('HG:E3Ph, checkers', 'full');
    expect(experiment).toMatchObject({
      variant: 'english',
      generations: 14,
      genome: { shape: 'E3Ph' },
      evolver: { method: 'converging', population: 350 },
      fitness: { method: 'positions', positions: 4000, depth: 6 },
    });
  });

  test('gives give-away its own shapes', () => {
    const shape = (name: string): unknown => conditionNamed(name).experiment.genome;
    expect(shape('HG:15F, give-away')).toMatchObject({ shape: '15FGiveaway' });
    expect(shape('HG:E3Ph, give-away')).toMatchObject({ shape: 'E3PhGiveaway' });
    expect(shape('SHG:25F, give-away')).toMatchObject({ shape: '25F' });
  });

  test('has deeper duels for shapes with more than ten weights in a part', () => {
    for (const { generator, shape } of HEURISTICS) {
      if (generator !== 'SHG') continue;
      const { terms } = shapeNamed(shape);
      expect(hasDeepDuels(shape)).toBe(terms.length > 10);
      expect(conditionNamed(`SHG:${shape}, checkers`).experiment.strategy.depth).toBe(terms.length > 10 ? 4 : 3);
    }
    expect(weightCount(shapeNamed('5Ph'))).toBe(40);
  });
});

describe('a control', () => {
  test.each([
    ['HG:3Ph with sharing', [['evolver.sharing', true]]],
    ['HG:25F, tournaments of 5', [['evolver.tournamentSize', 5]]],
    ['HG:25F without mutation', [['genome.mutation.probability', 0]]],
    ['SHG:25F without mutation', [['genome.mutation.probability', 0]]],
    ['HG:16F', [['genome.shape', '16F']]],
    ['HG:E3Ph of the other game', [['genome.shape', 'E3PhGiveaway']]],
  ])('changes one setting: %s', (name, changes) => {
    const { baseline } = CONTROLS.find((one) => one.name === name)!;
    expect(changesOf(name, baseline)).toEqual(changes);
  });

  test('that keeps positions has more of them, as in the paper', () => {
    expect(changesOf('HG:E3Ph with positions kept', 'HG:E3Ph')).toEqual([
      ['fitness.positions', 6000],
      ['fitness.reuse', true],
    ]);
  });
});
