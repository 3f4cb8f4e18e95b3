import type { Store } from './open';
import type { Db } from './schema';

/** What is kept of a person and is not secret even from them: hashes of passwords, codes and sessions are left out. */
export type PersonExport = Readonly<Record<string, unknown>>;

/** Everything that is kept about a person, as one piece of plain data. */
export function exportOf(store: Store, person: string): Promise<PersonExport> {
  return store.read(async (db) => ({
    person: await db
      .selectFrom('people')
      .select(['id', 'kind', 'name', 'language', 'login', 'created'])
      .where('id', '=', person)
      .executeTakeFirst(),
    sessions: await db
      .selectFrom('sessions')
      .select(['created', 'seen', 'ends'])
      .where('person', '=', person)
      .execute(),
    tokens: await db
      .selectFrom('tokens')
      .select(['id', 'name', 'created', 'seen', 'ends'])
      .where('person', '=', person)
      .execute(),
    notices: await db
      .selectFrom('notices')
      .select(['email', 'confirmed', 'webhook'])
      .where('person', '=', person)
      .execute(),
    pushSubscriptions: await db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'created'])
      .where('person', '=', person)
      .execute(),
    mutes: await db.selectFrom('mutes').select(['muted', 'created']).where('person', '=', person).execute(),
    blocks: await db
      .selectFrom('blocks')
      .select(['blocked', 'created'])
      .where('person', '=', person)
      .execute(),
    reports: await db
      .selectFrom('reports')
      .select(['table_id as table', 'no', 'words', 'created'])
      .where('person', '=', person)
      .execute(),
    ratings: await db
      .selectFrom('ratings')
      .select(['ladder', 'mu', 'sigma', 'games'])
      .where('person', '=', person)
      .execute(),
    results: await db
      .selectFrom('results')
      .select(['table_id as table', 'seat', 'ladder', 'score', 'place', 'mu_before', 'sigma_before'])
      .select(['mu_after', 'sigma_after', 'ended'])
      .where('person', '=', person)
      .execute(),
    daily: await db
      .selectFrom('daily_results')
      .select(['deal', 'table_id as table', 'score', 'ended'])
      .where('person', '=', person)
      .execute(),
    errands: await db
      .selectFrom('outbox')
      .select(['table_id as table', 'email', 'what', 'no', 'created', 'sent'])
      .where('person', '=', person)
      .execute(),
    ...(await atTables(db, person)),
  }));
}

/** Where they sat and what they said. Records are of finished games only, since a running one has secrets of others. */
async function atTables(db: Db, person: string): Promise<PersonExport> {
  const sat = db.selectFrom('sitters').select('table_id').where('person', '=', person);
  const said = await db
    .selectFrom('entries')
    .select(['table_id as table', 'no', 'time', 'body'])
    .where('person', '=', person)
    .orderBy('table_id')
    .orderBy('no')
    .execute();
  return {
    tables: await db
      .selectFrom('tables')
      .select(['id', 'owner', 'created', 'game', 'phase', 'record'])
      .where((is) => is.or([is('id', 'in', sat), is('owner', '=', person)]))
      .orderBy('created')
      .execute(),
    said: said.map(({ body, ...row }) => ({ ...row, entry: JSON.parse(body) as unknown })),
  };
}
