// Finds a Chromium for the browser tests; installs Debian's where it is missing and can be installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './project.mjs';
import { withProjectLock } from './project-lock.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = () => [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));

/** The path of a Chromium; throws with what to do if there is none and none can be installed. */
export function chromium() {
  const path = found() ?? withProjectLock(() => found() ?? install());
  if (path !== undefined) return path;
  throw new Error(
    'the browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path',
  );
}

function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  say('installing chromium (apt-get) …');
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2] }).status === 0;
  const install = () => run('install', '-y', '--no-install-recommends', 'chromium');
  if (!install() && run('update')) install();
  return found();
}
