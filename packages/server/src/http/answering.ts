import type { Language } from '@furrow/text/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalIn } from '../words/refusals';
import type { Refused } from '../words/refused';
import type { SpokenRefusal } from './route';
import { statusOf } from './status';

/** Sends a refusal: always in the same form, with a status that fits. */
export function sendRefusal(
  reply: FastifyReply,
  refused: Refused | SpokenRefusal,
  language: Language,
): FastifyReply {
  const spoken = 'refusal' in refused ? refused.refusal : refusalIn(language, refused.why, refused.right);
  const { right } = spoken;
  if (typeof right === 'object' && right !== null && 'seconds' in right)
    reply.header('retry-after', String(right.seconds));
  return reply
    .code(statusOf(spoken.why))
    .header('cache-control', 'no-store')
    .header('x-request-id', reply.request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ refusal: spoken }));
}

/** The path of a request without what is asked behind it. */
export function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0];
}
