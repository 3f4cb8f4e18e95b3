import type { Json } from '@furrow/wire/patch';
import type { AskedNumber } from '@furrow/wire/told';
import { askedOf, type Recipient, seenBy } from '../publish/news-writer';
import type { TableState } from '../state/table-state';

/** How a game stands for somebody. */
export interface SeenGame {
  readonly no: number;
  readonly moves: number;
  readonly seat?: number;
  readonly view: Json;
  readonly asked?: AskedNumber;
}

/** How the game stands for a person, or for anybody. */
export function seenGameFor(table: TableState, person: string | undefined): SeenGame {
  const seat = person === undefined ? undefined : table.seatOf(person);
  const recipient: Recipient = seat ?? 'public';
  const asked = askedOf(table, recipient);
  return {
    no: table.last,
    moves: table.record?.length ?? 0,
    ...(seat !== undefined && { seat }),
    view: seenBy(table, recipient),
    ...(asked && { asked }),
  };
}
