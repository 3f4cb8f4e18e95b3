import type { Agent } from 'node:https';
import webPush from 'web-push';
import { dropPushSubscription, pushSubscriptionsOf } from '../store/notices';
import type { Store } from '../store/open';
import { secretNamed } from '../store/secrets';
import { mustBeOutside, publicAgent } from './public-address';
import type { Way } from './way';

const TIMEOUT = 15_000;
/** A browser that is offline is told for so long, in seconds. */
const LASTS = 24 * 3600;
/** The push service says that the browser has withdrawn. */
const GONE = [404, 410];

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys with which this server signs what it pushes; made once. */
async function pushKeys(store: Store): Promise<Keys> {
  const make = () => JSON.stringify(webPush.generateVAPIDKeys());
  return JSON.parse(await secretNamed(store, 'push-keys', make)) as Keys;
}

/** The key that browsers need to subscribe. */
export async function pushKey(store: Store): Promise<string> {
  return (await pushKeys(store)).publicKey;
}

/** Wakes the browsers of people; `contact` is where the push service can complain. */
export function pushWay(store: Store, contact: string, agent: Agent = publicAgent): Way {
  return {
    async send(person, { title, lines, link }) {
      const browsers = await pushSubscriptionsOf(store.db, person);
      if (browsers.length === 0) return false;
      const vapidDetails = { subject: contact, ...(await pushKeys(store)) };
      const text = JSON.stringify({ title, lines, link });
      const problems: unknown[] = [];
      for (const { endpoint, body } of browsers) {
        try {
          const to = JSON.parse(body) as webPush.PushSubscription;
          mustBeOutside(new URL(to.endpoint));
          await webPush.sendNotification(to, text, { vapidDetails, TTL: LASTS, timeout: TIMEOUT, agent });
        } catch (error) {
          const gone = error instanceof webPush.WebPushError && GONE.includes(error.statusCode);
          if (gone) await store.write((db) => dropPushSubscription(db, endpoint));
          else problems.push(error);
        }
      }
      if (problems.length === browsers.length) throw problems[0];
      return true;
    },
  };
}
