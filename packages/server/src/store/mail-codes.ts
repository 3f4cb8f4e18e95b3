import { hashOfSecret } from '../ids';
import type { Db } from './schema';

/** So often a wrong code may be said before the right one is worth nothing any more. */
const MOST_TRIES = 5;

/** Keeps the code by which a person can confirm their mail address, instead of one from before; only its hash is kept. */
export async function setMailCode(db: Db, person: string, code: string, ends: number): Promise<void> {
  const row = { hash: hashOfSecret(code), ends, tries: 0 };
  await db
    .insertInto('mail_codes')
    .values({ person, ...row })
    .onConflict((same) => same.column('person').doUpdateSet(row))
    .execute();
}

/** Uses up the code of a person; false if it is another one, was tried too often, or has ended. */
export async function takeMailCode(db: Db, person: string, code: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_codes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('person', '=', person)
    .where('ends', '>', now)
    .where('tries', '<', MOST_TRIES)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const { numDeletedRows } = await db
    .deleteFrom('mail_codes')
    .where('person', '=', person)
    .where('hash', '=', hashOfSecret(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The code of a person is worth nothing any more. */
export async function dropMailCode(db: Db, person: string): Promise<void> {
  await db.deleteFrom('mail_codes').where('person', '=', person).execute();
}

/** Forgets codes that have ended. */
export async function dropEndedMailCodes(db: Db, now: number): Promise<void> {
  await db.deleteFrom('mail_codes').where('ends', '<=', now).execute();
}
