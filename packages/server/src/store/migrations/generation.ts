import type { Kysely, Migration } from 'kysely';

/** Which generation of questions a table was begun with. */
export const generationMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await db.schema.alterTable('tables').addColumn('generation', 'integer').execute();
  },
};
