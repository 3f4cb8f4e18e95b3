// Installs the packages of the lock file when they are missing or belong to another lock file, Node or platform.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject, root, say } from './project.mjs';
import { hashOf, stampIs, writeStamp } from './stamp.mjs';

const stampFile = inProject('node_modules', '.furrow-stamp');

const wanted = () =>
  hashOf([
    readFileSync(inProject('package-lock.json'), 'utf8'),
    process.version,
    process.platform,
    process.arch,
  ]);

export const isInstalled = () => stampIs(stampFile, wanted());

/** Call it while holding the project lock. */
export function install() {
  const hash = wanted();
  if (stampIs(stampFile, hash)) return;
  say('installing packages (npm ci) …');
  const { status, error } = npm(['ci', '--include=dev']);
  if (status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ''}`);
  writeStamp(stampFile, hash);
}

/** npm's own output goes to stderr. */
function npm(args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const npmCli = process.env.npm_execpath;
  if (npmCli?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [npmCli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
