import { createHmac, randomBytes } from 'node:crypto';
import { type Agent, request } from 'node:https';
import { noticesOf } from '../store/notices';
import type { Store } from '../store/open';
import { secretNamed } from '../store/secrets';
import { mustBeOutside, publicAgent } from './public-address';
import type { Way } from './way';

const TIMEOUT = 10_000;

/** The key with which a person can check that a call comes from this server. */
export async function webhookKey(store: Store, person: string): Promise<string> {
  const key = await secretNamed(store, 'webhook-key', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', key).update(person).digest('hex');
}

/** Calls an address of the person's own with a notice as JSON. It never follows elsewhere and never calls inside. */
export function webhookWay(store: Store, agent: Agent = publicAgent): Way {
  return {
    async send(person, notice) {
      const { webhook } = await noticesOf(store.db, person);
      if (webhook === undefined) return false;
      const body = JSON.stringify(notice);
      const key = await webhookKey(store, person);
      const signature = createHmac('sha256', key).update(body).digest('hex');
      mustBeOutside(new URL(webhook));
      await post(new URL(webhook), body, { signature, agent });
      return true;
    },
  };
}

interface Posting {
  readonly signature: string;
  readonly agent: Agent;
}

function post(url: URL, body: string, { signature, agent }: Posting): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'furrow',
      'x-furrow-signature': signature,
    };
    const asked = request(url, { method: 'POST', headers, agent, timeout: TIMEOUT }, (response) => {
      response.resume();
      const status = response.statusCode ?? 0;
      if (status >= 200 && status < 300) resolve();
      else reject(new Error(`the webhook answered ${status}`));
    });
    asked.on('timeout', () => asked.destroy(new Error('the webhook does not answer')));
    asked.on('error', reject);
    asked.end(body);
  });
}
