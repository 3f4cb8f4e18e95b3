import type { Kysely, Migration } from 'kysely';
import { create, index, key, needed, person, table } from './parts';

/** The tables of the first version. A migration that has been published is never changed. */
export const firstMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await addPeople(db);
    await addTables(db);
    await addWhatWasTold(db);
    await addNotices(db);
    await addRatings(db);
    await addDaily(db);
  },
};

async function addPeople(db: Kysely<never>): Promise<void> {
  await create(db, 'people', (made) =>
    made
      .addColumn('id', 'text', key)
      .addColumn('kind', 'text', needed)
      .addColumn('name', 'text', needed)
      .addColumn('language', 'text', needed)
      .addColumn('login', 'text', (column) => column.unique())
      .addColumn('password', 'text')
      .addColumn('created', 'bigint', needed)
      .addColumn('seen', 'bigint', needed),
  );
  await create(db, 'sessions', (made) =>
    made
      .addColumn('hash', 'text', key)
      .addColumn('person', 'text', person)
      .addColumn('created', 'bigint', needed)
      .addColumn('seen', 'bigint', needed)
      .addColumn('ends', 'bigint', needed),
  );
  await index(db, 'sessions', ['person']);
  await index(db, 'sessions', ['ends']);
  await create(db, 'recovery_codes', (made) =>
    made
      .addColumn('person', 'text', person)
      .addColumn('hash', 'text', needed)
      .addPrimaryKeyConstraint('recovery_codes_key', ['person', 'hash']),
  );
  await create(db, 'tokens', (made) =>
    made
      .addColumn('id', 'text', key)
      .addColumn('person', 'text', person)
      .addColumn('name', 'text', needed)
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'text', needed)
      .addColumn('created', 'bigint', needed)
      .addColumn('seen', 'bigint'),
  );
  await index(db, 'tokens', ['person']);
  await create(db, 'mutes', (made) =>
    made
      .addColumn('person', 'text', person)
      .addColumn('muted', 'text', person)
      .addColumn('created', 'bigint', needed)
      .addPrimaryKeyConstraint('mutes_key', ['person', 'muted']),
  );
}

async function addTables(db: Kysely<never>): Promise<void> {
  await create(db, 'tables', (made) =>
    made
      .addColumn('id', 'text', key)
      .addColumn('owner', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('created', 'bigint', needed)
      .addColumn('seed', 'text', needed)
      .addColumn('wish', 'text', needed)
      .addColumn('game', 'text', needed)
      .addColumn('public', 'integer', needed)
      .addColumn('rated', 'integer', needed)
      .addColumn('after_table', 'text')
      .addColumn('daily', 'text')
      .addColumn('phase', 'text', needed)
      .addColumn('last', 'integer', needed)
      .addColumn('changed', 'bigint', needed)
      .addColumn('sitters', 'text', needed)
      .addColumn('time_left', 'text', needed)
      .addColumn('since', 'bigint', needed)
      .addColumn('waiting', 'text', needed)
      .addColumn('deadline', 'bigint')
      .addColumn('bot_waited', 'integer', needed)
      .addColumn('orders', 'text', needed)
      .addColumn('result', 'text')
      .addColumn('record', 'text'),
  );
  await index(db, 'tables', ['public', 'phase', 'created', 'id']);
  await index(db, 'tables', ['owner', 'phase']);
  await index(db, 'tables', ['phase', 'deadline']);
  await index(db, 'tables', ['phase', 'bot_waited']);
  await create(db, 'sitters', (made) =>
    made
      .addColumn('table_id', 'text', table)
      .addColumn('seat', 'integer', needed)
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addPrimaryKeyConstraint('sitters_key', ['table_id', 'seat']),
  );
  await index(db, 'sitters', ['person']);
}

async function addWhatWasTold(db: Kysely<never>): Promise<void> {
  await create(db, 'entries', (made) =>
    made
      .addColumn('table_id', 'text', table)
      .addColumn('no', 'integer', needed)
      .addColumn('time', 'bigint', needed)
      .addColumn('kind', 'text', needed)
      .addColumn('person', 'text')
      .addColumn('body', 'text', needed)
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'no']),
  );
  await index(db, 'entries', ['person']);
  await create(db, 'news', (made) =>
    made
      .addColumn('table_id', 'text', table)
      .addColumn('no', 'integer', needed)
      .addColumn('audience', 'text', needed)
      .addColumn('time', 'bigint', needed)
      .addColumn('kind', 'text', needed)
      .addColumn('body', 'text', needed)
      .addPrimaryKeyConstraint('news_key', ['table_id', 'no', 'audience']),
  );
  await create(db, 'keys', (made) =>
    made
      .addColumn('table_id', 'text', table)
      .addColumn('person', 'text', needed)
      .addColumn('key', 'text', needed)
      .addColumn('answer', 'text', needed)
      .addColumn('created', 'bigint', needed)
      .addPrimaryKeyConstraint('keys_key', ['table_id', 'person', 'key']),
  );
  await index(db, 'keys', ['created']);
  await create(db, 'reports', (made) =>
    made
      .addColumn('id', 'text', key)
      .addColumn('table_id', 'text', table)
      .addColumn('no', 'integer', needed)
      .addColumn('person', 'text', person)
      .addColumn('about', 'text')
      .addColumn('words', 'text', needed)
      .addColumn('created', 'bigint', needed),
  );
  await index(db, 'reports', ['person']);
}

