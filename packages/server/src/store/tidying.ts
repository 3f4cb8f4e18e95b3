import { dropEndedMailCodes } from './mail-codes';
import { dropOldMail } from './mail-sent';
import type { Store } from './open';
import { dropDoneErrands } from './outbox';
import { dropEndedSessions } from './sessions';
import { dropKeys } from './table-lists';

const DAY = 24 * 3_600_000;
/** How long errands that were run, and answers to acts, are remembered. */
const ERRANDS = 7 * DAY;
const KEYS = 30 * DAY;

/** Throws away what nobody needs any more. */
export function tidy(store: Store, now: number): Promise<void> {
  return store.write(async (db) => {
    await dropEndedSessions(db, now);
    await dropEndedMailCodes(db, now);
    await dropOldMail(db, now);
    await dropDoneErrands(db, now - ERRANDS);
    await dropKeys(db, now - KEYS);
  });
}
