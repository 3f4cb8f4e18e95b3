import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services';

/** What proxies say about whom they speak for. */
const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/** Whether a request seems to come by a proxy. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Says once in the log that a proxy seems to stand before the server which it was not told of: then everybody has the address of
 * the proxy, and the limits of one address hold for all people together.
 */
export function warnAboutProxies(
  app: FastifyInstance,
  { settings, log }: Pick<Services, 'settings' | 'log'>,
): void {
  if (settings.proxies > 0) return;
  let said = false;
  app.addHook('onRequest', async (request) => {
    if (said || !isForwarded(request)) return;
    said = true;
    log.warn(
      { setting: 'TRUST_PROXY' },
      'a proxy seems to stand before this server, but TRUST_PROXY is 0: all people share its address and its limits; set TRUST_PROXY to the number of proxies (1 for one), or let nobody send such headers',
    );
  });
}
