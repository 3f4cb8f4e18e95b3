import type { Agent } from 'node:https';
import webPush from 'web-push';
import {
  dropPushSubscription,
  type PushSubscription,
  pushSubscriptionsOf,
} from '../store/notification-settings';
import type { Store } from '../store/open';
import { secretNamed } from '../store/secrets';
import type { Channel } from './channel';
import { isAccepted, post } from './post';
import { publicAgent } from './public-address';

/** How many milliseconds a call may take, unless a test says otherwise. */
const LONGEST = 10_000;
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

/** Wakes the browsers of people, all at once; `contact` is where the push service can complain. */
export function pushChannel(
  store: Store,
  contact: string,
  agent: Agent = publicAgent,
  longest: number = LONGEST,
): Channel {
  return {
    reaches: async (person) => (await pushSubscriptionsOf(store.db, person)).length > 0,
    async send(person, { title, lines, link }) {
      const browsers = await pushSubscriptionsOf(store.db, person);
      if (browsers.length === 0) return false;
      const vapidDetails = { subject: contact, ...(await pushKeys(store)) };
      const text = JSON.stringify({ title, lines, link });
      const wake = async ({ endpoint, body: said }: PushSubscription): Promise<void> => {
        const to = JSON.parse(said) as webPush.PushSubscription;
        const details = webPush.generateRequestDetails(to, text, { vapidDetails, TTL: LASTS });
        const { headers, body } = details;
        const status = await post(new URL(to.endpoint), { headers, body: body ?? '', agent, longest });
        if (GONE.includes(status)) await store.write((db) => dropPushSubscription(db, person, endpoint));
        else if (!isAccepted(status)) throw new Error(`the push service answered ${status}`);
      };
      const done = await Promise.allSettled(browsers.map(wake));
      const problems = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      if (problems.length === browsers.length) throw problems[0];
      return true;
    },
  };
}
