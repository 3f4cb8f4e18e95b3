import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes `sw.js`: it keeps every file of the build, so that the page works without a network after the first load. */
export function serviceWorker(publicFolder: string): Plugin {
  return {
    name: 'furrow-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((file) => file !== 'index.html' && !file.endsWith('.map'));
      const files = [
        '/',
        ...built.map((file) => `/${file}`),
        ...readdirSync(publicFolder).map((file) => `/${file}`),
      ];
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source(version, files) });
    },
  };
}

/** The first page comes from the network if there is one, so that a new build is seen at once; all else from the store. */
function source(version: string, files: readonly string[]): string {
  return `const STORE = 'furrow-${version}';
const FILES = ${JSON.stringify(files)};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('furrow-') && name !== STORE;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => clients.claim()),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const stored = () => caches.match(request.mode === 'navigate' ? '/' : request);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(stored));
  else event.respondWith(stored().then((found) => found ?? fetch(request)));
});
`;
}
