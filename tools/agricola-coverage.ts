// Checks that a test's title cites every rule, example and switch of Agricola.
import { AGRICOLA_LAST as LAST } from './numbered-rules';
import { typescriptFiles } from './source-files';
import { titlesIn } from './test-titles';

const root = process.argv[2] ?? '.';

const EXAMPLES = 68;
const INVARIANTS = 13;

/** Every switch of the specification; those that change only what is shown are proven by tests of the page and the terminal. */
const SWITCHES = [...range(1, 21), ...range(30, 37), 40, 50, 52, 53, ...range(60, 64)];

const all = [
  ...LAST.flatMap((last, i) => numbered('R', range((i + 1) * 100 + 1, last))),
  ...numbered('E', range(1, EXAMPLES)),
  ...numbered('I', range(1, INVARIANTS)),
  ...numbered('V', SWITCHES),
];
const cited = new Set(
  ['agricola', 'web', 'cli']
    .flatMap((name) => typescriptFiles(root, `packages/${name}/test`))
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => titlesIn(root, file))
    .flatMap((title) => title.match(/\bAG-[REIV]\d+\b/g) ?? []),
);
const missing = all.filter((id) => !cited.has(id));
const proved = all.filter((id) => cited.has(id)).length;
console.log(`agricola: ${proved} of ${all.length} proven`);
if (missing.length > 0) console.error(`no test cites these: ${missing.join(' ')}`);
process.exitCode = missing.length > 0 ? 1 : 0;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function numbered(letter: string, numbers: readonly number[]): string[] {
  return numbers.map((n) => `AG-${letter}${letter === 'R' ? n : String(n).padStart(2, '0')}`);
}
