import type { Language } from '@furrow/text/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Caller } from '../people/caller';
import { KeptRate } from '../people/kept-rate';
import { Refused, refuse, refuseWith } from '../words/refused';
import { sendRefusal } from './answering';
import type { tableParams } from './forms';
import { languageOf } from './language';
import { sendLines } from './lines';
import { marksOf } from './marks-cookie';
import { countChange, countLoad, oftenAt } from './often';
import { isForeign, OWN_HEADER } from './origin';
import type { Parts } from './parts';
import { placeOf } from './place';
import { read } from './reading';
import type { Call, Lines, PlainText, Route, Scope, SpokenRefusal, Who } from './route';
import { noteEvent } from './security-log';
import { keepSession, sessionOf } from './session-cookie';

const HOUR = 60 * 60_000;
const BEARER = /^Bearer (\S{1,200})$/i;

/** Opens doors: whoever knocks is known, may do it and said it well before anything is done. */
export function openDoors(app: FastifyInstance, routes: readonly Route[], parts: Parts): void {
  for (const route of routes) openDoor(app, route, parts);
}

function openDoor(app: FastifyInstance, route: Route, parts: Parts): void {
  const { perHour } = route;
  const knocks =
    perHour === undefined
      ? undefined
      : new KeptRate(parts.store, `${route.method} ${route.path}`, perHour, HOUR, parts.now);
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    handler: async (request, reply) => {
      const caller = await whoCalls(request, route, parts);
      const language = spokenBy(request, caller);
      if (caller instanceof Refused) return sendRefusal(reply, caller, language);
      const changing = route.method === 'GET' ? undefined : caller;
      const often =
        (knocks && (await oftenAt(knocks, request))) ?? (changing && countChange(parts, changing));
      const person = caller?.person.id;
      if (often !== undefined) return sendRefusal(reply, often, language, person);
      const call = readCall(request, reply, { route, parts, caller, language });
      if (call instanceof Refused) return sendRefusal(reply, call, language, person);
      const load = route.opens === 'table' ? countLoad(parts, tableIn(call), call.address) : undefined;
      if (load !== undefined) return sendRefusal(reply, load, language, person);
      return answer(reply, await route.do(call), { route, parts, call });
    },
  });
}

function spokenBy(request: FastifyRequest, caller: Caller | Refused | undefined): Language {
  const known = caller === undefined || caller instanceof Refused ? undefined : caller.person.language;
  return known ?? languageOf(request.headers['accept-language']);
}

/** Who it is, if they may come through this door. */
async function whoCalls(
  request: FastifyRequest,
  { who, scope, method }: Pick<Route, 'who' | 'scope' | 'method'>,
  parts: Parts,
): Promise<Caller | undefined | Refused> {
  const caller = await identify(request, parts);
  if (caller instanceof Refused) return caller;
  const isForgery = caller?.by !== 'token' && method !== 'GET' && isForged(request, parts);
  const refused = isForgery
    ? refuseWith('not-from-here', { header: `${OWN_HEADER.name}: ${OWN_HEADER.value}` })
    : mayNot(caller, who, scope);
  return refused?.concerning(caller?.person.id) ?? caller;
}

/** Why somebody may not come through a door; nothing if they may. */
function mayNot(caller: Caller | undefined, who: Who, scope: Scope): Refused | undefined {
  if (caller?.by === 'token') {
    if (scope === 'never') return refuse('not-for-programs');
    if (!caller.scopes.includes(scope)) return refuseWith('token-may-not', { scope });
  }
  if (who !== 'anybody' && caller === undefined) return refuse('sign-in');
  return who === 'account' && caller?.person.kind !== 'account' ? refuse('account-needed') : undefined;
}

/** Who a request says it comes from, by token or cookie; nobody if it says nothing. */
export async function identify(request: FastifyRequest, parts: Parts): Promise<Caller | undefined | Refused> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1];
    return token === undefined ? refuse('unknown-token') : parts.tokens.find(token);
  }
  const secret = sessionOf(request, parts.settings);
  return secret === undefined ? undefined : parts.sessions.find(secret);
}

function isForged(request: FastifyRequest, { settings }: Parts): boolean {
  return request.headers[OWN_HEADER.name] !== OWN_HEADER.value || isForeign(request, settings);
}

interface Knock {
  readonly route: Route;
  readonly parts: Parts;
  readonly caller: Caller | undefined;
  readonly language: Language;
}

/** Everything that was said, if it has the form that the door wants. */
function readCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { route, parts, caller, language }: Knock,
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
    address: placeOf(request),
    note: (event, person) => noteEvent(request.log, event, { person, address: placeOf(request) }),
    marks: marksOf(request, reply, parts.settings),
    setSession: (secret) => keepSession(reply, parts.settings, secret),
  };
}

function tableIn({ params }: Call<'anybody', unknown, unknown, unknown>): string {
  return (params as z.infer<typeof tableParams>).id;
}

const NOTHING = z.strictObject({});
const NO_BODY = z.optional(NOTHING);

function readPart(schema: z.core.$ZodType | undefined, sent: unknown, language: Language): unknown {
  return schema === undefined ? undefined : read(schema, sent, language);
}

interface Answered {
  readonly route: Route;
  readonly parts: Parts;
  readonly call: Call<'anybody', unknown, unknown, unknown>;
}

function answer(
  reply: FastifyReply,
  given: unknown,
  { route, parts, call }: Answered,
): FastifyReply | Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (given instanceof Refused || isSpokenRefusal(given))
    return sendRefusal(reply, given, call.language, call.caller?.person.id);
  if (route.line !== undefined) return sendLines(reply, given as Lines, { parts, call });
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
