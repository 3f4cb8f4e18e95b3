import { withSeatNames } from '@furrow/kernel/record-header';
import { readHeader } from '@furrow/kernel/record-text';
import { seatedPerson } from '@furrow/wire/seated';
import type { Sitter } from '@furrow/wire/told';
import type { Store } from './open';
import type { Db } from './schema';

/** What stands where the name of somebody stood who asked to be forgotten. */
export const NAMELESS = '—';

/** What is only about one person and goes with them. */
const THEIRS = [
  'sessions',
  'recovery_codes',
  'tokens',
  'reports',
  'keys',
  'outbox',
  'notices',
  'mail_codes',
  'push_subscriptions',
  'ratings',
  'daily_results',
] as const;

/**
 * Forgets a person. Their games stay, with nobody's name on the seat, and what they said is emptied. Tables that are loaded
 * must be loaded again. False, and nothing done, if the person sits at a table that is not over.
 */
export function forgetPerson(store: Store, person: string): Promise<boolean> {
  return store.write(async (db) => {
    if (await sitsAtUnfinished(db, person)) return false;
    for (const table of await rewritten(db, await tablesWith(db, person))) await forgetAt(db, person, table);
    for (const table of THEIRS) await db.deleteFrom(table).where('person', '=', person).execute();
    await db
      .deleteFrom('mutes')
      .where((is) => is.or([is('person', '=', person), is('muted', '=', person)]))
      .execute();
    await db
      .deleteFrom('blocks')
      .where((is) => is.or([is('person', '=', person), is('blocked', '=', person)]))
      .execute();
    await db.updateTable('reports').set({ about: null }).where('about', '=', person).execute();
    await db
      .updateTable('people')
      .set({ kind: 'gone', name: NAMELESS, login: null, password: null, created: 0 })
      .where('id', '=', person)
      .execute();
    return true;
  });
}

/** Whoever changes one of these tables at the same time waits, and finds that what is kept of it was rewritten. */
async function rewritten(db: Db, tables: readonly string[]): Promise<readonly string[]> {
  const inOrder = tables.toSorted();
  for (const id of inOrder)
    await db
      .updateTable('tables')
      .set((is) => ({ edition: is('edition', '+', 1) }))
      .where('id', '=', id)
      .execute();
  return inOrder;
}

async function sitsAtUnfinished(db: Db, person: string): Promise<boolean> {
  const seat = await db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select('tables.id')
    .where('person', '=', person)
    .where('phase', 'in', ['open', 'playing'])
    .executeTakeFirst();
  return seat !== undefined;
}

/** Every table at which the name of a person may stand. */
export async function tablesWith(db: Db, person: string): Promise<readonly string[]> {
  const owned = db.selectFrom('tables').select('id').where('owner', '=', person);
  const sat = db.selectFrom('sitters').select('table_id as id').where('person', '=', person);
  const spoke = db.selectFrom('entries').select('table_id as id').where('person', '=', person);
  const played = db.selectFrom('results').select('table_id as id').where('person', '=', person);
  const rows = await owned.union(sat).union(spoke).union(played).execute();
  return rows.map(({ id }) => id);
}

async function forgetAt(db: Db, person: string, table: string): Promise<void> {
  for (const from of ['entries', 'news'] as const) {
    const named = db
      .selectFrom(from)
      .selectAll()
      .where('table_id', '=', table)
      .where('kind', 'in', ['seat', 'begin', 'chat']);
    for (const row of await named.execute()) await forgetIn(db, from, person, row);
  }
  const row = await db
    .selectFrom('tables')
    .select(['sitters', 'record'])
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const seats = row.record === null ? [] : await firstSeatsOf(db, person, table);
  await db
    .updateTable('tables')
    .set({
      sitters: withoutName(row.sitters, person),
      record: row.record === null ? null : withoutNameInRecord(row.record, seats),
    })
    .where('id', '=', table)
    .execute();
}

/** The seats on which a person sat when the game began: a record names whoever sat there then, also if they left. */
async function firstSeatsOf(db: Db, person: string, table: string): Promise<readonly number[]> {
  const begin = await db
    .selectFrom('entries')
    .select('body')
    .where('table_id', '=', table)
    .where('kind', '=', 'begin')
    .executeTakeFirst();
  const { sitters } = JSON.parse(begin?.body ?? '{"sitters":[]}') as { readonly sitters: readonly Sitter[] };
  return sitters.flatMap((sitter, seat) => (seatedPerson(sitter) === person ? [seat] : []));
}

type Told = {
  readonly table_id: string;
  readonly no: number;
  readonly body: string;
  readonly audience?: string;
};

async function forgetIn(db: Db, from: 'entries' | 'news', person: string, row: Told): Promise<void> {
  const body = withoutName(row.body, person);
  if (body === row.body) return;
  const { table_id, no, audience } = row;
  if (from === 'entries')
    await db
      .updateTable('entries')
      .set({ body })
      .where('table_id', '=', table_id)
      .where('no', '=', no)
      .execute();
  else
    await db
      .updateTable('news')
      .set({ body })
      .where('table_id', '=', table_id)
      .where('no', '=', no)
      .where('audience', '=', audience ?? '')
      .execute();
}

/** JSON in which a person has no name any more, and has said nothing. */
function withoutName(json: string, person: string): string {
  return JSON.stringify(JSON.parse(json), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('person' in value) || value.person !== person)
      return value;
    return { ...value, ...('name' in value && { name: NAMELESS }), ...('text' in value && { text: '' }) };
  });
}

/** A record that does not name who sat on these seats. */
function withoutNameInRecord(record: string, seats: readonly number[]): string {
  const names = readHeader(record).seats;
  return withSeatNames(
    record,
    names.map((name, seat) => (seats.includes(seat) ? NAMELESS : name)),
  );
}
