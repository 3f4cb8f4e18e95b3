import { update } from './store';

/** Keeps the page for times without a network, says when a newer version waits, and goes where a notice leads. */
export async function keepOffline(): Promise<void> {
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ readonly goTo?: string }>) => {
      if (data.goTo !== undefined) location.hash = data.goTo;
    },
  );
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = () => {
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null)
      update({ renew: () => renew(waiting) });
  };
  // A newer version may wait, or be on its way, before anybody listens.
  const watch = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', watch);
  watch();
  offer();
}

/** Lets the newer version take over and loads the page again; games are saved after every move. */
function renew(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
