import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings';

/**
 * The log: one line of JSON for each request. A line names the door, never the whole address: who knows the id of a table
 * may watch it. Bodies, headers and cookies are never written.
 */
export function newLog({ logLevel }: Settings, to?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: null,
    serializers: { err: plainError, req: plainRequest, res: () => undefined },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

/** Writes a line for each request when it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: doorOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}

/** The door at which a request knocked, without the ids in its address. */
export function doorOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}

function plainRequest({ method }: { readonly method: string }): object {
  return { method };
}

/** An error without what it quotes, for that may be somebody's hidden move. */
function plainError(error: Error & { readonly code?: unknown }): object {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code: error.code,
    message: withoutQuotes(error.message),
    stack: frames.join('\n'),
  };
}

/** A message up to the first thing that it quotes, without ids and secrets. */
function withoutQuotes(message: string): string {
  return message.replace(/["'`[{][\s\S]*/, '…').replace(/[\w+/=-]{16,}/g, '…');
}
