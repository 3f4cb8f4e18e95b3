import type { Selectable } from 'kysely';
import type { Db, PersonKind, Schema } from './schema';

/** A person as the server knows them. */
export interface StoredPerson {
  readonly id: string;
  readonly kind: PersonKind;
  readonly name: string;
  readonly language: string;
  readonly login?: string;
  readonly created: number;
}

/** All that is known of people but their passwords. */
const COLUMNS = ['id', 'kind', 'name', 'language', 'login', 'created'] as const;

/** Somebody new, without an account. */
export interface NewPerson {
  readonly id: string;
  readonly kind: 'guest' | 'program';
  readonly name: string;
  readonly language: string;
  readonly created: number;
}

/** Adds a guest or a program. */
export async function addPerson(db: Db, person: NewPerson): Promise<void> {
  const row = { ...person, login: null, password: null };
  await db.insertInto('people').values(row).execute();
}

/** A person by id. Whoever is gone is still found, without a name. */
export async function personById(db: Db, id: string): Promise<StoredPerson | undefined> {
  const row = await db.selectFrom('people').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : personOf(row);
}

/** People by id, in no order; those that are not there are left out. */
export async function peopleById(db: Db, ids: readonly string[]): Promise<readonly StoredPerson[]> {
  if (ids.length === 0) return [];
  return (await db.selectFrom('people').select(COLUMNS).where('id', 'in', ids).execute()).map(personOf);
}

/** An account and the hash of its password, by login in whatever letters. */
export async function accountByLogin(
  db: Db,
  login: string,
): Promise<{ readonly person: StoredPerson; readonly password: string } | undefined> {
  const row = await db
    .selectFrom('people')
    .select([...COLUMNS, 'password'])
    .where('login', '=', login.toLowerCase())
    .executeTakeFirst();
  if (row === undefined || row.password === null) return undefined;
  const { password, ...person } = row;
  return { person: personOf(person), password };
}

/** The hash of a person's password; undefined if they have no account. */
export async function passwordOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('people').select('password').where('id', '=', id).executeTakeFirst();
  return row?.password ?? undefined;
}

/** Turns a guest into an account; false, and nothing done, if the login is taken or the person is no guest. */
export async function makeAccount(
  db: Db,
  id: string,
  { login, password }: { readonly login: string; readonly password: string },
): Promise<boolean> {
  const small = login.toLowerCase();
  const taken = await db.selectFrom('people').select('id').where('login', '=', small).executeTakeFirst();
  if (taken !== undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ kind: 'account', login: small, password })
    .where('id', '=', id)
    .where('kind', '=', 'guest')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Changes the hash of an account's password. */
export async function setPassword(db: Db, id: string, password: string): Promise<void> {
  await db
    .updateTable('people')
    .set({ password })
    .where('id', '=', id)
    .where('kind', '=', 'account')
    .execute();
}

/** Changes what a person may change about themselves; tables keep the name that they had. */
export async function changePerson(
  db: Db,
  id: string,
  change: { readonly name?: string; readonly language?: string },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('people').set(change).where('id', '=', id).where('kind', '!=', 'gone').execute();
}

function personOf({ login, ...row }: Omit<Selectable<Schema['people']>, 'password'>): StoredPerson {
  return { ...row, ...(login !== null && { login }) };
}

/** How many of some people have an account. */
export async function accountsAmong(db: Db, people: readonly string[]): Promise<number> {
  if (people.length === 0) return 0;
  const { count } = await db
    .selectFrom('people')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('id', 'in', people)
    .where('kind', '=', 'account')
    .executeTakeFirstOrThrow();
  return count;
}
