import { hashOfSecret } from '../ids';
import type { Db } from './schema';

/** Gives a person these recovery codes instead of those that they had; only hashes are kept. */
export async function replaceRecoveryCodes(db: Db, person: string, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('person', '=', person).execute();
  const rows = codes.map((code) => ({ person, hash: hashOfSecret(code) }));
  if (rows.length > 0) await db.insertInto('recovery_codes').values(rows).execute();
}

/** Uses up a recovery code; false if the person does not have it. */
export async function takeRecoveryCode(db: Db, person: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('person', '=', person)
    .where('hash', '=', hashOfSecret(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** How many recovery codes a person has left. */
export async function recoveryCodesLeft(db: Db, person: string): Promise<number> {
  const rows = await db.selectFrom('recovery_codes').select('hash').where('person', '=', person).execute();
  return rows.length;
}