async function addNotices(db: Kysely<never>): Promise<void> {
  await create(db, 'outbox', (made) =>
    made
      .addColumn('id', 'text', key)
      .addColumn('person', 'text', person)
      .addColumn('table_id', 'text', table)
      .addColumn('what', 'text', needed)
      .addColumn('no', 'integer', needed)
      .addColumn('created', 'bigint', needed)
      .addColumn('due', 'bigint', needed)
      .addColumn('tries', 'integer', needed)
      .addColumn('sent', 'bigint')
      .addColumn('problem', 'text')
      .addUniqueConstraint('outbox_errand', ['person', 'table_id', 'what', 'no']),
  );
  await index(db, 'outbox', ['sent', 'due']);
  await create(db, 'notices', (made) =>
    made
      .addColumn('person', 'text', (column) => person(column).primaryKey())
      .addColumn('email', 'text')
      .addColumn('webhook', 'text'),
  );
  await create(db, 'push_subscriptions', (made) =>
    made
      .addColumn('endpoint', 'text', key)
      .addColumn('person', 'text', person)
      .addColumn('body', 'text', needed)
      .addColumn('created', 'bigint', needed),
  );
  await index(db, 'push_subscriptions', ['person']);
  await create(db, 'secrets', (made) =>
    made.addColumn('name', 'text', key).addColumn('value', 'text', needed),
  );
}

async function addRatings(db: Kysely<never>): Promise<void> {
  await create(db, 'ratings', (made) =>
    made
      .addColumn('person', 'text', person)
      .addColumn('ladder', 'text', needed)
      .addColumn('mu', 'double precision', needed)
      .addColumn('sigma', 'double precision', needed)
      .addColumn('games', 'integer', needed)
      .addPrimaryKeyConstraint('ratings_key', ['person', 'ladder']),
  );
  await index(db, 'ratings', ['ladder']);
  await create(db, 'results', (made) =>
    made
      .addColumn('table_id', 'text', table)
      .addColumn('seat', 'integer', needed)
      .addColumn('person', 'text', (column) => column.references('people.id'))
      .addColumn('bot', 'text')
      .addColumn('ladder', 'text')
      .addColumn('score', 'double precision', needed)
      .addColumn('place', 'integer', needed)
      .addColumn('mu_before', 'double precision')
      .addColumn('sigma_before', 'double precision')
      .addColumn('mu_after', 'double precision')
      .addColumn('sigma_after', 'double precision')
      .addColumn('ended', 'bigint', needed)
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat']),
  );
  await index(db, 'results', ['person', 'ended']);
}

async function addDaily(db: Kysely<never>): Promise<void> {
  await create(db, 'daily_deals', (made) =>
    made
      .addColumn('id', 'text', key)
      .addColumn('day', 'text', needed)
      .addColumn('wish', 'text', needed)
      .addColumn('bot', 'text')
      .addColumn('seed', 'text', needed)
      .addColumn('created', 'bigint', needed),
  );
  await index(db, 'daily_deals', ['day']);
  await create(db, 'daily_results', (made) =>
    made
      .addColumn('deal', 'text', (column) => column.notNull().references('daily_deals.id'))
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('table_id', 'text', table)
      .addColumn('score', 'double precision', needed)
      .addColumn('ended', 'bigint', needed)
      .addPrimaryKeyConstraint('daily_results_key', ['deal', 'person']),
  );
  await index(db, 'daily_results', ['deal', 'score']);
}
