import { dropEndedMailCodes } from './mail-codes';
import { dropOldMail } from './mail-sent';
import type { Store } from './open';
import { dropDoneNotifications } from './outbox';
import { dropEndedSessions } from './sessions';
import { dropKeys } from './table-lists';
import { dropOldThrottles } from './throttles';
import { dropEndedTokens } from './tokens';

const DAY = 24 * 3_600_000;
/** For how many days notifications that were sent, answers to acts, and tokens that have ended are remembered. */
export const REMEMBERED_DAYS = { notifications: 7, keys: 30, endedTokens: 30 } as const;

/** Throws away what nobody needs any more. */
export function cleanUpRows(store: Store, now: number): Promise<void> {
  return store.write(async (db) => {
    await dropEndedSessions(db, now);
    await dropEndedMailCodes(db, now);
    await dropOldMail(db, now);
    await dropDoneNotifications(db, now - REMEMBERED_DAYS.notifications * DAY);
    await dropEndedTokens(db, now - REMEMBERED_DAYS.endedTokens * DAY);
    await dropKeys(db, now - REMEMBERED_DAYS.keys * DAY);
    await dropOldThrottles(db, now - DAY);
  });
}
