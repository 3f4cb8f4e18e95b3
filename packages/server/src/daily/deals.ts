import { newSeed } from '@furrow/deal/seed';
import type { TableWish } from '@furrow/wire/wish';
import type { Person } from '../people/person';
import { addDeal, type DailyDeal, dealsOf } from '../store/daily';
import type { Store } from '../store/open';
import { dayOf } from './days';

interface Kind {
  readonly name: string;
  readonly wish: Pick<TableWish, 'game' | 'options' | 'seats'>;
  /** The bot that is played against; without it people play alone. */
  readonly bot?: string;
}

/** The end of the id of a deal that is for members. */
const FOR_MEMBERS = '-members';

/** What is dealt every day, once for members and once for newcomers. */
const KINDS: readonly Kind[] = [
  {
    name: 'solo',
    wish: { game: 'agricola', options: { edition: 'revised', mode: 'base', decks: 'A,B' }, seats: 1 },
  },
  { name: 'duel', wish: { game: 'creatures', options: {}, seats: 2 }, bot: 'level-3' },
];

/** The deals of today; whoever asks first has them made. */
export async function dealsOfToday(store: Store, now: number): Promise<readonly DailyDeal[]> {
  const day = dayOf(now);
  const known = await dealsOf(store.db, day);
  if (known.length === 2 * KINDS.length) return known;
  return store.write(async (db) => {
    for (const { name, wish, bot } of KINDS)
      for (const end of ['', FOR_MEMBERS])
        await addDeal(db, {
          id: `${day}-${name}${end}`,
          day,
          wish: { ...wish, public: false, rated: false, pace: { pace: 'free' } },
          seed: newSeed(),
          created: now,
          ...(bot !== undefined && { bot }),
        });
    return dealsOf(db, day);
  });
}

/**
 * Whether a deal is for somebody. Members have an account and were here before today; all others are newcomers, whose deals are
 * other ones: whoever comes by another name to look at a deal first sees none that is ranked with members.
 */
export function isDealFor(deal: DailyDeal, person: Person | undefined): boolean {
  const isMember = person?.kind === 'account' && dayOf(person.created) < deal.day;
  return deal.id.endsWith(FOR_MEMBERS) === isMember;
}
