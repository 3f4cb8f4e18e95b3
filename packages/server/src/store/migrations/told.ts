import type { Kysely, Migration } from 'kysely';

/** In which form the news of a table are kept: those from before were in numbers. */
export const toldMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await db.schema
      .alterTable('tables')
      .addColumn('told', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
