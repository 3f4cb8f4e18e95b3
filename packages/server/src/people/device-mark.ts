import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../store/open';
import { passwordOf } from '../store/people';
import { secretNamed } from '../store/secrets';

const LENGTH = 22;

/** The mark by which a browser shows that an account was used in it before. It lets nobody in, and a new password makes it worthless. */
export async function deviceMark(store: Store, person: string): Promise<string> {
  const key = await secretNamed(store, 'browser-key', () => randomBytes(32).toString('hex'));
  const password = (await passwordOf(store.db, person)) ?? '';
  return createHmac('sha256', key).update(`${person} ${password}`).digest('base64url').slice(0, LENGTH);
}
