import { ask, type Refused } from '../api';
import type { Notices } from '../forms';

/** What came of waking this browser, or of letting it sleep: how I am told now, why not, or that the browser does not let us. */
export type Woken = { readonly ok: true; readonly value: Notices } | Refused | 'forbidden' | 'unknown';

/** Whether this browser can be woken at all. */
export function canBeWoken(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** What this browser subscribed to; undefined if it is not woken. */
export async function subscription(): Promise<PushSubscription | undefined> {
  if (!canBeWoken()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Lets this browser sleep. What the server has forgotten wakes nobody, even if the browser keeps its subscription. */
export async function letSleep(subscribed: PushSubscription): Promise<Woken> {
  const { endpoint } = subscribed;
  const answer = await ask<Notices>('DELETE', '/me/notifications/push', { endpoint });
  if (answer.ok) await subscribed.unsubscribe().catch(() => false);
  return answer;
}

/** Subscribes this browser to what the server pushes; the other ways of being told stay as they are. */
export async function wakeThisBrowser({ email, webhook }: Notices): Promise<Woken> {
  if (!canBeWoken()) return 'unknown';
  const key = await ask<{ readonly key: string }>('GET', '/push-key');
  if (!key.ok) return key;
  if ((await Notification.requestPermission()) !== 'granted') return 'forbidden';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'unknown';
  try {
    const push = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.key,
    });
    return await ask<Notices>('PUT', '/me/notifications', { email, webhook, push: push.toJSON() });
  } catch {
    return 'unknown';
  }
}
