import { type Kysely, type Migration, sql } from 'kysely';
import { index } from './parts';

/** A browser is woken as long as its session lasts. Of those from before nobody knows the session: they are asked anew. */
export const pushMigration: Migration = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`delete from push_subscriptions`.execute(db);
    await db.schema
      .alterTable('push_subscriptions')
      .addColumn('session', 'text', (column) => column.references('sessions.hash').onDelete('cascade'))
      .execute();
    await index(db, 'push_subscriptions', ['session']);
  },
};
