import type { Language } from '@furrow/text/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Caller } from '../people/caller';
import type { Services } from '../services';
import { Refused, refuse, refuseWith } from '../words/refused';
import { clientAddress } from './client-address';
import { browserStampOf, deviceMarksOf } from './device-cookie';
import type { tableParams } from './forms';
import { sendJsonLines } from './json-lines';
import { languageOf } from './language';
import { isForeign, OWN_HEADER } from './origin';
import { parseInput } from './parse-input';
import { countChange, countGuard, countLoad } from './rate-limits';
import type { Call, Lines, PlainText, Route, Scope, SpokenRefusal, Who } from './route';
import { noteEvent } from './security-log';
import { sendRefusal } from './send-refusal';
import { sessionCookieOf, setSessionCookie } from './session-cookie';

const BEARER = /^Bearer (\S{1,200})$/i;

/** Registers routes: before a handler runs, the caller is known, may call it, has not called too often, and what was sent is well formed. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], services: Services): void {
  for (const route of routes) registerRoute(app, route, services);
}

function registerRoute(app: FastifyInstance, route: Route, services: Services): void {
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    handler: async (request, reply) => {
      const caller = await authorize(request, route, services);
      const language = spokenBy(request, caller);
      if (caller instanceof Refused) return sendRefusal(reply, caller, language);
      const changing = route.method === 'GET' ? undefined : caller;
      const often =
        changing &&
        (route.guards === 'account'
          ? countGuard(services, changing, clientAddress(request))
          : countChange(services, changing));
      const person = caller?.person.id;
      if (often !== undefined) return sendRefusal(reply, often, language, person);
      const call = readCall(request, reply, { route, services, caller, language });
      if (call instanceof Refused) return sendRefusal(reply, call, language, person);
      const load = route.opens === 'table' ? countLoad(services, tableIn(call), call.address) : undefined;
      if (load !== undefined) return sendRefusal(reply, load, language, person);
      return answer(reply, await route.do(call), { route, services, call });
    },
  });
}

function spokenBy(request: FastifyRequest, caller: Caller | Refused | undefined): Language {
  const known = caller === undefined || caller instanceof Refused ? undefined : caller.person.language;
  return known ?? languageOf(request.headers['accept-language']);
}

/** Who calls, if they may call this route. */
async function authorize(
  request: FastifyRequest,
  { who, scope, method }: Pick<Route, 'who' | 'scope' | 'method'>,
  services: Services,
): Promise<Caller | undefined | Refused> {
  const caller = await identify(request, services);
  if (caller instanceof Refused) return caller;
  const isForgery = caller?.by !== 'token' && method !== 'GET' && isForged(request, services);
  const refused = isForgery
    ? refuseWith('not-from-here', { header: `${OWN_HEADER.name}: ${OWN_HEADER.value}` })
    : whyForbidden(caller, who, scope);
  return refused?.concerning(caller?.person.id) ?? caller;
}

/** Why somebody may not call a route; undefined if they may. */
function whyForbidden(caller: Caller | undefined, who: Who, scope: Scope): Refused | undefined {
  if (caller?.by === 'token') {
    if (scope === 'never') return refuse('not-for-programs');
    if (!caller.scopes.includes(scope)) return refuseWith('token-may-not', { scope });
  }
  if (who !== 'anybody' && caller === undefined) return refuse('sign-in');
  return who === 'account' && caller?.person.kind !== 'account' ? refuse('account-needed') : undefined;
}

/** Who a request says it comes from, by token or cookie; nobody if it says nothing. */
export async function identify(
  request: FastifyRequest,
  services: Services,
): Promise<Caller | undefined | Refused> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1];
    return token === undefined ? refuse('unknown-token') : services.tokens.find(token);
  }
  const secret = sessionCookieOf(request, services.settings);
  return secret === undefined ? undefined : services.sessions.find(secret);
}

function isForged(request: FastifyRequest, { settings }: Services): boolean {
  return request.headers[OWN_HEADER.name] !== OWN_HEADER.value || isForeign(request, settings);
}

interface RouteRequest {
  readonly route: Route;
  readonly services: Services;
  readonly caller: Caller | undefined;
  readonly language: Language;
}

/** Everything that was said, if it has the form that the route wants. */
function readCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { route, services, caller, language }: RouteRequest,
): Call<'anybody', unknown, unknown, unknown> | Refused {
  const params = readPart(route.params, request.params, language);
  if (params instanceof Refused) return params;
  const query = readPart(route.query ?? NOTHING, request.query, language);
  if (query instanceof Refused) return query;
  const sent = request.headers['content-type'] === undefined ? undefined : request.body;
  const body = readPart(route.body ?? NO_BODY, sent, language);
  if (body instanceof Refused) return body;
  return {
    caller,
    params,
    query,
    body,
    language,
    address: clientAddress(request),
    note: (event, person) => noteEvent(request.log, event, { person, address: clientAddress(request) }),
    deviceMarks: deviceMarksOf(request, reply, services.settings),
    browserStamp: browserStampOf(request, reply, services.settings),
    setSession: (secret) => setSessionCookie(reply, services.settings, secret),
  };
}

function tableIn({ params }: Call<'anybody', unknown, unknown, unknown>): string {
  return (params as z.infer<typeof tableParams>).id;
}

const NOTHING = z.strictObject({});
const NO_BODY = z.optional(NOTHING);

function readPart(schema: z.core.$ZodType | undefined, sent: unknown, language: Language): unknown {
  return schema === undefined ? undefined : parseInput(schema, sent, language);
}

interface Answered {
  readonly route: Route;
  readonly services: Services;
  readonly call: Call<'anybody', unknown, unknown, unknown>;
}

function answer(
  reply: FastifyReply,
  given: unknown,
  { route, services, call }: Answered,
): FastifyReply | Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (given instanceof Refused || isSpokenRefusal(given))
    return sendRefusal(reply, given, call.language, call.caller?.person.id);
  if (route.line !== undefined) return sendJsonLines(reply, given as Lines, { services, call });
  if (route.sends === 'text') return reply.type('text/plain; charset=utf-8').send((given as PlainText).text);
  if (route.answer === undefined) return reply.code(204).send();
  return reply
    .code(route.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(given));
}

function isSpokenRefusal(given: unknown): given is SpokenRefusal {
  return typeof given === 'object' && given !== null && 'refusal' in given;
}
