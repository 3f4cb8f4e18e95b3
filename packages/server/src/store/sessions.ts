import { hashOfSecret } from '../ids';
import type { Db } from './schema';

/** A browser in which a person is known. */
export interface Session {
  readonly person: string;
  readonly created: number;
  readonly seen: number;
  readonly ends: number;
}

/** Begins a session; only the hash of its secret is kept. */
export async function addSession(db: Db, secret: string, session: Omit<Session, 'seen'>): Promise<void> {
  const row = { ...session, hash: hashOfSecret(secret), seen: session.created };
  await db.insertInto('sessions').values(row).execute();
}

/** The session that a secret belongs to, if it has not ended. */
export function sessionOf(db: Db, secret: string, now: number): Promise<Session | undefined> {
  return db
    .selectFrom('sessions')
    .select(['person', 'created', 'seen', 'ends'])
    .where('hash', '=', hashOfSecret(secret))
    .where('ends', '>', now)
    .executeTakeFirst();
}

/** Whether there is a session with this hash that has not ended. */
export async function isSession(db: Db, hash: string, now: number): Promise<boolean> {
  const found = db.selectFrom('sessions').select('hash').where('hash', '=', hash).where('ends', '>', now);
  return (await found.executeTakeFirst()) !== undefined;
}

/**
 * Sees to it that a session does not end before the transaction does; false if it has ended. Whoever ends it then waits, and
 * afterwards finds what was made with it.
 */
export async function holdSession(db: Db, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set((is) => ({ seen: is.ref('seen') }))
    .where('hash', '=', hash)
    .where('ends', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets a session last longer. */
export async function prolongSession(
  db: Db,
  secret: string,
  { seen, ends }: Pick<Session, 'seen' | 'ends'>,
): Promise<void> {
  await db.updateTable('sessions').set({ seen, ends }).where('hash', '=', hashOfSecret(secret)).execute();
}

/** Ends one session. */
export async function endSession(db: Db, secret: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hashOfSecret(secret)).execute();
}

/** The sessions of a person that have not ended, each with the hash of its secret, the oldest first. */
export function sessionsOf(
  db: Db,
  person: string,
  now: number,
): Promise<readonly (Session & { readonly hash: string })[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', person)
    .where('ends', '>', now)
    .orderBy('created')
    .orderBy('hash')
    .execute();
}

/** Ends the session of whose secret this is the hash. */
export async function endSessionByHash(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute();
}

/** Ends all sessions of a person, or all but the one with this secret. */
export async function endSessionsOf(db: Db, person: string, butSecret?: string): Promise<void> {
  const all = db.deleteFrom('sessions').where('person', '=', person);
  await (butSecret === undefined ? all : all.where('hash', '!=', hashOfSecret(butSecret))).execute();
}

/** Forgets sessions that have ended by themselves; says how many. */
export async function dropEndedSessions(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('ends', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
