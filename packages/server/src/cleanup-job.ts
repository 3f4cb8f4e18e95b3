import { forgetEverywhere } from './people/forget-everywhere';
import { personOf } from './people/person';
import type { Services } from './services';
import { cleanUpRows } from './store/cleanup';
import { dropIdleGuests, lostGuests } from './store/guests';

const DAY = 24 * 3_600_000;
/** How many guests are forgotten at once; the others wait for the next time. */
const GUESTS = 500;

/** Throws away what nobody needs any more: rows, open tables that nobody starts, and guests who cannot come back. */
export async function cleanUp({ store, tables, settings, now, stopping }: CleanUpServices): Promise<void> {
  const { openDays, guestDays } = settings.limits;
  const time = now();
  await cleanUpRows(store, time);
  await tables.dropAbandoned(time - openDays * DAY);
  const then = { now: time, before: time - guestDays * DAY };
  await store.write((db) => dropIdleGuests(db, then));
  for (const guest of await lostGuests(store.db, then, GUESTS))
    if (!stopping.aborted) await forgetEverywhere(store, tables, personOf(guest));
}

type CleanUpServices = Pick<Services, 'store' | 'tables' | 'settings' | 'now' | 'stopping'>;
