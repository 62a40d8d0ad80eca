import { expect, test } from 'vitest';
import learnt from '../../data/td.json' with { type: 'json' };
import { VARIANTS } from '../rules/variant.ts';
import { anatomyOf, createEvaluation } from './evaluators.ts';

test.each(VARIANTS)('td is a linear evaluation with the weights in data/: $name', (variant) => {
  const { weights, pointsPerDecade } = learnt.variants[variant.name as keyof typeof learnt.variants];
  const [found, expected] = ['td', `linear(${learnt.shape}: ${weights.join(' ')})`].map((text) =>
    anatomyOf(text, variant),
  );
  expect(found).toMatchObject({ kind: 'weights', shape: learnt.shape });
  expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
  expect(createEvaluation('td', variant).pointsPerDecade).toBe(pointsPerDecade);
});
