import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Four projects, from the quickest to the slowest; `npm test` runs them in this order. */
export default defineConfig({
  plugins: [react()],
  test: {
    // Vitest leaves one core free, which on a machine with two is half of it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Domain and server tests share the modules of their worker, because loading them took as long as testing them.
    // Neither layer keeps state in modules, and their tests replace none.
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          isolate: false,
          testTimeout: 60_000,
          include: ['domain/**/*.test.ts', 'contract/**/*.test.ts', 'docs/**/*.test.ts', 'tests/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          testTimeout: 60_000,
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['journeys/**/*.spec.ts'],
          globalSetup: ['journeys/globalSetup.ts'],
          // One at a time: a browser uses both cores of a small machine, and two at once take as long as one after the other.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
