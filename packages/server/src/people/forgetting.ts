import { forgetPerson } from '../store/forget';
import { newId } from '../store/ids';
import type { Store } from '../store/open';
import { myTables } from '../store/table-lists';
import type { Phase } from '../table/keeping';
import type { Tables } from '../table/tables';
import type { Person } from './person';

const PAGE = 100;

/** Lets a person leave every table and forgets them: their games stay, without a name. */
export async function forgetEverywhere(store: Store, tables: Tables, person: Person): Promise<void> {
  for (const id of await tablesIn(store, person.id, 'open'))
    await tables.act(id, person, { key: `leave-${newId()}`, act: { act: 'leave' } });
  for (const id of await tablesIn(store, person.id, 'playing'))
    await tables.act(id, person, { key: `leave-${newId()}`, act: { act: 'resign' } });
  const touched = await Promise.all(
    (['open', 'playing', 'over'] as const).map((phase) => tablesIn(store, person.id, phase)),
  );
  await tables.still(touched.flat(), () => forgetPerson(store, person.id));
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
