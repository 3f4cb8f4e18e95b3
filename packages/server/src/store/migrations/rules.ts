import type { Kysely, Migration } from 'kysely';

/** Which pool of cards and which rules a table was begun with. */
export const rulesMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await db.schema.alterTable('tables').addColumn('pool', 'text').execute();
    await db.schema.alterTable('tables').addColumn('rules', 'text').execute();
  },
};
