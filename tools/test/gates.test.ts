// The checks of buildings and of cited rules, tried on small made-up trees.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const list = 'packages/creatures/src/buildings/index.ts';
const scenario = 'packages/creatures/test/scenarios/all.test.ts';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'furrow gates '));
  mkdirSync(join(root, 'packages'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function run(tool: string): { status: number | null; output: string } {
  const args = ['--import', 'tsx', join('tools', tool), root];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const all = (letter: string, count: number): string =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`).join(' ');

test('check-buildings accepts ids in their place, words of the rules anywhere, long comments', () => {
  write(
    list,
    `export const buildings = [{ id: 'cottage' }, { id: 'inn', kind: 'special', then: [{ do: 'gain' }] }];`,
  );
  write('packages/text/src/names.ts', `export const names = ['inn'];`);
  write('packages/kernel/src/a.ts', `// ${'long '.repeat(30)}\nexport const a = 'cottage'; // 'inn'`);
  expect(run('check-buildings.ts')).toEqual({
    status: 0,
    output: '2 of 2 buildings without custom code (100 %)\n',
  });
});

test('check-buildings reports stray ids, prose and too much custom code', () => {
  write(
    list,
    `export const buildings = [{ id: 'inn', then: { parts: [{ do: 'custom' }] } }, { id: 'stall' }];`,
  );
  write('packages/cli/src/a.ts', `export const a = (b: string) => b === 'inn';`);
  write(
    'packages/farm/src/b.ts',
    `export const b = (n: number) => \`${'x'.repeat(40)}\${n}${'y'.repeat(40)}\`;`,
  );
  const { status, output } = run('check-buildings.ts');
  expect(status).toBe(1);
  expect(output).toContain("packages/cli/src/a.ts:1: the building id 'inn'");
  expect(output).toContain('packages/farm/src/b.ts:1: a text of 81 characters');
  expect(output).toContain('too many buildings have custom code: inn');
  expect(output).toContain('1 of 2 buildings without custom code (50 %); custom: inn');
});

test('check-buildings says so when there is no list of buildings', () => {
  expect(run('check-buildings.ts')).toEqual({
    status: 1,
    output: `${list} is missing: no buildings to check\n`,
  });
});

test('rule-coverage reads plain, template and table titles', () => {
  write(list, `export const buildings = [{ id: 'great-inn', kind: 'special' }];`);
  write(
    scenario,
    `describe('${all('R', 183)}', () => {
       it.concurrent(\`${all('E', 34)} \${name}\`, () => play('w1 great-inn@a1'));
       test.each([['${all('X', 73)}', 'X74']] as const)('%s', () => {});
       test.for([{ rule: 'X74 Q1', other: 'Q2' }])('$rule', () => {});
     });`,
  );
  expect(run('rule-coverage.ts')).toEqual({
    status: 0,
    output: 'creatures: R 183/183, E 34/34, X 74/74, Q 1/49\n',
  });
});

test('rule-coverage reports missing numbers and buildings; skipped tests and comments prove nothing', () => {
  write(list, `export const buildings = [{ id: 'inn', kind: 'special' }, { id: 'barn', kind: 'special' }];`);
  write(
    scenario,
    `// R1 great-inn
     test('${all('R', 182)}', () => play('innkeeper great-inn barn'));
     test.skip('R183', () => {});
     describe.skip('${all('E', 34)}', () => test('${all('X', 73)}', () => {}));
     other('X74', () => {});`,
  );
  const { status, output } = run('rule-coverage.ts');
  expect(status).toBe(1);
  expect(output).toContain('creatures: R 182/183, E 0/34, X 0/74, Q 0/49');
  expect(output).toContain('no test cites these of R: R183\n');
  expect(output).toContain('no scenario uses these buildings: inn\n');
});
