import type { Kysely, Migration } from 'kysely';

/** Whose standing orders rest. */
export const restingMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await db.schema.alterTable('tables').addColumn('resting', 'text').execute();
  },
};
