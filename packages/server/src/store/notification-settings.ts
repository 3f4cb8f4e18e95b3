import type { Db } from './schema';

/** Where a person wants to be told of things while they are away. */
export interface NotificationSettings {
  readonly email?: string;
  readonly webhook?: string;
}

/** Where a person wants to be told of things, besides the browsers that subscribed, and when they confirmed the mail address. */
export async function notificationSettingsOf(
  db: Db,
  person: string,
): Promise<NotificationSettings & { readonly confirmed?: number }> {
  const row = await db
    .selectFrom('notices')
    .select(['email', 'confirmed', 'webhook'])
    .where('person', '=', person)
    .executeTakeFirst();
  const { email, confirmed, webhook } = row ?? { email: null, confirmed: null, webhook: null };
  return {
    ...(email !== null && { email }),
    ...(confirmed !== null && { confirmed }),
    ...(webhook !== null && { webhook }),
  };
}

/** Changes where a person wants to be told of things; what is not named is not wanted any more. Another mail address is not confirmed. */
export async function setNotificationSettings(
  db: Db,
  person: string,
  { email, webhook }: NotificationSettings,
): Promise<void> {
  const row = { email: email ?? null, webhook: webhook ?? null };
  await db
    .insertInto('notices')
    .values({ person, ...row, confirmed: null })
    .onConflict((same) =>
      same.column('person').doUpdateSet((is) => ({
        ...row,
        confirmed: is
          .case()
          .when('notices.email', '=', row.email)
          .then(is.ref('notices.confirmed'))
          .else(null)
          .end(),
      })),
    )
    .execute();
}

/** Calls no address of a person any more. */
export async function dropWebhookOf(db: Db, person: string): Promise<void> {
  await db.updateTable('notices').set({ webhook: null }).where('person', '=', person).execute();
}

/** The mail address of a person is theirs. */
export async function confirmEmail(db: Db, person: string, now: number): Promise<void> {
  await db
    .updateTable('notices')
    .set({ confirmed: now })
    .where('person', '=', person)
    .where('email', 'is not', null)
    .execute();
}

/** A browser that wants to be woken: its address and what it said, as JSON. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly body: string;
}

/** So many browsers of a person are woken at most. */
const MOST_BROWSERS = 10;

/** A browser as it subscribes: in which session, by its hash, and when. */
interface NewSubscription extends PushSubscription {
  readonly session: string;
  readonly created: number;
}

/** Adds a browser of a person until its session ends; one that was somebody else's is theirs now, and of too many the oldest are forgotten. */
export async function addPushSubscription(
  db: Db,
  person: string,
  { endpoint, session, body, created }: NewSubscription,
): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values({ person, endpoint, session, body, created })
    .onConflict((same) => same.column('endpoint').doUpdateSet({ person, session, body, created }))
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

/** The browser of a session goes on with another one. */
export async function movePushSubscription(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('push_subscriptions').set({ session: to }).where('session', '=', from).execute();
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

/** Forgets a browser of a person, if it is theirs. */
export async function dropPushSubscription(db: Db, person: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('person', '=', person)
    .where('endpoint', '=', endpoint)
    .execute();
}
