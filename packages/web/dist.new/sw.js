const STORE = 'furrow-5f1bd69f069c';
const FILES = ["/","/assets/index-BdToUgWy.js","/assets/Browser-DYW0oTjq.js","/assets/Chat-CVdZPlnu.js","/assets/Clocks-_IGjieT-.js","/assets/Entry-C4Z1bGiu.js","/assets/HelpDialog-wALnkhA6.js","/assets/Offers-b0po_ZJT.js","/assets/OnlineEnd-CwanNZO3.js","/assets/OnlineMenu-DvvZgSRO.js","/assets/OnlineScreen-141m4cbE.js","/assets/OnlineSide-B5obo135.js","/assets/OnlineText-C-QASNBd.js","/assets/OpenedCard-CpiZzxfY.js","/assets/SinceLastMove-BPVK-vbr.js","/assets/TextScreen-BmnzSemx.js","/assets/jsx-runtime-bkclqQSo.js","/assets/sitters-nvcZd2Y9.js","/assets/table.module-CYkymG8o.js","/assets/use-answer-DncZeZh2.js","/assets/use-table-words-BUZA29PF.js","/assets/Browser-BUMtSY0S.css","/assets/HelpDialog-BWZVfkLw.css","/assets/OnlineEnd-trQjGzbM.css","/assets/OnlineScreen-C3zcD5Xr.css","/assets/SinceLastMove-Bb_7asTN.css","/assets/TextScreen-4Weyjqjz.css","/assets/index-C1nEXwPj.css","/assets/table-zL6QlP-B.css","/assets/use-answer-BRkBa9EV.css","/assets/worker-ceoQfFBX.js","/icon.svg","/manifest.webmanifest"];
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
  const notice = { body: lines.join('\n'), tag: link, data: link, icon: '/icon.svg' };
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
