/** What is measured of nets without games. */

import { expect, test } from 'vitest';
import { measureEffort } from './effort.ts';
import { outputsOf } from './outputs.ts';
import { measureSpeed } from './speed.ts';

const NET = 'net(tiers: random 7)';

test('outputs are those of the net in every view, and a turned position has another one', () => {
  const outputs = outputsOf(NET);
  expect(outputs.length).toBeGreaterThan(1000);
  expect(outputsOf(NET)).toEqual(outputs);
  expect(new Set(outputs).size).toBeGreaterThan(outputs.length / 2);
});

test('alpha-beta evaluates more positions the deeper it looks', () => {
  const { positions, alphaBeta, playouts, line } = measureEffort(NET, 5, 64);
  expect(positions).toBe(5);
  expect(alphaBeta[0]).toBeGreaterThan(0);
  expect(alphaBeta[1]).toBeGreaterThan(alphaBeta[0]!);
  expect(alphaBeta[2]).toBeGreaterThan(alphaBeta[1]!);
  expect(playouts).toBe(64);
  expect(line).toBeGreaterThanOrEqual(1);
});

test('the vector code is faster than plain loops', () => {
  const { plain, quick } = measureSpeed(100);
  expect(quick).toBeGreaterThan(5 * plain);
});
