// Vitest: which files are tests, which of them share their modules, and how long one may take.
import { defineConfig } from 'vitest/config';
import { definitions } from './scripts/rules-identity.mjs';

const tests = ['packages/*/test/**/*.test.ts', 'tools/**/*.test.ts'];
const mocked = ['packages/*/test/**/*.mocked.test.ts'];
const terminal = ['packages/cli/test/**/*.test.ts'];
const long = process.env.FURROW_CHECKS === 'long' ? [] : ['**/*.long.test.ts'];
const never = ['**/node_modules/**', '**/*.browser.test.ts', ...long];

export default defineConfig({
  define: definitions(),
  test: {
    environment: 'node',
    testTimeout: 120_000,
    // Servers and databases start in hooks, on machines that have much else to do.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      // Loading the engine costs more than most scenarios: files in a worker share what was loaded …
      {
        extends: true,
        test: { name: 'shared', include: tests, exclude: [...never, ...mocked, ...terminal], isolate: false },
      },
      // … so do those of the terminal, which have a folder each and bots with their networks …
      {
        extends: true,
        test: {
          name: 'terminal',
          include: terminal,
          exclude: never,
          isolate: false,
          setupFiles: ['packages/cli/test/each-file.ts'],
        },
      },
      // … but not those that put another module in the place of one of ours.
      { extends: true, test: { name: 'apart', include: mocked, exclude: never } },
    ],
  },
});
