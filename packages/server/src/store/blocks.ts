import type { Db } from './schema';

/** A person wants to meet another no more. */
export async function block(db: Db, person: string, blocked: string, now: number): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ person, blocked, created: now })
    .onConflict((same) => same.columns(['person', 'blocked']).doNothing())
    .execute();
}

/** A person lets another come near again. */
export async function unblock(db: Db, person: string, blocked: string): Promise<void> {
  await db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
}

/** Whom a person does not want to meet. */
export async function blocksOf(db: Db, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocked')
    .where('person', '=', person)
    .orderBy('blocked')
    .execute();
  return rows.map(({ blocked }) => blocked);
}

/** Whether one of some people does not want to meet a person. */
export async function isBlockedBy(db: Db, people: readonly string[], person: string): Promise<boolean> {
  if (people.length === 0) return false;
  const found = await db
    .selectFrom('blocks')
    .select('person')
    .where('blocked', '=', person)
    .where('person', 'in', people)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
