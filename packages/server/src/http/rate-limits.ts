import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../people/caller';
import type { Counted, FairShare } from '../people/fair-share';
import type { Services } from '../services';
import { type Refused, refuseWith } from '../words/refused';
import { clientAddress } from './client-address';

/** Refuses what comes too often: gives the refusal, or nothing if there is room. */
export type RequestLimit = (request: FastifyRequest) => Promise<Refused | undefined>;

/** Counts how often an address asks in a time. */
export function limitByAddress(app: FastifyInstance, max: number, timeWindow: number): RequestLimit {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: clientAddress });
  return async (request) => refusalOf(await count(request));
}

/** Counts somebody who does once more what is shared by all people of an address: gives the refusal, or nothing if there is room. */
export async function countFairly(share: FairShare, counted: Counted): Promise<Refused | undefined> {
  const seconds = await share.count(counted);
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}

/** Counts one more change of a person, by whatever route: gives the refusal, or nothing if there is room. */
export function countChange({ changes }: Pick<Services, 'changes'>, { person }: Caller): Refused | undefined {
  const seconds = changes.count(person.id);
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}

/** Counts somebody who keeps others out of their account, in this session at this address alone: gives the refusal, or nothing if there is room. */
export function countGuard(
  { changes }: Pick<Services, 'changes'>,
  { hash }: Caller,
  address: string,
): Refused | undefined {
  const seconds = changes.count(`${hash} ${address}`);
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}

/** Counts a table that must be played again before something can be done at it: gives the refusal, or nothing if there is room. */
export function countLoad(
  { tables, loads }: Pick<Services, 'tables' | 'loads'>,
  table: string,
  address: string,
): Refused | undefined {
  const seconds = tables.isLoaded(table) ? 0 : loads.count(address);
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}

/** Counts one more thing that an address follows by socket: gives the refusal, or nothing if there is room. */
export function countFollow({ follows }: Pick<Services, 'follows'>, address: string): Refused | undefined {
  const seconds = follows.count(address);
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}

type Room = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refusalOf(room: Room): Refused | undefined {
  if (room.isAllowed || !room.isExceeded) return undefined;
  return refuseWith('too-often', { seconds: room.ttlInSeconds });
}
