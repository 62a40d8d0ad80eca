import { expect, test } from 'vitest';
import { CONDITIONS, MAIN_CONDITIONS } from './design.ts';
import { paperPlan } from './plan.ts';

test('names are unique, and every baseline is a main condition', () => {
  expect(new Set(CONDITIONS.map(({ name }) => name)).size).toBe(CONDITIONS.length);
  for (const { baseline } of CONDITIONS) if (baseline !== undefined) expect(MAIN_CONDITIONS).toContain(baseline);
});

test('a control differs from its baseline in one part of the experiment only', () => {
  const experiments = new Map(paperPlan('standard').conditions.map(({ name, experiment }) => [name, experiment]));
  for (const { name, baseline } of CONDITIONS) {
    if (baseline === undefined) continue;
    const [own, other] = [experiments.get(name)!, experiments.get(baseline)!];
    const parts = (Object.keys(own) as (keyof typeof own)[]).filter(
      (part) => part !== 'name' && part !== 'description',
    );
    const different = parts.filter((part) => JSON.stringify(own[part]) !== JSON.stringify(other[part]));
    expect(different, name).toHaveLength(1);
  }
});

test('conditions have about as many training games in a run', () => {
  const plan = paperPlan('standard');
  const games = (name: string): number => {
    const { evolver, fitness, generations } = plan.conditions.find((one) => one.name === name)!
      .experiment as unknown as {
      evolver: Record<string, number>;
      fitness: { games: number };
      generations: number;
    };
    const { elites = 0, couples = 0, mutants = 0, mu = 0, lambda = 0, population = 0 } = evolver;
    return (elites + 4 * couples + mutants + mu + lambda + population) * fitness.games * (generations + 1);
  };
  for (const name of MAIN_CONDITIONS) expect(games(name) / 15_000, name).toBeCloseTo(1, 1);
});
