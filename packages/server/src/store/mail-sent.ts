import { hashOfSecret, newId } from '../ids';
import type { Db } from './schema';

const DAY = 24 * 3_600_000;

/** Something that letters are counted for, such as an address, and how many there may be in a day. */
export interface MailLimit {
  readonly about: string;
  readonly most: number;
}

/** Counts a letter for all of these; if that is too much for one of them, gives the milliseconds to wait, and counts nothing. */
export async function countLetter(db: Db, counted: readonly MailLimit[], now: number): Promise<number> {
  let wait = 0;
  for (const one of counted) wait = Math.max(wait, await waitOf(db, one, now));
  if (wait > 0) return wait;
  const rows = counted.map(({ about }) => ({ id: newId(), about: hashOfSecret(about), created: now }));
  await db.insertInto('mail_sent').values(rows).execute();
  return 0;
}

async function waitOf(db: Db, { about, most }: MailLimit, now: number): Promise<number> {
  const [first] = await db
    .selectFrom('mail_sent')
    .select('created')
    .where('about', '=', hashOfSecret(about))
    .where('created', '>', now - DAY)
    .orderBy('created', 'desc')
    .offset(most - 1)
    .limit(1)
    .execute();
  return first === undefined ? 0 : first.created + DAY - now;
}

/** Forgets letters that do not count any more. */
export async function dropOldMail(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('mail_sent')
    .where('created', '<=', now - DAY)
    .execute();
}
