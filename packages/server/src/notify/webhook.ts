import { createHmac, randomBytes } from 'node:crypto';
import type { Agent } from 'node:https';
import { noticesOf } from '../store/notices';
import type { Store } from '../store/open';
import { secretNamed } from '../store/secrets';
import { isTaken, post } from './post';
import { publicAgent } from './public-address';
import type { Way } from './way';

/** How many milliseconds a call may take, unless a test says otherwise. */
const LONGEST = 10_000;

/** The key with which a person can check that a call comes from this server. */
export async function webhookKey(store: Store, person: string): Promise<string> {
  const key = await secretNamed(store, 'webhook-key', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', key).update(person).digest('hex');
}

/** Calls an address of the person's own with a notice as JSON. */
export function webhookWay(store: Store, agent: Agent = publicAgent, longest = LONGEST): Way {
  return {
    async send(person, notice) {
      const { webhook } = await noticesOf(store.db, person);
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
      if (!isTaken(status)) throw new Error(`the webhook answered ${status}`);
      return true;
    },
  };
}
