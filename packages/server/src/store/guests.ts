import { peopleById, type StoredPerson } from './people';
import type { Db } from './schema';

/** Until when a guest must have come first, and which sessions and tokens have ended by now. */
export interface GuestsThen {
  readonly before: number;
  readonly now: number;
}

/** Drops the guests who cannot come back and did nothing at any table; says how many. */
export async function dropIdleGuests(db: Db, then: GuestsThen): Promise<number> {
  const idle = lost(db, then)
    .where((is) =>
      is.not(is.exists(is.selectFrom('entries').select('no').whereRef('entries.person', '=', 'people.id'))),
    )
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('tables').select('tables.id').whereRef('tables.owner', '=', 'people.id')),
      ),
    );
  const { numDeletedRows } = await db.deleteFrom('people').where('id', 'in', idle).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Guests who cannot come back and of whom no game is left, at most so many. */
export async function lostGuests(db: Db, then: GuestsThen, atMost: number): Promise<readonly StoredPerson[]> {
  const rows = await lost(db, then).limit(atMost).execute();
  return peopleById(
    db,
    rows.map(({ id }) => id),
  );
}

/** Guests without a session or a token, who sit nowhere and have no result. */
function lost(db: Db, { before, now }: GuestsThen) {
  return db
    .selectFrom('people')
    .select('people.id')
    .where('people.kind', '=', 'guest')
    .where('people.created', '<', before)
    .where((is) => {
      const sessions = is.selectFrom('sessions').select('hash').where('ends', '>', now);
      return is.not(is.exists(sessions.whereRef('sessions.person', '=', 'people.id')));
    })
    .where((is) => {
      const tokens = is.selectFrom('tokens').select('hash').where('ends', '>', now);
      return is.not(is.exists(tokens.whereRef('tokens.person', '=', 'people.id')));
    })
    .where((is) =>
      is.not(is.exists(is.selectFrom('sitters').select('seat').whereRef('sitters.person', '=', 'people.id'))),
    )
    .where((is) =>
      is.not(is.exists(is.selectFrom('results').select('seat').whereRef('results.person', '=', 'people.id'))),
    );
}
