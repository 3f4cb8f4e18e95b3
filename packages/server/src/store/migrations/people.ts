import type { Kysely, Migration } from 'kysely';

/** When somebody was here last is known of their sessions and tokens. */
export const peopleMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await db.schema.alterTable('people').dropColumn('seen').execute();
  },
};
