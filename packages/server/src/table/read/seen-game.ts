import type { Json } from '@furrow/wire/patch';
import type { AskedNumber } from '@furrow/wire/told';
import { askedOf, type Hearer, seenBy } from '../publish/news-writer';
import type { TableNow } from '../state/table-now';

/** How a game stands for somebody. */
export interface SeenGame {
  readonly no: number;
  readonly moves: number;
  readonly seat?: number;
  readonly view: Json;
  readonly asked?: AskedNumber;
}

/** How the game stands for a person, or for anybody. */
export function seenGameFor(now: TableNow, person: string | undefined): SeenGame {
  const seat = person === undefined ? undefined : now.seatOf(person);
  const hearer: Hearer = seat ?? 'public';
  const asked = askedOf(now, hearer);
  return {
    no: now.last,
    moves: now.record?.length ?? 0,
    ...(seat !== undefined && { seat }),
    view: seenBy(now, hearer),
    ...(asked && { asked }),
  };
}
