import type { TableStore } from '../store/table-store';

/** Whether everybody left a table before its game began, or it is kept no more. */
export async function isDropped(tableStore: TableStore, id: string): Promise<boolean> {
  const header = await tableStore.header(id);
  return header === undefined || header.snapshot.phase === 'dropped';
}
