// `npm run bench`: measures a bundle of the rules, built as the program is. `-- --json` for machines, `-- --save` to add
// a line to the history.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { type Figures, limitsOf, reportText } from './report';

const flags = ['--json', '--save'];
const given = process.argv.slice(2);
const unknown = given.find((flag) => !flags.includes(flag));
if (unknown !== undefined) {
  console.error(`unknown option ${unknown} (options: ${flags.join(', ')})`);
  process.exitCode = 2;
} else main();

function main(): void {
  const figures = measure();
  const limits = limitsOf(figures);
  console.log(given.includes('--json') ? JSON.stringify({ ...figures, limits }) : reportText(figures));
  if (given.includes('--save')) save(figures);
  process.exitCode = limits.some(({ unit, ok }) => unit === 'bytes' && !ok) ? 1 : 0;
}

/** Builds and runs the measurements in a process of their own; progress goes straight to the terminal. */
function measure(): Figures {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-bench-'));
  try {
    const outfile = join(folder, 'run.mjs');
    const entry = fileURLToPath(new URL('./run.ts', import.meta.url));
    buildSync({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'warning',
    });
    const found = execFileSync(process.execPath, ['--expose-gc', outfile], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(found) as Figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function save(figures: Figures): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const line = JSON.stringify({ commit, date: new Date().toISOString(), ...figures });
  appendFileSync(new URL('history.jsonl', import.meta.url), `${line}\n`);
}
