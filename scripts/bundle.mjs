// Builds the command line program into packages/cli/dist and knows whether that bundle is fresh.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inProject } from './project.mjs';
import { definitions } from './rules-identity.mjs';
import { sourcesHash } from './sources.mjs';
import { stampIs, writeStamp } from './stamp.mjs';

const require = createRequire(import.meta.url);
const dist = inProject('packages', 'cli', 'dist');
const stampFile = join(dist, 'stamp');

export const bundleFile = join(dist, 'furrow.mjs');

const hashNow = () => sourcesHash(inProject('scripts', 'bundle.mjs'));

export const isBundleFresh = () => existsSync(bundleFile) && stampIs(stampFile, hashNow());

/** Call it while holding the project lock. Each file is replaced by one rename, the stamp comes last. */
export function bundle() {
  const hash = hashNow();
  if (existsSync(bundleFile) && stampIs(stampFile, hash)) return;
  const main = inProject('packages', 'cli', 'src', 'main.ts');
  if (!existsSync(main)) throw new Error('packages/cli/src/main.ts is missing, there is nothing to build');
  const worker = inProject('packages', 'cli', 'src', 'worker.ts');
  const { outputFiles } = require('esbuild').buildSync({
    entryPoints: { furrow: main, ...(existsSync(worker) && { worker }) },
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    define: definitions(),
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
