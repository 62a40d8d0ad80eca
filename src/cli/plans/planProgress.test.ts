import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleChampion } from '../../../test/exampleRuns.ts';
import { smallPlan } from '../../../test/smallPlan.ts';
import type { PlanEvent } from '../../lab/conductPlan.ts';
import { openPlanFolder } from '../../lab/planFolder.ts';
import { openStore } from '../../store/store.ts';
import { PlanProgress } from './planProgress.ts';
import { planResults } from './planResults.ts';

test('follows what is heard of the runs', () => {
  const parent = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  const folder = openPlanFolder(smallPlan(), join(parent, 'plan'));
  {
    using store = openStore(folder.storeFile);
    store.finishRun(1, exampleChampion(), [], []);
    const progress = new PlanProgress(store, folder, 2);
    const oneByOne = new PlanProgress(store, folder, 1);
    const hear = (event: PlanEvent, nowMs: number): void =>
      [progress, oneByOne].forEach((each) => each.hear(event, nowMs));
    const inShort = (): unknown =>
      progress.conditions().map(({ name, done, running, waiting }) => [name, done, running.join(' '), waiting]);
    expect(inShort()).toEqual([
      ['little', 1, '', 1],
      ['much', 0, '', 2],
    ]);
    // What was done before says nothing about how long the rest will take.
    expect(progress.estimate(1000)).toEqual({ share: 0.25, leftMs: undefined });
    hear({ kind: 'begun', run: 2 }, 0);
    hear({ kind: 'begun', run: 3 }, 0);
    hear({ kind: 'generation', run: 2, generation: 1, fitness: 1 }, 1450);
    hear({ kind: 'generation', run: 3, generation: 3, fitness: 1 }, 1450);
    hear({ kind: 'progress', run: 3, part: 'test', share: 1 }, 1450);
    expect(inShort()).toEqual([
      ['little', 1, '1/3', 0],
      ['much', 0, 'testing', 1],
    ]);
    // Run 2 has two of four generations, which are nine tenths of it; run 3 all but its end.
    const { share, leftMs } = progress.estimate(1450);
    expect(share).toBeCloseTo((1 + 0.45 + 1) / 4);
    // Run 4 will take as long as run 3 of its condition; run 2 takes longer than half of what is left.
    expect(oneByOne.estimate(1450).leftMs).toBeCloseTo((1450 / 0.45) * 0.55 + 1450);
    expect(leftMs).toBeCloseTo((1450 / 0.45) * 0.55);
    store.addTests([{ ...TEST, run: 3 }]);
    store.finishRun(3, exampleChampion(), [], []);
    hear({ kind: 'finished', run: 3 }, 1450);
    hear({ kind: 'failed', run: 2, problem: 'It fell.' }, 1450);
    expect(inShort()).toEqual([
      ['little', 1, '', 1],
      ['much', 1, '', 1],
    ]);
    // Two could be conducted at once, but only one is left; that which fell is not waited for.
    expect(progress.estimate(1450).leftMs).toBeCloseTo(1450);
    hear({ kind: 'elsewhere', run: 4 }, 1450);
    expect(progress.estimate(1450).leftMs).toBeUndefined();
    expect(progress.conditions()[1]!.test).toBe('75.0 against random');
    store.deleteRuns([2]);
    expect(planResults(store, folder)[0]!.runs.map(({ status }) => status)).toEqual(['finished', 'unfinished']);
    expect([progress.testOf(3), progress.testOf(4)]).toEqual([', winning 75.0 % against random', '']);
  }
  rmSync(parent, { recursive: true });
});

const TEST = {
  player: 'first',
  variant: 'english-6x6',
  protocol: 'fair',
  result: { players: [{ opponents: [{ opponent: 'random', wins: 30, draws: 2, games: 40 }] }] },
};
