import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings';

const TOO_OFTEN = 429;

/**
 * The log: one line of JSON for each request. A line names the route, never the whole address: who knows the id of a table
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

/** Writes a line for each request when it is answered, but for those of somebody who asks too often: these the metrics count. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === TOO_OFTEN) return;
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}

/** The route that a request was for, without the ids in its address. */
export function routeOf(request: FastifyRequest): string {
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
