import { newId } from '../ids';
import { forgetPerson, tablesWith } from '../store/forget';
import type { Store } from '../store/open';
import { myTables } from '../store/table-lists';
import type { Phase } from '../table/store/stored-table';
import type { Tables } from '../table/tables';
import { type Refused, refuse } from '../words/refused';
import type { Person } from './person';

const PAGE = 100;
const TRIES = 3;

/**
 * Lets a person leave every table and forgets them: their games stay, without a name. Whoever sits at an unfinished table
 * after several tries, because it could not be kept that they left or because they sit down again, is not forgotten.
 */
export async function forgetEverywhere(
  store: Store,
  tables: Tables,
  person: Person,
): Promise<Refused | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    for (const id of await tablesIn(store, person.id, 'open'))
      await tables.act(id, person, { key: `leave-${newId()}`, act: { act: 'leave' } });
    for (const id of await tablesIn(store, person.id, 'playing'))
      await tables.act(id, person, { key: `leave-${newId()}`, act: { act: 'resign' } });
    const named = await tablesWith(store.db, person.id);
    if (await tables.exclusively(named, () => forgetPerson(store, person.id))) return undefined;
  }
  return refuse('busy');
}

/** All tables of a phase at which a person sits or that they set up. */
async function tablesIn({ db }: Store, person: string, phase: Phase): Promise<readonly string[]> {
  const all: string[] = [];
  for (;;) {
    const before = all.at(-1);
    const page = await myTables(db, person, { phase, atMost: PAGE, ...(before !== undefined && { before }) });
    all.push(...page.map(({ id }) => id));
    if (page.length < PAGE) return all;
  }
}
