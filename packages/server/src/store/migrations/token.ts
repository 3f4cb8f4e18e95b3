import { type Kysely, type Migration, sql } from 'kysely';

const YEAR = 365 * 24 * 3_600_000;

/** Tokens end. Those from before have a year from now on. */
export const tokenMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await db.schema
      .alterTable('tokens')
      .addColumn('ends', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update tokens set ends = ${Date.now() + YEAR}`.execute(db);
  },
};
