import { type Kysely, type Migration, sql } from 'kysely';
import { create, index, needed, person } from './parts';

/**
 * People block others; it is known which errands told somebody something; results that look like farming are set aside; everybody
 * has one table for each deal of the day.
 */
export const fairPlayMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await create(db, 'blocks', (made) =>
      made
        .addColumn('person', 'text', person)
        .addColumn('blocked', 'text', person)
        .addColumn('created', 'bigint', needed)
        .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked']),
    );
    await index(db, 'blocks', ['blocked']);
    await db.schema.alterTable('outbox').addColumn('told', 'bigint').execute();
    await db.schema.alterTable('results').addColumn('set_aside', 'text').execute();
    await sql`
      update tables set daily = null where daily is not null and exists (
        select 1 from tables as first
        where first.owner = tables.owner and first.daily = tables.daily
          and (first.created < tables.created or (first.created = tables.created and first.id < tables.id))
      )`.execute(db);
    await db.schema.createIndex('tables_one_try').unique().on('tables').columns(['owner', 'daily']).execute();
  },
};
