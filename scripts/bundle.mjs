// Builds the command line program into packages/cli/dist and knows whether that bundle is fresh.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inProject } from './project.mjs';
import { hashOf, stampIs, writeStamp } from './stamp.mjs';

const require = createRequire(import.meta.url);
const dist = inProject('packages', 'cli', 'dist');
const stampFile = join(dist, 'stamp');

export const bundleFile = join(dist, 'furrow.mjs');

export const isBundleFresh = () => existsSync(bundleFile) && stampIs(stampFile, sourcesHash());

/** Call it while holding the project lock. Each file is replaced by one rename, the stamp comes last. */
export function bundle() {
  const hash = sourcesHash();
  if (existsSync(bundleFile) && stampIs(stampFile, hash)) return;
  const main = inProject('packages', 'cli', 'src', 'main.ts');
  if (!existsSync(main)) throw new Error('packages/cli/src/main.ts is missing, there is nothing to build');
  const worker = inProject('packages', 'cli', 'src', 'worker.ts');
  const { outputFiles } = require('esbuild').buildSync({
    entryPoints: { furrow: main, ...(existsSync(worker) && { worker }) },
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
  mkdirSync(dist, { recursive: true });
  for (const { path, contents } of outputFiles) replace(path, contents);
  writeStamp(stampFile, hash);
}

function replace(path, contents) {
  writeFileSync(`${path}.new`, contents);
  renameSync(`${path}.new`, path);
}

/** Names, sizes and times of all sources: any edit, addition or removal changes it, and it takes a few milliseconds. */
function sourcesHash() {
  const files = [inProject('package-lock.json'), inProject('scripts', 'bundle.mjs')];
  for (const name of readdirSync(inProject('packages'))) collect(inProject('packages', name, 'src'), files);
  return hashOf(files.map(describe).sort());
}

function collect(folder, files) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) collect(path, files);
    else files.push(path);
  }
}

function describe(file) {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}
