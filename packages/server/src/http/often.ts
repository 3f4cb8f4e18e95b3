import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../people/caller';
import type { KeptRate } from '../people/kept-rate';
import { type Refused, refuseWith } from '../words/refused';
import type { Parts } from './parts';
import { placeOf } from './place';

/** Refuses what comes too often: gives the refusal, or nothing if there is room. */
export type Often = (request: FastifyRequest) => Promise<Refused | undefined>;

/** Counts how often an address asks in a time. */
export function oftenByAddress(app: FastifyInstance, max: number, timeWindow: number): Often {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: placeOf });
  return async (request) => refusalOf(await count(request));
}

/** Counts one more request of an address where that is kept: gives the refusal, or nothing if there is room. */
export async function oftenAt(rate: KeptRate, request: FastifyRequest): Promise<Refused | undefined> {
  const seconds = await rate.count(placeOf(request));
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}

/** Counts one more change of a person, by whatever door: gives the refusal, or nothing if there is room. */
export function countChange({ changes }: Pick<Parts, 'changes'>, { person }: Caller): Refused | undefined {
  const seconds = changes.count(person.id);
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}

/** Counts a table that must be played again before something can be done at it: gives the refusal, or nothing if there is room. */
export function countLoad(
  { tables, loads }: Pick<Parts, 'tables' | 'loads'>,
  table: string,
  address: string,
): Refused | undefined {
  const seconds = tables.isLoaded(table) ? 0 : loads.count(address);
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}

/** Counts one more thing that an address follows by socket: gives the refusal, or nothing if there is room. */
export function countFollow({ follows }: Pick<Parts, 'follows'>, address: string): Refused | undefined {
  const seconds = follows.count(address);
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}

type Room = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refusalOf(room: Room): Refused | undefined {
  if (room.isAllowed || !room.isExceeded) return undefined;
  return refuseWith('too-often', { seconds: room.ttlInSeconds });
}
