import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../../test/slowPositions.ts';
import type { SlowNode } from '../../../test/slowEndgames.ts';
import { slowEndgames, slowValues } from '../../../test/slowEndgames.ts';
import { otherPieces, ownPieces } from '../../rules/position.ts';
import { ENGLISH_6X6, VARIANTS } from '../../rules/variant.ts';
import { buildSteps, buildTables } from './buildTables.ts';
import { valueText } from '../../../test/builtTables.ts';

describe('every position of up to three pieces on 6x6 and two on 8x8 agrees with the slow endgames', () => {
  const endgames: Record<6 | 8, SlowNode[]> = { 6: slowEndgames(6, 3), 8: slowEndgames(8, 2) };

  test.each(VARIANTS)('$name', (variant) => {
    const nodes = endgames[variant.board.size];
    const tables = buildTables(variant, variant.board.size === 6 ? 3 : 2);
    const wrong = [];
    for (const [index, value] of slowValues(nodes, variant.giveaway).entries()) {
      const position = positionOf(nodes[index]!.board);
      const probed = tables.probe(ownPieces(position), otherPieces(position), position.kings, position.turn);
      if (valueText(probed) !== value) wrong.push({ position, probed, value });
    }
    expect(wrong).toEqual([]);
    expect(nodes.length).toBeGreaterThan(10_000);
  });
});

test('every position of three pieces on 8x8 agrees with them too', async () => {
  const program = new URL('../../../test/endgameAgreement.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  expect(JSON.parse(stdout)).toEqual([
    { variant: 'english', compared: 536_634, wrong: 0 },
    { variant: 'giveaway', compared: 536_634, wrong: 0 },
  ]);
});

test('tables are built in small steps that report progress', () => {
  const seen: number[] = [];
  const totals = new Set<number>();
  const tables = buildTables(ENGLISH_6X6, 3, (done, total) => {
    seen.push(done);
    totals.add(total);
  });
  expect(seen.length).toBeGreaterThan(100);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect([...totals]).toEqual([2 * tables.layout.size]);
  expect(seen.at(-1)).toBe(2 * tables.layout.size);
});

test('an unfinished build can be abandoned', () => {
  const steps = buildSteps(ENGLISH_6X6, 4);
  expect(steps.next().done).toBe(false);
  expect(steps.return(undefined as never).done).toBe(true);
  expect(steps.next().done).toBe(true);
});
