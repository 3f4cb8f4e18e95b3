import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../people/caller';
import { type Refused, refuseWith } from '../words/refused';

/** Refuses what comes too often: gives the refusal, or nothing if there is room. */
export type Often = (request: FastifyRequest) => Promise<Refused | undefined>;

/** Counts how often an address asks in a time. */
export function oftenByAddress(app: FastifyInstance, max: number, timeWindow: number): Often {
  const count = app.createRateLimit({ max, timeWindow });
  return async (request) => refusalOf(await count(request));
}

/** Counts how often a person changes something in a minute. */
export function oftenByPerson(
  app: FastifyInstance,
  max: number,
): (request: FastifyRequest, caller: Caller) => Promise<Refused | undefined> {
  const people = new WeakMap<FastifyRequest, string>();
  const keyGenerator = (request: FastifyRequest): string => people.get(request) ?? request.ip;
  const count = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
  return async (request, caller) => {
    people.set(request, caller.person.id);
    return refusalOf(await count(request));
  };
}

type Room = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refusalOf(room: Room): Refused | undefined {
  if (room.isAllowed || !room.isExceeded) return undefined;
  return refuseWith('too-often', { seconds: room.ttlInSeconds });
}
