import type { Language } from '@furrow/text/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalIn } from '../words/refusals';
import { Refused } from '../words/refused';
import { clientAddress } from './client-address';
import { routeOf } from './logging';
import type { SpokenRefusal } from './route';
import { REFUSALS, type Refusals } from './security-log';
import { statusOf } from './status';

/** Sends a refusal: always in the same form, with a status that fits. `person` is whoever is refused, if that is known. */
export function sendRefusal(
  reply: FastifyReply,
  refused: Refused | SpokenRefusal,
  language: Language,
  person?: string,
): FastifyReply {
  const spoken = headRefusal(reply, refused, language, person);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ refusal: spoken }));
}

/** Notes a refusal in the log and writes the head of the answer; gives the refusal in words. */
export function headRefusal(
  reply: FastifyReply,
  refused: Refused | SpokenRefusal,
  language: Language,
  person?: string,
): SpokenRefusal['refusal'] {
  const { request } = reply;
  const spoken = 'refusal' in refused ? refused.refusal : refusalIn(language, refused.why, refused.right);
  const { why, right } = spoken;
  const about = refused instanceof Refused ? refused.about : undefined;
  request.server.getDecorator<Refusals>(REFUSALS).note(request.log, {
    why,
    route: routeOf(request),
    person: about ?? person,
    address: clientAddress(request),
  });
  if (typeof right === 'object' && right !== null && 'seconds' in right)
    reply.header('retry-after', String(right.seconds));
  reply.code(statusOf(why)).header('cache-control', 'no-store').header('x-request-id', request.id);
  return spoken;
}

/** The path of a request without what is asked behind it. */
export function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0];
}
