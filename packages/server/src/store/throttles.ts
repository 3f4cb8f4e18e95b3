import { hashOfSecret } from '../ids';
import type { Db } from './schema';

/** How often something was tried, since when, and when last. */
export interface Throttle {
  readonly count: number;
  readonly since: number;
  readonly last: number;
}

/** What was tried under these names, of which only hashes are kept: network addresses are among them. */
export async function throttlesOf(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, Throttle>> {
  const byHash = new Map(names.map((name) => [hashOfSecret(name), name]));
  const rows = await db
    .selectFrom('throttles')
    .selectAll()
    .where('name', 'in', [...byHash.keys()])
    .execute();
  return new Map(rows.map(({ name, ...throttle }) => [byHash.get(name) ?? name, throttle]));
}

/** When a throttle counts from the beginning again: it began, or was last used, before a time. */
export type Renewal = Readonly<Partial<Record<'since' | 'last', number>>>;

/** Counts one more try, or the first one if what was counted is too old; gives how it stands then. */
export async function countThrottle(
  db: Db,
  name: string,
  now: number,
  { since = -1, last = -1 }: Renewal,
): Promise<Throttle> {
  return db
    .insertInto('throttles')
    .values({ name: hashOfSecret(name), count: 1, since: now, last: now })
    .onConflict((same) =>
      same.column('name').doUpdateSet((is) => {
        const isOld = is.or([is('throttles.since', '<=', since), is('throttles.last', '<=', last)]);
        return {
          count: is
            .case()
            .when(isOld)
            .then(1)
            .else(is('throttles.count', '+', 1))
            .end(),
          since: is.case().when(isOld).then(now).else(is.ref('throttles.since')).end(),
          last: now,
        };
      }),
    )
    .returning(['count', 'since', 'last'])
    .executeTakeFirstOrThrow();
}

/** One try does not count after all. */
export async function uncountThrottle(db: Db, name: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set((is) => ({ count: is('count', '-', 1) }))
    .where('name', '=', hashOfSecret(name))
    .where('count', '>', 0)
    .execute();
}

/** Nothing was tried under a name. */
export async function dropThrottle(db: Db, name: string): Promise<void> {
  await db.deleteFrom('throttles').where('name', '=', hashOfSecret(name)).execute();
}

/** Forgets what was last tried before a time. */
export async function dropOldThrottles(db: Db, before: number): Promise<void> {
  await db.deleteFrom('throttles').where('last', '<', before).execute();
}
