import type { OpenNotification } from '../store/outbox';
import { lastActAt, toldSince } from '../store/outbox';
import type { Db } from '../store/schema';

/** The same thing about the same table is told once in so long, unless the person has acted there meanwhile. */
const APART = 10 * 60_000;
/** So often in a day somebody who does not react is told anything about a table. */
const MOST = 6;
const DAY = 24 * 3_600_000;

/** Whether a notification may be sent now, when it may, or never: nobody is flooded with what others do again and again. */
export async function whenAllowed(
  db: Db,
  notification: OpenNotification,
  now: number,
): Promise<'now' | 'never' | number> {
  const acted = await lastActAt(db, notification.table, notification.person);
  const told = await toldSince(db, notification, Math.max(now - DAY, acted));
  if (told.length >= MOST) return 'never';
  const last = Math.max(...told.filter(({ what }) => what === notification.what).map((one) => one.told));
  return last + APART > now ? last + APART : 'now';
}
