import type { Act } from '@furrow/wire/acts';
import type { TableWish } from '@furrow/wire/wish';
import { type Answered, ask } from '../api';
import { newKey } from '../new-key';
import type { Guest } from './TableSeats';

/** Sets up a table, puts bots on its seats, and starts the game if nobody else is to come. */
export async function createTable(
  wish: TableWish,
  guests: readonly Guest[],
): Promise<Answered<{ readonly id: string }>> {
  const created = await ask<{ readonly id: string }>('POST', '/tables', wish);
  if (!created.ok) return created;
  const { id } = created.value;
  const acts: Act[] = guests.flatMap((bot, i) =>
    bot === undefined ? [] : [{ act: 'bot', seat: i + 1, bot }],
  );
  if (acts.length === guests.length) acts.push({ act: 'start' });
  for (const act of acts) {
    const done = await ask<unknown>('POST', `/tables/${id}/acts`, { key: newKey(), act });
    if (!done.ok) return done;
  }
  return created;
}
