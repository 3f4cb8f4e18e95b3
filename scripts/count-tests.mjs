// Lets vitest write its results as JSON and counts them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `run` with vitest's reporter arguments and returns its result with the numbers of tests. */
export async function countTests(run) {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-'));
  const file = join(folder, 'vitest.json');
  try {
    const result = await run(['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
    const tests = readCounts(file);
    const passed = result.passed && tests.failed === 0 && tests.passed > 0;
    return { ...result, passed, tests };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A test file that breaks before its first test counts as one failure, and so does a run without results. */
function readCounts(file) {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'));
    const broken = results.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: results.numPassedTests, failed: results.numFailedTests + broken.length };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
