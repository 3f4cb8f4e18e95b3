import { useSyncExternalStore } from 'react';

const KEY = 'chat-read';

/** Of so many tables the browser knows what was read there. */
const TABLES = 50;

/** The number of the last line that was read at each table, the table read last at the end. */
type ReadLines = Readonly<Record<string, number>>;

let readLines = stored();
const watchers = new Set<() => void>();

/** The number of the last line of a table's chat that was on this browser's screen, over reloads too. */
export function useLastRead(table: string): number {
  return useSyncExternalStore(watch, () => readLines[table] ?? 0);
}

/** Somebody has a table's chat before their eyes, up to a line. */
export function markRead(table: string, line: number): void {
  const { [table]: before = 0, ...others } = readLines;
  if (line <= before) return;
  readLines = Object.fromEntries([...Object.entries(others), [table, line]].slice(-TABLES));
  for (const tell of watchers) tell();
  try {
    localStorage.setItem(KEY, JSON.stringify(readLines));
  } catch {
    // A browser that keeps nothing counts from the start at the next visit.
  }
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

function stored(): ReadLines {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, line]) => Number.isSafeInteger(line)));
  } catch {
    return {};
  }
}
