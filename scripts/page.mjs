// Builds the page into packages/web/dist and its server into packages/server/dist, and knows whether they are fresh.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, root, say } from './project.mjs';
import { buildServer } from './server.mjs';
import { sourcesHash } from './sources.mjs';
import { stampIs, writeStamp } from './stamp.mjs';

const web = inProject('packages', 'web');
const dist = join(web, 'dist');
const stampFile = join(dist, 'stamp');

const serverFile = inProject('packages', 'server', 'dist', 'server.mjs');

const hashNow = () =>
  sourcesHash(
    ...['index.html', 'vite.config.ts', 'public', 'build'].map((name) => join(web, name)),
    inProject('scripts', 'page.mjs'),
    inProject('scripts', 'server.mjs'),
    inProject('scripts', 'rules-identity.mjs'),
  );

export const isPageFresh = () => existsSync(serverFile) && stampIs(stampFile, hashNow());

/** Call it while holding the project lock. The page is built aside and put in place as a whole. */
export function buildPage() {
  const hash = hashNow();
  if (existsSync(serverFile) && stampIs(stampFile, hash)) return;
  say('building the page …');
  buildServer(dirname(serverFile));
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
