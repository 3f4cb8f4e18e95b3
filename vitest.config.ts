// Vitest: which files are tests, and how long one may take.
import { defineConfig } from 'vitest/config';
import { definitions } from './scripts/rules-identity.mjs';

export default defineConfig({
  define: definitions(),
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    // Servers and databases start in hooks, on machines that have much else to do.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    passWithNoTests: false,
  },
});
