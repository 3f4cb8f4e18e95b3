import { blocksOf } from './blocks';
import type { Db } from './schema';

/** A person wants to hear another no more. */
export async function mute(db: Db, person: string, muted: string, now: number): Promise<void> {
  await db
    .insertInto('mutes')
    .values({ person, muted, created: now })
    .onConflict((same) => same.columns(['person', 'muted']).doNothing())
    .execute();
}

/** A person wants to hear another again. */
export async function unmute(db: Db, person: string, muted: string): Promise<void> {
  await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
}

/** Whom a person does not want to hear: those they mute, and those they do not want to meet. */
export async function silencedBy(db: Db, person: string): Promise<readonly string[]> {
  return [...(await mutesOf(db, person)), ...(await blocksOf(db, person))];
}

/** Whom a person mutes. */
export async function mutesOf(db: Db, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('mutes')
    .select('muted')
    .where('person', '=', person)
    .orderBy('muted')
    .execute();
  return rows.map(({ muted }) => muted);
}
