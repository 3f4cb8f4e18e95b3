// Builds the page into packages/web/dist and its server into packages/server/dist, and knows whether they are fresh.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { inProject, root, say } from './project.mjs';
import { sourcesHash } from './sources.mjs';
import { stampIs, writeStamp } from './stamp.mjs';

const require = createRequire(import.meta.url);
const web = inProject('packages', 'web');
const dist = join(web, 'dist');
const stampFile = join(dist, 'stamp');

const server = inProject('packages', 'server');
const serverFile = join(server, 'dist', 'server.mjs');

const hashNow = () =>
  sourcesHash(
    ...['index.html', 'vite.config.ts', 'public', 'build'].map((name) => join(web, name)),
    inProject('scripts', 'page.mjs'),
  );

export const isPageFresh = () => existsSync(serverFile) && stampIs(stampFile, hashNow());

/** Call it while holding the project lock. The page is built aside and put in place as a whole. */
export function buildPage() {
  const hash = hashNow();
  if (existsSync(serverFile) && stampIs(stampFile, hash)) return;
  say('building the page …');
  buildServer();
  const fresh = `${dist}.new`;
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const args = [
    vite,
    'build',
    web,
    '--config',
    join(web, 'vite.config.ts'),
    '--outDir',
    fresh,
    '--logLevel',
    'warn',
  ];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`building the page failed:\n${stdout}${stderr}`);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  writeStamp(stampFile, hash);
}

/** Programs and threads of the server, each one file; packages from outside stay where they are, since some are not JavaScript. */
function buildServer() {
  const src = join(server, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const threads = files.filter((file) => file.endsWith('-thread.ts'));
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  require('esbuild').buildSync({
    entryPoints: {
      server: join(src, 'main.ts'),
      backup: join(src, 'backup-main.ts'),
      ...Object.fromEntries(threads.map((file) => [basename(file, '.ts'), join(src, file)])),
    },
    outdir: dirname(serverFile),
    outExtension: { '.js': '.mjs' },
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@furrow/')),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
}
