import { seatedPerson } from '@furrow/wire/seated';
import type { Store } from '../store/open';
import { hasNewerErrand, type OpenErrand } from '../store/outbox';
import type { StoredBrief } from '../table/store/table-store';
import type { Tables } from '../table/tables';

/** What can be asked whether an errand is still needed. */
export interface StillWorld {
  readonly store: Store;
  readonly tables: Pick<Tables, 'facts'>;
}

/** Whether what an errand tells is still so: it is the person's turn by the same question, the offer waits for them, the table waits for them. */
export async function isStillSo(
  { store, tables }: StillWorld,
  errand: OpenErrand,
  { snapshot: { sitters, waiting } }: StoredBrief,
): Promise<boolean> {
  const { person, table, what, no } = errand;
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
      return waits && !(await hasNewerErrand(store.db, errand));
    }
  }
}
