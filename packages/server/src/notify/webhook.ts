import { createHmac, randomBytes } from 'node:crypto';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { noticesOf } from '../store/notices';
import type { Store } from '../store/open';
import { secretNamed } from '../store/secrets';
import { publicLookup } from './public-address';
import type { Way } from './way';

const TIMEOUT = 10_000;

/** Calls an address of the person's own with a notice as JSON. It never follows elsewhere and never calls inside. */
export function webhookWay(store: Store, find: LookupFunction = publicLookup): Way {
  return {
    async send(person, notice) {
      const { webhook } = await noticesOf(store.db, person);
      if (webhook === undefined) return false;
      const key = await secretNamed(store, 'webhook-key', () => randomBytes(32).toString('hex'));
      const body = JSON.stringify(notice);
      const signature = createHmac('sha256', key).update(`${person} ${body}`).digest('hex');
      await post(new URL(webhook), body, { signature, find });
      return true;
    },
  };
}

interface Posting {
  readonly signature: string;
  readonly find: LookupFunction;
}

function post(url: URL, body: string, { signature, find }: Posting): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'furrow',
      'x-furrow-signature': signature,
    };
    const asked = request(url, { method: 'POST', headers, lookup: find, timeout: TIMEOUT }, (response) => {
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
