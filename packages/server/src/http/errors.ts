import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalIn } from '../words/refusals';
import { type Refused, refuse, refuseWith } from '../words/refused';
import { languageOf } from './language';
import { pathOf, sendRefusal } from './send-refusal';

/** Answers whatever goes wrong outside of a route, in the one form that refusals have. */
export function answerErrors(app: FastifyInstance, methodsOf: (path: string) => readonly string[]): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const right = methodsOf(pathOf(request)).filter((method) => method !== request.method);
    if (right.length > 0) reply.header('allow', right.join(', '));
    const refused = right.length > 0 ? refuseWith('wrong-method', right) : refuse('no-such-page');
    return sendRefusal(reply, refused, languageOf(request.headers['accept-language']));
  });
}

/** Answers an error: what was sent was wrong, or we were. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = sentWrong(error, request) ?? refuseWith('our-mistake', { request: String(request.id) });
  if (refused.why === 'our-mistake') request.log.error({ err: error }, 'our mistake');
  return sendRefusal(reply, refused, languageOf(request.headers['accept-language']));
}

function sentWrong(
  { code, statusCode, message }: FastifyError,
  request: FastifyRequest,
): Refused | undefined {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuseWith('too-large', { bytes: request.routeOptions.bodyLimit ?? 0 });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
      return refuseWith('wrong-type', ['application/json']);
    default: {
      const theirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
      return theirs ? refuseWith('not-understood', [{ at: '', what: message.slice(0, 300) }]) : undefined;
    }
  }
}

/** Answers what is no HTTP at all. */
export function answerMalformed(_error: Error, socket: Socket): void {
  if (!socket.writable) return;
  const refusal = refusalIn('en', 'not-understood', [{ at: '', what: 'this is not HTTP/1.1' }]);
  const body = JSON.stringify({ refusal });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
