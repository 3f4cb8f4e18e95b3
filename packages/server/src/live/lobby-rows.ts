import type { LobbyRow } from '@furrow/wire/frames';
import { seatedPerson } from '@furrow/wire/seated';
import type { Sitter } from '@furrow/wire/told';
import type { Services } from '../services';
import type { Store } from '../store/open';
import { listTables, myTables } from '../store/table-lists';
import { lobbyRowOf } from '../table/publish/lobby-row';
import type { Connections } from './connections';
import type { Lobby } from './lobby';

const MOST = 200;

/** The tables that can be joined or watched: those whose people are here before all others, then the newest. */
export async function lobbyRows({
  store: { db },
  connections,
}: Pick<Services, 'store' | 'connections'>): Promise<readonly LobbyRow[]> {
  const here = connections.people();
  const open = await listTables(db, { phase: 'open', atMost: MOST }, here);
  const playing = await listTables(db, { phase: 'playing', atMost: MOST }, here);
  return [...open, ...playing].flatMap((table) => lobbyRowOf(table, table) ?? []);
}

/** Tells everybody in the lobby how the public tables of somebody stand who has just come or gone. */
export async function tellOfPresence({ db }: Store, lobby: Lobby, person: string): Promise<void> {
  for (const table of await myTables(db, person, { phase: 'open', atMost: MOST })) {
    const row = lobbyRowOf(table, table);
    if (row !== null) lobby.tell(table.id, row);
  }
}

/** Whether somebody who sits at a table is here. */
export function isSomebodyHere(sitters: readonly Sitter[], connections: Connections): boolean {
  return sitters.some((sitter) => {
    const person = seatedPerson(sitter);
    return person !== undefined && connections.isHere(person);
  });
}
