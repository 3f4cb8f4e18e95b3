import { newSeed } from '@furrow/deal/seed';
import type { TableWish } from '@furrow/wire/wish';
import { addDeal, type DailyDeal, dealById, dealsOf } from '../store/daily';
import type { Store } from '../store/open';

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

/** The day of a moment, in UTC. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Whether the secret of a deal is still one: its day is not over. */
export function isSealed({ day }: DailyDeal, now: number): boolean {
  return day >= dayOf(now);
}

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

/** Whether the secret of a table is that of a deal whose day is not over. */
export async function isTableSealed(store: Store, daily: string | undefined, now: number): Promise<boolean> {
  const deal = daily === undefined ? undefined : await dealById(store.db, daily);
  return deal !== undefined && isSealed(deal, now);
}
