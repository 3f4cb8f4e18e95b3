import { createHmac, randomBytes } from 'node:crypto';
import type { Agent } from 'node:https';
import { notificationSettingsOf } from '../store/notification-settings';
import type { Store } from '../store/open';
import { secretNamed } from '../store/secrets';
import type { Channel } from './channel';
import { isAccepted, post } from './post';
import { publicAgent } from './public-address';

/** How many milliseconds a call may take, unless a test says otherwise. */
const LONGEST = 10_000;

/** The key with which a person can check that a call comes from this server. */
export async function webhookKey(store: Store, person: string): Promise<string> {
  const key = await secretNamed(store, 'webhook-key', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', key).update(person).digest('hex');
}

/** Calls an address of the person's own with a notice as JSON. */
export function webhookChannel(store: Store, agent: Agent = publicAgent, longest = LONGEST): Channel {
  return {
    reaches: async (person) => (await notificationSettingsOf(store.db, person)).webhook !== undefined,
    async send(person, notice) {
      const { webhook } = await notificationSettingsOf(store.db, person);
      if (webhook === undefined) return false;
      const body = JSON.stringify(notice);
      const key = await webhookKey(store, person);
      const signature = createHmac('sha256', key).update(body).digest('hex');
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'furrow',
        'x-furrow-signature': signature,
      };
      const status = await post(new URL(webhook), { headers, body, agent, longest });
      if (!isAccepted(status)) throw new Error(`the webhook answered ${status}`);
      return true;
    },
  };
}
