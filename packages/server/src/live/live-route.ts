import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address';
import { languageOf } from '../http/language';
import { isForeign, OWN_HEADER } from '../http/origin';
import { identify } from '../http/register-routes';
import { sendRefusal } from '../http/send-refusal';
import type { Caller } from '../people/caller';
import type { Services } from '../services';
import { Refused, refuse, refuseWith } from '../words/refused';
import { LiveSocket } from './live-socket';

/** Where the live socket is. */
export const LIVE_PATH = '/api/live';

/** Opens the live socket: pages of others are turned away before the upgrade, everybody else may listen. */
export function registerLiveSocket(app: FastifyInstance, services: Services): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const preValidation = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = await mayListen(request, services);
    if (caller instanceof Refused) return refuseUpgrade(request, reply, caller);
    if (caller !== undefined) callers.set(request, caller);
    return undefined;
  };
  app.get(LIVE_PATH, { websocket: true, preValidation }, (socket, request) => {
    const caller = callers.get(request);
    const language = caller?.person.language ?? languageOf(request.headers['accept-language']);
    new LiveSocket(socket, services, { caller, address: clientAddress(request), language });
  });
  app.addHook('preClose', async () => services.connections.endAll());
}

async function mayListen(request: FastifyRequest, services: Services): Promise<Caller | undefined | Refused> {
  if (!request.ws) return refuse('no-such-page');
  if (isForeign(request, services.settings))
    return refuseWith('not-from-here', { header: `${OWN_HEADER.name}: ${OWN_HEADER.value}` });
  const caller = await identify(request, services);
  if (caller instanceof Refused) return caller;
  if (caller !== undefined && !caller.scopes.includes('read'))
    return refuseWith('token-may-not', { scope: 'read' }).concerning(caller.person.id);
  const most = services.connections.limitReachedBy({ caller, address: clientAddress(request) });
  return most === undefined ? caller : refuseWith('too-many-streams', { most });
}

function refuseUpgrade(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply {
  return sendRefusal(reply, refused, languageOf(request.headers['accept-language']));
}
