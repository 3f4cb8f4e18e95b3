import { seatedPerson } from '@furrow/wire/seated';
import type { Store } from '../store/open';
import { hasNewerNotification, type OpenNotification } from '../store/outbox';
import type { TableHeader } from '../table/store/stored-table';
import type { Tables } from '../table/tables';

/** What can be asked whether a notification is still needed. */
export interface RelevanceContext {
  readonly store: Store;
  readonly tables: Pick<Tables, 'facts'>;
}

/** Whether what a notification tells is still so: it is the person's turn by the same question, the offer waits for them, the table waits for them. */
export async function isStillRelevant(
  { store, tables }: RelevanceContext,
  notification: OpenNotification,
  { snapshot: { sitters, waiting } }: TableHeader,
): Promise<boolean> {
  const { person, table, what, no } = notification;
  switch (what) {
    case 'begun':
    case 'over':
      return true;
    case 'awaited': {
      const known = await tables.facts(table, person);
      const isFull = known?.phase === 'open' && known.sitters.every((sitter) => sitter !== null);
      return isFull && known.seat !== undefined && !known.here.includes(known.seat);
    }
    case 'offer': {
      const known = await tables.facts(table, person);
      const open = known?.offers.find(({ offer }) => offer === no);
      return open !== undefined && known?.seat !== undefined && !open.yes.includes(known.seat);
    }
    case 'your-turn':
    case 'time-short': {
      const waits = waiting.some((seat) => seatedPerson(sitters[seat]) === person);
      return waits && !(await hasNewerNotification(store.db, notification));
    }
  }
}
