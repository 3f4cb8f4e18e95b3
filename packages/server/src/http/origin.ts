import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

/** The header that only our page and programs send: other pages cannot, without being asked first. */
export const OWN_HEADER = { name: 'x-furrow', value: '1' } as const;

/** Whether a browser says that a request comes from another page than ours. */
export function isForeign({ headers, host }: FastifyRequest, { publicUrl }: Settings): boolean {
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  return publicUrl === undefined ? from.host !== host : from.origin !== publicUrl.origin;
}
