// Test files share what was loaded (vitest.config.ts), so one that replaces a module must be set apart by its name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tests = readdirSync('packages')
  .map((name) => join('packages', name, 'test'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => file.endsWith('.test.ts'));

test('tests that replace a module are called .mocked.test.ts, and no others', () => {
  const replacing = tests.filter((file) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing).toEqual(tests.filter((file) => file.endsWith('.mocked.test.ts')));
});
