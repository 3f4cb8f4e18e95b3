import { update } from './store';

/** Keeps the page for times without a network, says when a newer version waits, and goes where a notice leads. */
export async function keepOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = () => {
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null)
      update({ renew: () => renew(waiting) });
  };
  offer();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ readonly goTo?: string }>) => {
      if (data.goTo !== undefined) location.hash = data.goTo;
    },
  );
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

/** Lets the newer version take over and loads the page again; games are saved after every move. */
function renew(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
