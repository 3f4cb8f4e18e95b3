import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes `sw.js`: it keeps every file of the build, so that the page works without a network after the first load. */
export function serviceWorker(publicFolder: string): Plugin {
  return {
    name: 'furrow-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((file) => file !== 'index.html' && !file.endsWith('.map'));
      const others = readdirSync(publicFolder);
      const files = ['/', ...[...built, ...others].map((file) => `/${file}`)];
      const hash = createHash('sha256').update(files.join());
      for (const file of others) hash.update(readFileSync(`${publicFolder}/${file}`));
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source(hash.digest('hex').slice(0, 12), files),
      });
    },
  };
}

/**
 * The source of the service worker. A version that was loaded stays whole: a new one is stored beside it and takes over
 * when no page uses the old one any more, or when the page sends `take over`. The first page comes from the network if
 * there is one; all else comes from the store, where every version finds its own files. What the server pushes is shown,
 * one notice for each table, and opens the table.
 */
function source(version: string, files: readonly string[]): string {
  return `const STORE = 'furrow-${version}';
const FILES = ${JSON.stringify(files)};
addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(fresh)));
});
addEventListener('message', ({ data }) => {
  if (data === 'take over') skipWaiting();
});
addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('furrow-') && name !== STORE;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => clients.claim()),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  const own = caches.open(STORE);
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => own.then((store) => store.match('/')).then((found) => found ?? Response.error())));
    return;
  }
  const stored = own.then((store) => store.match(request)).then((found) => found ?? caches.match(request));
  event.respondWith(stored.then((found) => found ?? fetch(request)));
});
addEventListener('push', (event) => {
  const { title, lines, link } = event.data.json();
  const notice = { body: lines.join('\\n'), tag: link, data: link, icon: '/icon.svg' };
  event.waitUntil(registration.showNotification(title, notice));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(new URL(event.notification.data, location.origin).hash));
});
async function showTable(hash) {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) return clients.openWindow(location.origin + '/' + hash);
  page.postMessage({ goTo: hash });
  return page.focus();
}
`;
}
