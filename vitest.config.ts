import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
    coverage: {
      include: ['src/**/*.ts'],
      reporter: ['html'],
      thresholds: { 'src/rules/**': { lines: 95 } },
    },
  },
});
