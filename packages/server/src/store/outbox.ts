import { sql } from 'kysely';
import type { Letter } from '../people/letter';
import type { Notification } from '../table/store/table-change';
import type { Db } from './schema';

/** How long it takes until a connection that only seems open is surely known to be none, in milliseconds. */
export const HERE = 60_000;

/** When a notification that is sent now is looked at. */
export function firstDue({ isHere }: Notification, now: number): number {
  return isHere === true ? now + HERE : now;
}

/** A notification about a table that has not been sent yet. */
export type OpenNotification = Notification & Open;

/** A letter that has not gone yet. */
export type OpenLetter = Letter & Open;

interface Open {
  readonly id: string;
  readonly created: number;
  readonly due: number;
  /** How often it failed. */
  readonly tries: number;
}

/** The people for whom notifications or letters should be sent by now, whose is longest overdue first. */
export async function peopleWithDueNotifications(
  db: Db,
  now: number,
  atMost: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('person')
    .where('sent', 'is', null)
    .where('due', '<=', now)
    .groupBy('person')
    .orderBy((is) => is.fn.min('due'))
    .orderBy('person')
    .limit(atMost)
    .execute();
  return rows.map(({ person }) => person);
}

/** Notifications and letters for a person that should be gone by now, the longest overdue first. */
export async function dueNotifications(
  db: Db,
  person: string,
  now: number,
  atMost: number,
): Promise<readonly (OpenNotification | OpenLetter)[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'person', 'table_id', 'email', 'what', 'no', 'created', 'due', 'tries'])
    .where('person', '=', person)
    .where('sent', 'is', null)
    .where('due', '<=', now)
    .orderBy('due')
    .orderBy('id')
    .limit(atMost)
    .execute();
  return rows.map(({ table_id: table, email, what, no, ...open }) => {
    if (table !== null) return { ...open, table, no, what: what as Notification['what'] };
    if (email === null) throw new Error(`notification ${open.id} has neither a table nor an address`);
    return { ...open, email, what: what as Letter['what'] };
  });
}

/** Kinds of notifications of which the newest one about a table counts alone. */
const SUPERSEDED = ['your-turn', 'time-short'] as const;

/** Notifications that are due need not be sent if there was another one of the same kind for the person at the same table since. There is one for nearly every move, so they are not kept. */
export async function dropSuperseded(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('sent', 'is', null)
    .where('due', '<=', now)
    .where('what', 'in', SUPERSEDED)
    .where((is) =>
      is.exists(
        is
          .selectFrom('outbox as newer')
          .select('newer.id')
          .whereRef('newer.person', '=', 'outbox.person')
          .whereRef('newer.table_id', '=', 'outbox.table_id')
          .whereRef('newer.what', '=', 'outbox.what')
          .whereRef('newer.no', '>', 'outbox.no'),
      ),
    )
    .execute();
}

/** What somebody who is here sees for themselves. */
export const SEEN = ['begun', 'over'] as const;

/** Of what is due about tables for people who are here, they see some for themselves, and all of a game that is over; the rest is looked at again when it is surely known whether they stayed. */
export async function putOffForPresent(db: Db, people: readonly string[], now: number): Promise<void> {
  const isOver = sql`exists (select 1 from tables where tables.id = outbox.table_id and phase not in ('open', 'playing'))`;
  const isSeen = sql`what in (${sql.join(SEEN)}) or ${isOver}`;
  await db
    .updateTable('outbox')
    .set({
      sent: sql`case when ${isSeen} then ${sql.lit(now)} else sent end`,
      due: sql`case when ${isSeen} then due else ${sql.lit(now + HERE)} end`,
    })
    .where('sent', 'is', null)
    .where('due', '<=', now)
    .where('table_id', 'is not', null)
    .where('person', 'in', people)
    .execute();
}

/** Whether there was another notification of the same kind for the person at the same table since. */
export async function hasNewerNotification(
  db: Db,
  { person, table, what, no }: Notification,
): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('person', '=', person)
    .where('table_id', '=', table)
    .where('what', '=', what)
    .where('no', '>', no)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the next notification is due; undefined if there is none. */
export async function nextNotificationDue(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('due')
    .where('sent', 'is', null)
    .orderBy('due')
    .limit(1)
    .executeTakeFirst();
  return row?.due;
}

/** How many notifications have not been sent. */
export async function outboxLength(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('sent', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A notification is not needed any more. */
export async function notificationDone(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('outbox').set({ sent: now, problem: null }).where('id', '=', id).execute();
}

/** A person was told of something at a table; of what is gathered, everything that waited was told at once. */
export async function notificationTold(
  db: Db,
  { id, person, table, what }: OpenNotification,
  now: number,
): Promise<void> {
  await db.updateTable('outbox').set({ sent: now, told: now, problem: null }).where('id', '=', id).execute();
  if (what !== 'offer') return;
  await db
    .updateTable('outbox')
    .set({ sent: now, problem: null })
    .where('person', '=', person)
    .where('table_id', '=', table)
    .where('what', '=', what)
    .where('sent', 'is', null)
    .execute();
}

/** What a person was told about a table after a time. */
export async function toldSince(
  db: Db,
  { person, table }: Notification,
  since: number,
): Promise<readonly { readonly what: string; readonly told: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['what', 'told'])
    .where('person', '=', person)
    .where('table_id', '=', table)
    .where('told', '>', since)
    .execute();
  return rows.flatMap(({ what, told }) => (told === null ? [] : [{ what, told }]));
}

/** When a person last did something at a table; 0 if they never did. */
export async function lastActAt(db: Db, table: string, person: string): Promise<number> {
  const row = await db
    .selectFrom('keys')
    .select((is) => is.fn.max('created').as('last'))
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** A notification shall be looked at again then. */
export async function notificationPutOff(db: Db, id: string, due: number): Promise<void> {
  await db.updateTable('outbox').set({ due }).where('id', '=', id).execute();
}

/** A notification failed and shall be tried again then. */
export async function notificationFailed(
  db: Db,
  id: string,
  { problem, due }: { readonly problem: string; readonly due: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set((is) => ({ problem, due, tries: is('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Forgets notifications that were sent before a time; says how many. */
export async function dropDoneNotifications(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('outbox').where('sent', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
