import type { LobbyRow } from '@furrow/wire/frames';
import type { Store } from '../store/open';
import { listTables } from '../store/table-lists';
import { lobbyRowOf } from '../table/lobby';

const MOST = 200;

/** The newest tables that can be joined or watched. */
export async function lobbyRows({ db }: Store): Promise<readonly LobbyRow[]> {
  const open = await listTables(db, { phase: 'open', atMost: MOST });
  const playing = await listTables(db, { phase: 'playing', atMost: MOST });
  return [...open, ...playing].flatMap((table) => lobbyRowOf(table, table) ?? []);
}
