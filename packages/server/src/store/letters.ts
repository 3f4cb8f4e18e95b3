import { newId } from '../ids';
import type { Letter, LetterKind } from '../people/letter';
import { notificationSettingsOf } from './notification-settings';
import type { Db } from './schema';

/** Puts a letter into the outbox. */
export async function addLetter(db: Db, letter: Letter, now: number): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      ...letter,
      id: newId(),
      table_id: null,
      no: 0,
      created: now,
      due: now,
      tries: 0,
      sent: null,
      problem: null,
    })
    .execute();
}

/** Tells a person something by letter, if they have confirmed an address. */
export async function tellByLetter(
  db: Db,
  person: string,
  what: Exclude<LetterKind, 'confirm-email'>,
  now: number,
): Promise<void> {
  const { email, confirmed } = await notificationSettingsOf(db, person);
  if (email !== undefined && confirmed !== undefined) await addLetter(db, { person, what, email }, now);
}

/** Takes letters that ask a person to confirm an address, and have not gone yet, out of the outbox. */
export async function dropWaitingConfirmations(db: Db, person: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('person', '=', person)
    .where('what', '=', 'confirm-email' satisfies LetterKind)
    .where('sent', 'is', null)
    .execute();
}
