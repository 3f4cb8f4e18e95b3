// Vitest for the tests that drive a real browser; `scripts/browser-tests.mjs` runs them.
import { defineConfig } from 'vitest/config';
import { definitions } from '../../scripts/rules-identity.mjs';

/** @public Vitest reads it. */
export default defineConfig({
  define: definitions(),
  test: {
    include: ['packages/web/test/**/*.browser.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // As patient as Playwright's own waiting in these tests.
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
    // Loading the engine takes longer than many of these files: they share what was loaded.
    isolate: false,
  },
});
