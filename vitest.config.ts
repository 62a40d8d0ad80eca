/**
 * How the tests are run. Almost all files share one process for each worker: what they import is loaded and compiled
 * once, by Node itself, as in the real program. `test/leaveAsFound.ts` gives every file the process as it was before.
 * The files that take longest begin first, so that no worker is left with a long one when the others are done.
 */

import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** Files of `src` that take seconds, the longest first. `npm run test:quick` skips them. */
const SLOW_MODULES = [
  'src/search/searcher.test.ts',
  'src/rules/kernel.test.ts',
  'src/search/tables/buildTables.test.ts',
  'src/lab/conductPlan.test.ts',
  'src/lab/evolution.test.ts',
  'src/features/features.test.ts',
  'src/search/tables/endgameTables.test.ts',
  'src/server/routes/runRoutes.test.ts',
  'src/server/games/sameMoves.test.ts',
  'src/players/players.test.ts',
  'src/pools/pool.test.ts',
  'src/rules/knownCounts.test.ts',
];

/** A separate project, because they run with coverage. Coverage makes slow tests much slower, so those run without it. */
const RULES = 'src/rules/**/*.test.ts';

/** Files that Node cannot run directly: components (`.tsx`), and tests that replace modules. */
const TRANSFORMED = ['src/web/game/tabs/withMoves.test.ts', 'src/cli/hub/session.test.ts'];

/** By project in the order below; slow modules as they are listed; others as Vitest does, long files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, two) => placeOf(one) - placeOf(two));
  }
}

const PROJECTS = ['browser', 'whole', 'slow', 'rules', 'modules', 'transformed'];

function placeOf({ project, moduleId }: TestSpecification): number {
  const slow = SLOW_MODULES.findIndex((file) => moduleId.endsWith(file));
  return PROJECTS.indexOf(project.name) + Math.max(slow, 0) / SLOW_MODULES.length;
}

// Workers, threads and processes then load compiled code from a cache. It would make coverage less exact.
if (!process.argv.includes('--coverage')) process.env['NODE_COMPILE_CACHE'] ??= enableCompileCache().directory;

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Endgame tables on this machine must not change the moves of players in the tests.
    env: { EVODRAUGHTS_TABLES: 'no-tables' },
    maxWorkers: availableParallelism(),
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    setupFiles: ['test/leaveAsFound.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'browser', include: ['test/browser/*.test.ts'] } },
      { extends: true, test: { name: 'whole', include: ['test/*.test.ts', 'test/bits/*.test.ts'] } },
      { extends: true, test: { name: 'slow', include: SLOW_MODULES } },
      { extends: true, test: { name: 'rules', include: [RULES], exclude: SLOW_MODULES } },
      {
        extends: true,
        test: { name: 'modules', include: ['src/**/*.test.ts'], exclude: [RULES, ...SLOW_MODULES, ...TRANSFORMED] },
      },
      {
        extends: true,
        test: { name: 'transformed', include: TRANSFORMED, isolate: true, experimental: { viteModuleRunner: true } },
      },
    ],
    coverage: {
      // Only for the rules: coverage makes code several times slower, and the laboratory plays many games.
      include: ['src/rules/**/*.ts'],
      reporter: ['html'],
      thresholds: { lines: 95 },
    },
  },
});
