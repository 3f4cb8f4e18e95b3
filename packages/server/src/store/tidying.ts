import { dropEndedMailCodes } from './mail-codes';
import { dropOldMail } from './mail-sent';
import type { Store } from './open';
import { dropDoneErrands } from './outbox';
import { dropEndedSessions } from './sessions';
import { dropKeys } from './table-lists';
import { dropOldThrottles } from './throttles';
import { dropEndedTokens } from './tokens';

const DAY = 24 * 3_600_000;
/** For how many days errands that were run, answers to acts, and tokens that have ended are remembered. */
export const REMEMBERED_DAYS = { errands: 7, keys: 30, endedTokens: 30 } as const;

/** Throws away what nobody needs any more. */
export function tidy(store: Store, now: number): Promise<void> {
  return store.write(async (db) => {
    await dropEndedSessions(db, now);
    await dropEndedMailCodes(db, now);
    await dropOldMail(db, now);
    await dropDoneErrands(db, now - REMEMBERED_DAYS.errands * DAY);
    await dropEndedTokens(db, now - REMEMBERED_DAYS.endedTokens * DAY);
    await dropKeys(db, now - REMEMBERED_DAYS.keys * DAY);
    await dropOldThrottles(db, now - DAY);
  });
}
