import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type * as Esbuild from 'esbuild';

/** Threads that were made from sources, by file: each is made once. */
const made = new Map<string, string>();

/**
 * Starts the thread of a file whose name ends in `-thread.ts`. In the built server it is a file beside the program
 * (scripts/page.mjs); when the program runs from its sources, the thread is made from them.
 */
export function startThread(source: URL, workerData: WorkerOptions['workerData']): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`./${basename(source.pathname, '.ts')}.mjs`, import.meta.url), { workerData });
  const code = made.get(source.href) ?? codeOf(source);
  made.set(source.href, code);
  return new Worker(code, { eval: true, execArgv: [], workerData });
}

/** The thread as one script that finds packages from where its source is. */
function codeOf(source: URL): string {
  const load = createRequire(import.meta.url);
  const { dependencies } = load('../package.json') as { dependencies: Record<string, string> };
  const esbuild = load('esbuild') as typeof Esbuild;
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [fileURLToPath(source)],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@furrow/')),
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
  });
  const require = `require('node:module').createRequire(${JSON.stringify(source.href)})`;
  return `((require) => {${outputFiles[0].text}\n})(${require})`;
}
