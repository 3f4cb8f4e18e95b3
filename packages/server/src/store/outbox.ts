import type { Letter } from '../people/letter';
import type { Errand } from '../table/store/table-store';
import type { Db } from './schema';

/** How long it takes until a connection that only seems open is surely known to be none, in milliseconds. */
export const HERE = 60_000;

/** When an errand that is sent now is looked at. */
export function firstDue({ isHere }: Errand, now: number): number {
  return isHere === true ? now + HERE : now;
}

/** An errand about a table that has not been run yet. */
export type OpenErrand = Errand & Open;

/** A letter that has not gone yet. */
export type OpenLetter = Letter & Open;

interface Open {
  readonly id: string;
  readonly created: number;
  readonly due: number;
  /** How often it failed. */
  readonly tries: number;
}

/** The people for whom errands should be run or letters sent by now, whose is longest overdue first. */
export async function peopleWithDueErrands(db: Db, now: number, atMost: number): Promise<readonly string[]> {
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

/** Errands and letters for a person that should be gone by now, the longest overdue first. */
export async function dueErrands(
  db: Db,
  person: string,
  now: number,
  atMost: number,
): Promise<readonly (OpenErrand | OpenLetter)[]> {
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
    if (table !== null) return { ...open, table, no, what: what as Errand['what'] };
    if (email === null) throw new Error(`errand ${open.id} has neither a table nor an address`);
    return { ...open, email, what: what as Letter['what'] };
  });
}

/** Kinds of errands of which the newest one about a table counts alone. */
const SUPERSEDED = ['your-turn', 'time-short'] as const;

/** Errands that are due need not be run if there was another one of the same kind for the person at the same table since. */
export async function dropSuperseded(db: Db, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent: now, problem: null })
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

/** Whether there was another errand of the same kind for the person at the same table since. */
export async function hasNewerErrand(db: Db, { person, table, what, no }: Errand): Promise<boolean> {
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

/** When the next errand is due; undefined if there is none. */
export async function nextErrandDue(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('due')
    .where('sent', 'is', null)
    .orderBy('due')
    .limit(1)
    .executeTakeFirst();
  return row?.due;
}

/** How many errands have not been run. */
export async function outboxLength(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('sent', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** An errand is not needed any more. */
export async function errandDone(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('outbox').set({ sent: now, problem: null }).where('id', '=', id).execute();
}

/** A person was told of something at a table; of what is gathered, everything that waited was told at once. */
export async function errandTold(
  db: Db,
  { id, person, table, what }: OpenErrand,
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
  { person, table }: Errand,
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

/** An errand shall be looked at again then. */
export async function errandPutOff(db: Db, id: string, due: number): Promise<void> {
  await db.updateTable('outbox').set({ due }).where('id', '=', id).execute();
}

/** An errand failed and shall be tried again then. */
export async function errandFailed(
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

/** Forgets errands that were run before a time; says how many. */
export async function dropDoneErrands(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('outbox').where('sent', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
