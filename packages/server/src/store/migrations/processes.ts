import type { Kysely, Migration } from 'kysely';
import { create, key, needed } from './parts';

/**
 * Several processes use one database: it is known whether what is kept of a table was rewritten, with which rules it was last
 * changed, and how often somebody tried something.
 */
export const processesMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await db.schema
      .alterTable('tables')
      .addColumn('edition', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('tables').addColumn('changed_with', 'text').execute();
    await create(db, 'throttles', (made) =>
      made
        .addColumn('name', 'text', key)
        .addColumn('count', 'integer', needed)
        .addColumn('since', 'bigint', needed)
        .addColumn('last', 'bigint', needed),
    );
  },
};
