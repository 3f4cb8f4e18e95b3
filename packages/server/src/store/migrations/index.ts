import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { fairPlayMigration } from './fair-play';
import { firstMigration } from './first';
import { generationMigration } from './generation';
import { mailMigration } from './mail';
import { peopleMigration } from './people';
import { processesMigration } from './processes';
import { pushMigration } from './push';
import { restingMigration } from './resting';
import { rulesMigration } from './rules';
import { tokenMigration } from './token';
import { toldMigration } from './told';

/** Every step from an empty database to the present one, by name, in the order of the names. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': firstMigration,
  '0002-mail': mailMigration,
  '0003-resting': restingMigration,
  '0004-tokens': tokenMigration,
  '0005-people': peopleMigration,
  '0006-push': pushMigration,
  '0007-rules': rulesMigration,
  '0008-told': toldMigration,
  '0009-generation': generationMigration,
  '0010-fair-play': fairPlayMigration,
  '0011-processes': processesMigration,
};

/** The names of all migrations that this program knows. */
export const migrationNames: readonly string[] = Object.keys(MIGRATIONS);

/** Brings a database up to date, whole or not at all; says which migrations it made. */
export async function migrate<T>(db: Kysely<T>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return (results ?? []).map(({ migrationName }) => migrationName);
  const newer = error instanceof Error && error.message.startsWith('corrupted migrations');
  if (newer)
    throw new Error(
      'the database was made by a newer furrow: run that one, or restore a backup into an empty one',
    );
  throw error;
}

/** Whether a database is this program's, or one that it could bring up to date. */
export function isKnown(migrations: readonly string[]): boolean {
  return migrations.every((name, index) => name === migrationNames[index]);
}

/** The names of the migrations that a database has been through; none if it is empty. */
export async function migrationsOf<T>(db: Kysely<T>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
