import { type Kysely, type Migration, sql } from 'kysely';
import { create, index, key, needed, person } from './parts';

/** Mail addresses that are confirmed, and letters that are not about a table. Addresses from before are not confirmed. */
export const mailMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await db.schema.alterTable('notices').addColumn('confirmed', 'bigint').execute();
    await addLetters(db);
    await create(db, 'mail_codes', (made) =>
      made
        .addColumn('person', 'text', (column) => person(column).primaryKey())
        .addColumn('hash', 'text', needed)
        .addColumn('ends', 'bigint', needed)
        .addColumn('tries', 'integer', needed),
    );
    await create(db, 'mail_sent', (made) =>
      made
        .addColumn('id', 'text', key)
        .addColumn('about', 'text', needed)
        .addColumn('created', 'bigint', needed),
    );
    await index(db, 'mail_sent', ['about', 'created']);
  },
};

/** Makes the outbox anew, for SQLite cannot let a column that always had a value be empty. */
async function addLetters(db: Kysely<never>): Promise<void> {
  await create(db, 'outbox_next', (made) =>
    made
      .addColumn('id', 'text', key)
      .addColumn('person', 'text', person)
      .addColumn('table_id', 'text', (column) => column.references('tables.id'))
      .addColumn('email', 'text')
      .addColumn('what', 'text', needed)
      .addColumn('no', 'integer', needed)
      .addColumn('created', 'bigint', needed)
      .addColumn('due', 'bigint', needed)
      .addColumn('tries', 'integer', needed)
      .addColumn('sent', 'bigint')
      .addColumn('problem', 'text')
      .addUniqueConstraint('outbox_once', ['person', 'table_id', 'what', 'no']),
  );
  const columns = sql.raw('id, person, table_id, what, no, created, due, tries, sent, problem');
  await sql`insert into outbox_next (${columns}) select ${columns} from outbox`.execute(db);
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_next').renameTo('outbox').execute();
  await index(db, 'outbox', ['sent', 'due']);
}
