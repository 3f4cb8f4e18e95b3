import { newSeed } from '@furrow/deal/seed';
import type { TableWish } from '@furrow/wire/wish';
import { addDeal, type DailyDeal, dealsOf } from '../store/daily';
import type { Store } from '../store/open';
import { dayOf } from './days';

interface Kind {
  readonly name: string;
  readonly wish: Pick<TableWish, 'game' | 'options' | 'seats'>;
  /** The bot that is played against; without it people play alone. */
  readonly bot?: string;
}

/** What is dealt every day. */
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
  if (known.length === KINDS.length) return known;
  return store.write(async (db) => {
    for (const { name, wish, bot } of KINDS)
      await addDeal(db, {
        id: `${day}-${name}`,
        day,
        wish: { ...wish, public: false, rated: false, pace: { pace: 'free' } },
        seed: newSeed(),
        created: now,
        ...(bot !== undefined && { bot }),
      });
    return dealsOf(db, day);
  });
}
