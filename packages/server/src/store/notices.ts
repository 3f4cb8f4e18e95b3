import type { Db } from './schema';

/** Where a person wants to be told of things while they are away. */
export interface Notices {
  readonly email?: string;
  readonly webhook?: string;
}

/** Where a person wants to be told of things, besides the browsers that subscribed. */
export async function noticesOf(db: Db, person: string): Promise<Notices> {
  const row = await db
    .selectFrom('notices')
    .select(['email', 'webhook'])
    .where('person', '=', person)
    .executeTakeFirst();
  const { email, webhook } = row ?? { email: null, webhook: null };
  return { ...(email !== null && { email }), ...(webhook !== null && { webhook }) };
}

/** Changes where a person wants to be told of things; what is not named is not wanted any more. */
export async function setNotices(db: Db, person: string, { email, webhook }: Notices): Promise<void> {
  const row = { email: email ?? null, webhook: webhook ?? null };
  await db
    .insertInto('notices')
    .values({ person, ...row })
    .onConflict((same) => same.column('person').doUpdateSet(row))
    .execute();
}

/** A browser that wants to be woken: its address and what it said, as JSON. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly body: string;
}

/** So many browsers of a person are woken at most. */
const MOST_BROWSERS = 10;

/** Adds a browser of a person; one that was somebody else's is theirs now, and of too many the oldest are forgotten. */
export async function addPushSubscription(
  db: Db,
  person: string,
  { endpoint, body, created }: PushSubscription & { readonly created: number },
): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values({ person, endpoint, body, created })
    .onConflict((same) => same.column('endpoint').doUpdateSet({ person, body, created }))
    .execute();
  const kept = db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('person', '=', person)
    .where('endpoint', '!=', endpoint)
    .orderBy('created', 'desc')
    .orderBy('endpoint')
    .limit(MOST_BROWSERS - 1);
  await db
    .deleteFrom('push_subscriptions')
    .where('person', '=', person)
    .where('endpoint', '!=', endpoint)
    .where('endpoint', 'not in', kept)
    .execute();
}

/** The browsers of a person, the newest first. */
export function pushSubscriptionsOf(db: Db, person: string): Promise<readonly PushSubscription[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'body'])
    .where('person', '=', person)
    .orderBy('created', 'desc')
    .orderBy('endpoint')
    .limit(MOST_BROWSERS)
    .execute();
}

/** Forgets a browser that is there no more. */
export async function dropPushSubscription(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}
