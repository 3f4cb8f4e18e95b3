import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import { RULES_HEADER } from '@furrow/wire/rules-header';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import type { Settings } from '../settings';

/** A host and a port, and nothing that could be more of a policy. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i;

/** Says with every answer which rules this server has, so that a page with other ones notices. */
export function addRulesHeader(app: FastifyInstance, { rules }: Services): void {
  app.addHook('onRequest', async (_request, reply) => {
    const identity = rules();
    if (identity !== undefined) reply.header(RULES_HEADER, identity);
  });
}

/** Sends the headers that forbid browsers what our page never does. */
export async function addSecurityHeaders(app: FastifyInstance, { publicUrl }: Settings): Promise<void> {
  const https = publicUrl?.protocol === 'https:';
  const socket = (request: IncomingMessage): string => {
    const host = publicUrl?.host ?? request.headers.host ?? '';
    return HOST.test(host) ? `${https ? 'wss' : 'ws'}://${host}` : "'self'";
  };
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'", (request) => socket(request)],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
}
