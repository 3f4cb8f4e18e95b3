import type { Store } from './open';

/** A secret of the server itself, such as the key with which it signs; made when it is first asked for. */
export async function secretNamed(store: Store, name: string, make: () => string): Promise<string> {
  const known = await store.db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  if (known !== undefined) return known.value;
  return store.write(async (db) => {
    await db
      .insertInto('secrets')
      .values({ name, value: make() })
      .onConflict((same) => same.column('name').doNothing())
      .execute();
    const row = await db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.value;
  });
}
