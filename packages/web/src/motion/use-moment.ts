import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Table } from '../protocol/table';
import { isShowing } from './is-moving';

/** Something that is shown for a moment after one table has followed another. Any tap or key ends it at once; where nothing may move or pause, there is none. */
export function useMoment<T extends object>(
  table: Table,
  between: (before: Table, after: Table) => T | undefined,
  duration: number,
): T | undefined {
  const before = useRef(table);
  const look = useRef(between);
  const [shown, show] = useState<{ readonly what: T }>();
  useLayoutEffect(() => {
    const last = before.current;
    before.current = table;
    const follows = last.saveId === table.saveId && table.moves.shown > last.moves.shown;
    if (!follows || table.replaying || !isShowing()) return;
    const what = look.current(last, table);
    if (what !== undefined) show({ what });
  }, [table]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const end = () => show(undefined);
    const timer = setTimeout(end, duration);
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
    };
  }, [shown, duration]);
  return shown?.what;
}
