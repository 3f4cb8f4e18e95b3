import { hashOfSecret } from '../ids';
import type { Db } from './schema';

/** A program's key, as its owner sees it: never the secret. */
export interface Token {
  readonly id: string;
  readonly name: string;
  /** What it may do. */
  readonly scopes: readonly string[];
  readonly created: number;
  readonly seen: number | null;
  readonly ends: number;
}

/** Adds a key for a person's program; only the hash of its secret is kept. */
export async function addToken(
  db: Db,
  secret: string,
  token: Omit<Token, 'seen'> & { readonly person: string },
): Promise<void> {
  await db
    .insertInto('tokens')
    .values({ ...token, scopes: token.scopes.join(' '), hash: hashOfSecret(secret), seen: null })
    .execute();
}

/** The keys of a person, oldest first. */
export async function tokensOf(db: Db, person: string): Promise<readonly Token[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'name', 'scopes', 'created', 'seen', 'ends'])
    .where('person', '=', person)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, scopes: row.scopes.split(' ') }));
}

/** Whose key a secret is, also if it has ended. */
export async function tokenBySecret(
  db: Db,
  secret: string,
): Promise<(Token & { readonly person: string }) | undefined> {
  const row = await db
    .selectFrom('tokens')
    .select(['id', 'person', 'name', 'scopes', 'created', 'seen', 'ends'])
    .where('hash', '=', hashOfSecret(secret))
    .executeTakeFirst();
  return row && { ...row, scopes: row.scopes.split(' ') };
}

/** Whether there is a key with this hash. */
export async function isToken(db: Db, hash: string): Promise<boolean> {
  const found = db.selectFrom('tokens').select('hash').where('hash', '=', hash);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Notes when a key was used last. */
export async function markTokenSeen(db: Db, id: string, seen: number): Promise<void> {
  await db.updateTable('tokens').set({ seen }).where('id', '=', id).execute();
}

/** Takes a key away and gives the hash of its secret; undefined if the person has no such key. */
export async function dropToken(db: Db, person: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('tokens')
    .where('person', '=', person)
    .where('id', '=', id)
    .returning('hash')
    .executeTakeFirst();
  return row?.hash;
}

/** Takes all keys of a person away. */
export async function dropTokensOf(db: Db, person: string): Promise<void> {
  await db.deleteFrom('tokens').where('person', '=', person).execute();
}

/** Forgets keys that ended before a time. */
export async function dropEndedTokens(db: Db, before: number): Promise<void> {
  await db.deleteFrom('tokens').where('ends', '<', before).execute();
}
