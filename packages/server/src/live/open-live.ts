import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/answering';
import { identify } from '../http/door';
import { languageOf } from '../http/language';
import { isForeign, OWN_HEADER } from '../http/origin';
import type { Parts } from '../http/parts';
import { placeOf } from '../http/place';
import type { Caller } from '../people/caller';
import { Refused, refuse, refuseWith } from '../words/refused';
import { LiveSocket } from './socket';

/** Where the live socket is. */
export const LIVE_PATH = '/api/live';

/** Opens the live socket: pages of others are turned away before the upgrade, everybody else may listen. */
export function openLive(app: FastifyInstance, parts: Parts): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const preValidation = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = await mayListen(request, parts);
    if (caller instanceof Refused) return refuseUpgrade(request, reply, caller);
    if (caller !== undefined) callers.set(request, caller);
    return undefined;
  };
  app.get(LIVE_PATH, { websocket: true, preValidation }, (socket, request) => {
    const caller = callers.get(request);
    const language = caller?.person.language ?? languageOf(request.headers['accept-language']);
    new LiveSocket(socket, parts, { caller, address: placeOf(request), language });
  });
  app.addHook('preClose', async () => parts.connections.endAll());
}

async function mayListen(request: FastifyRequest, parts: Parts): Promise<Caller | undefined | Refused> {
  if (!request.ws) return refuse('no-such-page');
  if (isForeign(request, parts.settings))
    return refuseWith('not-from-here', { header: `${OWN_HEADER.name}: ${OWN_HEADER.value}` });
  const caller = await identify(request, parts);
  if (caller instanceof Refused) return caller;
  if (caller !== undefined && !caller.scopes.includes('read'))
    return refuseWith('token-may-not', { scope: 'read' }).concerning(caller.person.id);
  const most = parts.connections.mostFor({ caller, address: placeOf(request) });
  return most === undefined ? caller : refuseWith('too-many-streams', { most });
}

function refuseUpgrade(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply {
  return sendRefusal(reply, refused, languageOf(request.headers['accept-language']));
}
