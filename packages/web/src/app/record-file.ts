import { attempt, call } from './store';

/** Files larger than this are no records. */
const MOST = 5_000_000;

/** Opens the game of a record file; a broken one is refused with its line and the reason. */
export async function openRecord(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  const text = await file.slice(0, MOST).text();
  await attempt('importRecord', { text });
}

/** Offers the record of the game as a file. */
export async function downloadRecord(): Promise<void> {
  offerRecord(await call('exportRecord', {}));
}

/** Offers a record, or a campaign, as a file named after the day. */
export function offerRecord(text: string, name = 'game'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.furrow`;
  link.click();
  URL.revokeObjectURL(link.href);
}
