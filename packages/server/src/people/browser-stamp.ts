import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/open';
import { secretNamed } from '../store/secrets';

const FORM = /^([\da-z]{1,11})-([\w-]{12})-([\w-]{22})$/;

/** What shows since when a browser has been here; it says nothing about who uses it. */
export async function newStamp(store: Store, now: number): Promise<string> {
  const said = `${now.toString(36)}-${randomBytes(9).toString('base64url')}`;
  return `${said}-${await signature(store, said)}`;
}

/** Since when a browser with this stamp has been here; undefined if this server did not make it. */
export async function sinceOf(store: Store, stamp: string): Promise<number | undefined> {
  const [, since, mark, signed] = FORM.exec(stamp) ?? [];
  if (signed === undefined) return undefined;
  const right = Buffer.from(await signature(store, `${since}-${mark}`));
  return timingSafeEqual(right, Buffer.from(signed)) ? Number.parseInt(since, 36) : undefined;
}

async function signature(store: Store, said: string): Promise<string> {
  const key = await secretNamed(store, 'stamp-key', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', key).update(said).digest('base64url').slice(0, 22);
}
