import { expect, test } from 'vitest';
import { countingNet } from '../../../../test/netOf.ts';
import { PLAYER_ROUTES } from '../../../api/playerApi.ts';
import { formatNet } from '../../../evaluators/netText.ts';
import { ENGLISH } from '../../../rules/variant.ts';
import { strategy } from './strategy.ts';

test('a search with a net is shown by the portrait of its net', () => {
  const spec = `alphabeta:depth=2,eval=net(${formatNet(countingNet(ENGLISH, 0.5, 0.75))})`;
  const { net, ...view } = strategy({ spec, variant: 'english' });
  const { shape } = PLAYER_ROUTES['GET /api/strategy'].answers[200];
  expect(shape.net.parse(net)).toEqual(net);
  expect(net).toMatchObject({ shape: 'squares', layers: [64, 1], positions: 2000, formations: [] });
  expect(view).toMatchObject({
    original: null,
    expression: 'squares 64-1: man +0.50, king +0.75',
    mode: 'search',
    size: 64,
    tree: null,
    weights: null,
    features: [],
    decides: null,
  });
  expect(view.sentences[1]).toBe('100 % of its output is piece count: a king is worth 1.5 men.');
});

test('other strategies have no net', () => {
  expect(strategy({ spec: 'expression:own.men', variant: 'english' }).net).toBeUndefined();
});
