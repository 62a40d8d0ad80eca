import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    // Endgame tables that happen to be on this machine must not change what players play in the tests.
    env: { EVODRAUGHTS_TABLES: 'no-tables' },
    maxWorkers: 2,
    coverage: {
      // Only of the rules: code that is watched runs several times slower, and the laboratory plays many games.
      include: ['src/rules/**/*.ts'],
      reporter: ['html'],
      thresholds: { lines: 95 },
    },
  },
});
